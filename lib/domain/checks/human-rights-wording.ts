import { ageWording } from "./age-wording"
import { wording, type WordingPattern } from "./wording-pattern"

/** The wording that each ground of human-rights law is found by, English before French. */
export const humanRightsWording = {
  citizenship: [
    wording(
      "‹canadian\\scitizens?(?:\\s(?:and|or)\\spermanent\\sresidents?)?\\sonly›|‹(?:must\\sbe|only|(?:restricted|limited)\\sto|open\\sonly\\sto)\\s(?:a\\s)?canadian\\scitizens?›|‹canadian\\scitizenship\\s(?:is\\s)?(?:required|mandatory)›|‹no\\s(?:foreigners|work\\spermits?|visa\\sholders)›",
      "(?:authori[sz]ed|entitled|eligible|permitted)\\sto\\swork|security\\sclearance|controlled\\sgoods",
    ),
    wording(
      "‹citoyen(?:ne)?s?(?:\\(ne\\)s?)?\\scanadien(?:ne)?s?(?:\\(ne\\)s?)?\\s(?:seulement|uniquement)›|‹être\\s(?:une?\\s)?citoyen(?:ne)?\\scanadien(?:ne)?›|‹citoyenneté\\scanadienne\\s(?:est\\s)?(?:requise|exigée|obligatoire)›",
      "autorisée?\\sà\\stravailler|permis\\sde\\stravail|cote\\sde\\ssécurité|marchandises\\scontrôlées",
    ),
  ],
  age: ageWording,
  sex: [
    wording(
      "‹(?:males?|females?|m[ae]n|wom[ae]n|ladies|gentlemen|girls?)\\s(?:only|preferred|wanted|needed)›|‹(?:looking\\sfor|seeking|hiring|prefer(?:ably)?)\\s(?:an?\\s)?(?:male|female|man|woman|lady|girl)s?›(?![-'])|‹(?:waitress(?:es)?|salesm[ae]n|saleswom[ae]n|handym[ae]n|foreman|foremen|repairm[ae]n|stewardess(?:es)?|barmaids?|busboys?|cleaning\\slady|delivery\\s(?:man|boy)|tradesm[ae]n)›|(?<![\\p{L}\\p{N}/]|‹he\\sor\\s|‹she\\sor\\s)(?:he|she)\\s(?:will|must|should)›",
      "encouraged|welcome\\sapplications|self-identif|washroom|‹(?:clients?|patients?|residents?)›",
    ),
    wording(
      "‹(?:hommes?|femmes?)\\s(?:seulement|uniquement|de\\spréférence)›|‹(?:recherch|cherch)\\p{L}{0,20}\\s(?:une?|des)?\\s?(?:hommes?|femmes?|dames?|monsieur|jeune\\sfille)›|‹femmes?\\sde\\sménage›|‹homme\\sà\\stout\\sfaire›|(?<![\\p{L}/]|serveur\\s(?:ou|et)\\s)serveuses?›(?!\\s?[/(·]|\\s(?:ou|et)\\sserveur)",
      "invitée?s\\sà\\spostuler|accès\\sà\\sl'égalité",
    ),
  ],
  family: [
    wording(
      "‹(?:single|unmarried|married)\\s(?:person|candidates?|applicants?|woman|women|man|men)›|‹(?:no|without)\\s(?:kids|children|dependents|family\\s(?:obligations|commitments|responsibilities))›",
    ),
    wording(
      "‹célibataires?›|‹sans\\s(?:enfants?|charge\\sfamiliale|(?:obligations?|responsabilités)\\sfamiliales?)›",
    ),
  ],
  origin: [
    wording(
      "‹native\\s(?:english|french|speakers?)›|‹native[- ]level›|‹mother\\stongue›|‹(?:no|without\\san?|neutral)\\saccent›|‹accent[- ]free›|‹(?:caucasian|white|asian|black|indian|filipino|chinese)\\s(?:only|preferred)›",
      "encouraged|self-identif|equity",
    ),
    wording("‹langue\\smaternelle›|‹sans\\saccent›|‹québécoise?s?\\sde\\ssouche›"),
  ],
  religion: [
    wording(
      "‹(?:practi[cs]ing|committed|born[- ]again)\\s(?:christian|catholic|muslim|jew)›|‹must\\sbe\\s(?:an?\\s)?(?:christian|catholic|muslim|jewish|hindu|sikh)›",
    ),
  ],
  disability: [
    wording(
      "‹able[- ]bodied›(?!\\ssea)|‹in\\s(?:excellent|good|perfect)\\s(?:physical\\s)?(?:health|shape)›(?!\\s(?:care|benefit|and\\ssafety))|‹physically\\sfit›|‹no\\s(?:disabilit(?:y|ies)|health\\s(?:issues|problems))›|‹healthy\\s(?:person|individual|candidate)s?›",
    ),
    wording(
      "‹(?:en\\s)?(?:bonne|parfaite|excellente)\\s(?:santé|condition\\sphysique|forme\\sphysique)›|‹apte\\sphysiquement›",
    ),
  ],
  record: [
    wording(
      "‹(?:clean|clear|no|without\\sa)\\scriminal\\s(?:record|background|history)›|‹criminal\\srecord\\s?:\\s?none›",
      "vulnerable\\ssector",
    ),
    wording(
      "‹casier\\sjudiciaire\\svierge›|‹sans\\s(?:casier|antécédents?)\\sjudiciaires?›|‹aucun\\s(?:casier|antécédent)\\sjudiciaire›(?!\\sn)|‹(?:casier|antécédents?)\\sjudiciaires?\\s?:\\s?(?:aucune?|néant|vierge)›|‹(?:pas|point)\\s(?:avoir|posséder)\\s(?:de\\s|d'|un\\s)(?:casier|antécédents?)\\sjudiciaires?›",
      "secteur\\svulnérable",
    ),
  ],
} satisfies Record<string, readonly WordingPattern[]>

export type HumanRightsGround = keyof typeof humanRightsWording
