import { isSaidNotNeeded } from "./language-not-needed"
import { wording, wordRegExp, wordsAround } from "./wording-pattern"

const level =
  "(?:requis|exigé|obligatoire|essentiel|avancé|fonctionnel|courant|intermédiaire|parlée?s?\\s(?:et|/)\\sécrite?s?|écrite?s?\\s(?:et|/)\\sparlée?s?|oral\\set\\sécrit)"

/** « Répondre aux exigences » says nothing of the work. */
const ofPosting =
  "(?!\\s(?:aux?|à)\\s(?:(?:l'|la\\s|nos\\s)(?:\\p{L}{1,15}\\s)?)?(?:exigences?|critères?|profil|annonce|offre|besoins?\\sdu\\sposte))"

/** A reason may also be in the next sentence: there, only words that can hardly lead to anything else. */
const reason = `because|since|in\\sorder\\sto|to\\s(?:serve|support|communicate)|due\\sto|afin\\sd(?:e\\s|')|puisqu|parce\\squ|en\\sraison|étant\\sdonné|‹car›|‹vu\\sque|compte\\stenu|‹(?:motifs?|raisons?|justification|reasons?)\\s?:|‹pour\\s(?:(?:bien|mieux|y|vous|leur|lui)\\s){0,2}(?:des)?(?:servir|répondre${ofPosting}|communiquer|échanger|interagir|transiger|correspondre)›`

const gettingIt =
  "(?:pouvoir|être|postuler|appliquer|soumettre|envoyer|déposer|occuper|exercer|obtenir|décrocher|réussir|faire|pourvoir|combler|assumer|joindre|rejoindre|intégrer|entrer|entreprendre|débuter|commencer|démarrer|venir|devenir|accéder|évoluer|progresser|avancer|grandir|gagner|bénéficier|profiter|exceller|performer)›"
const doingIt =
  "travailler›(?!\\s(?:avec|auprès)\\s(?!nous›|plaisir|passion|(?:une?|notre)\\s(?:\\p{L}{1,15}\\s)?équipe))|(?:compléter|renforcer|agrandir|épauler)\\s(?:une|notre|l'|son|leur)\\s?(?:\\p{L}{1,15}\\s)?équipe|remplir\\s(?:le|ce|ces|les|ton|votre)\\s(?:poste|rôle|fonctions|mandat)"
const noVerb =
  "(?:notre|votre|leur|autre|cadre|membre|premier|dernier|hiver|soir|hier|janvier|février|septembre|octobre|novembre|décembre|secrétaire|horaire|salaire|\\p{L}{1,15}ière)›"

const purpose = wordRegExp(
  "‹pour\\s(?:(?:le|la|les|l'|des|nos|notre)\\s?)?(?:service|servir|communications?|échanges?|appels|relations?|suivis?|soutien|client(?:e|s|es|èle)?)›|‹hors\\s(?:du\\s)?québec›|‹outside\\squébec›|‹anglophones?›|(?<!‹(?:able|ability|need|needs|have)\\s)‹to\\s(?:assist|help|answer|respond|work\\swith(?!\\s(?:us|our\\steam|(?:an?|the)\\s(?:\\p{L}{1,15}\\s)?team)›)|interact|speak|deal\\swith|read|write|liaise|correspond)›|‹for\\s(?:our\\s|the\\s)?(?:customers|clients|calls|clientele)›",
)

const infinitive = wordRegExp(
  "(?<=‹pour\\s(?:(?:bien|mieux|y|vous|leur|lui|nous|les|le|la|pouvoir)\\s){0,3}(?:l'|s')?)\\p{L}{1,20}(?:er|ir|re|oir)›",
  "giu",
)
const noPurpose = wordRegExp(`^(?:${noVerb}|${gettingIt}|${doingIt}|répondre(?!${ofPosting}))`)

/** After « pour », an infinitive says what the language is for, unless it is about getting or doing the job. */
const hasPurpose = (text: string) =>
  purpose.test(text) || [...text.matchAll(infinitive)].some(({ index }) => !noPurpose.test(text.slice(index)))

/** What is taught, or is in two languages itself. */
const workItself = wordRegExp(
  "‹(?:enseign\\p{L}{1,6}|cours|leçons?|formations?|professeure?s?|tuteurs?|teach(?:es|ing|er)?|milieux?|environnements?|écoles?|organismes?|entreprises?|sites?(?:\\sweb)?|documents?|textes?|rapports?|contenus?|services?|clientèles?|régions?|villes?|communautés?|publics?)\\s(?:[dl]'|de\\sl'|en\\s)?$",
)

/** Another language than French that a posting asks for, without saying why. */
export const otherLanguage = {
  ...wording(
    `‹bilingual›|‹bilingues?›|‹bilinguisme›|‹(?:fluent|fluency|proficien(?:t|cy))\\sin\\s(?:\\p{L}{1,12}\\sand\\s)?english›|‹english\\s(?:is\\s)?(?:required|mandatory|essential)›|‹(?:spoken\\sand\\swritten|written\\sand\\sspoken)\\s(?:french\\sand\\s)?english›|‹anglais\\s(?:est\\s)?${level}›|‹anglais\\s?(?:,|:|\\()?\\s?(?:de\\s)?niveau\\s(?:intermédiaire|avancé|fonctionnel|courant)›|‹(?:maîtrise|connaissance)\\s(?:du\\sfrançais\\set\\s)?de\\sl'anglais›`,
    `(?:${reason})`,
  ),
  withNext: true,
  means: isAskedFor,
}

function isAskedFor(sentence: string, from: number, to: number): boolean {
  const [before, after] = wordsAround(sentence, from, to)
  const isNeeded = !isSaidNotNeeded(before, sentence.slice(from, to), after)
  return isNeeded && !workItself.test(before) && !hasPurpose(`${before} ${after}`)
}
