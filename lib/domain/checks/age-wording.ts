import { wording, type WordingPattern, wordRegExp, wordsAround } from "./wording-pattern"

/** At most this age, nobody could be an employee who is preferred: it is about those who are served, or who may not be. */
const adult = 18
const notCandidates = wordRegExp(
  "‹(?:clients?|clientèles?|usag(?:er|ère)s?|patiente?s?|bénéficiaires?|résidente?s?|participante?s?|élèves?|enfants?|adolescente?s?|ados?|jeunes|adultes|athlètes|joueu(?:r|se)s?|entreprises?|compagnies?|sociétés?|équipes?|bâtiments?|immeubles?|maisons?|véhicules?|camions?|autobus|voitures?|équipements?|appareils?|children|child|kids?|youths?|teens?|teenagers|students|learners|campers|athletes|players|boys|girls)\\s(?:(?:âgée?s?|aged?|who\\sare|qui\\sont|ayant)\\s)?(?:de\\s)?(?:between\\s)?$|‹(?:aux|des|les)\\spersonnes\\s(?:âgées\\s)?(?:de\\s)?$|(?:‹il\\sy\\sa|‹depuis|‹en|‹dans|‹pendant|‹aux)\\s$",
)

function isOfCandidates(sentence: string, from: number, to: number): boolean {
  const ages = sentence.slice(from, to).match(/\d{2}/g) ?? []
  if (ages.length === 0) return true
  return ages.some((age) => Number(age) > adult) && !notCandidates.test(wordsAround(sentence, from, to)[0])
}

const things =
  "compan|compagnie|entreprise|team|équipe|brand|marque|business|firm|société|organi|start|agence|industr|public|client|patient|child|kid|learner|athlete|player|reader|offender|enfant|famil|adulte?s?›|pousse|tree|plant|arbre|anima|chien"
const soughtInEnglish = wordRegExp(
  "‹(?:looking\\sfor|seek(?:s|ing)?|hir(?:es?|ing)|recruit(?:s|ing)?|wants?|needs?)\\s(?:an?\\s|some\\s)?(?:\\p{L}{3,15}(?:,|\\sand)?\\s)?$",
)
const soughtInFrench = wordRegExp(
  "‹(?:re)?(?:cherch|embauch|engage|recrut)\\p{L}{1,6}\\s(?:(?:activement|présentement|actuellement)\\s)?(?:une?\\s|des?\\s)$",
)

/** The wording that a preference for an age is found by. */
export const ageWording: readonly WordingPattern[] = [
  {
    ...wording(
      "‹young\\s?(?:and|&|,)\\s?(?:dynamic|energetic|ambitious|enthusiastic|motivated)›|‹(?:dynamic|energetic)\\s?(?:and|&|,)\\s?young›|‹young(?:er)?\\s(?:candidates?|applicants?|man|men|woman|women|lady|ladies|professionals?|graduates?|talent|sales(?:m[ae]n|wom[ae]n|person|people))›|‹youthful›|‹digital\\snatives?›|‹recent(?:ly)?\\sgrad(?:uate[ds]?|s)?›|‹(?:max(?:imum)?|upper)\\sage›|‹age\\slimit›|‹no\\solder\\sthan›|‹under\\s(?:the\\sage\\sof\\s)?\\d{2}\\syears?\\s(?:old|of\\sage)›|‹(?:aged?|ages)\\s(?:between\\s)?\\d{2}\\s?(?:-|–|to|and)\\s?\\d{2}›|‹mature\\s(?:person|individual|candidates?|applicants?|woman|women|man|men|lady)›",
      "canada\\ssummer\\sjobs|‹(?:serv|support|assist|help|mentor|coach|teach|work)(?:e|es|ing|s)?\\s(?:with\\s)?young|‹(?:clients?|residents?|patients?|participants?)›",
    ),
    means: isOfCandidates,
  },
  {
    ...wording(
      "‹jeune\\set\\s(?:dynamique|motivée?|ambitieu(?:x|se)|enthousiaste)›|‹jeunes?\\s(?:personnes?|candidate?s?|hommes?|femmes?|filles?|diplômée?s?|professionnel(?:le)?s?)›|‹âge\\s(?:maximal|maximum|limite)›|‹entre\\s\\d{2}\\set\\s\\d{2}\\sans›|‹moins\\sde\\s\\d{2}\\sans›(?!\\sd'(?!âge)|\\sde\\s(?!préférence))|‹récemment\\sdiplômée?s?›",
      "emplois\\sd'été\\scanada|‹(?:accompagn|aid|soutien|soutenir|interven|encadr)\\p{L}{0,20}\\s(?:des?\\s|les\\s)?jeunes",
    ),
    means: isOfCandidates,
  },
  {
    ...wording(`‹young(?:er)?\\s(?!${things})\\p{L}{3,20}›`, "canada\\ssummer\\sjobs"),
    means: (...found) => soughtInEnglish.test(wordsAround(...found)[0]),
  },
  {
    ...wording(`‹jeunes?\\s(?!${things})\\p{L}{3,20}›`, "emplois\\sd'été\\scanada"),
    means: (...found) => soughtInFrench.test(wordsAround(...found)[0]),
  },
  wording(`‹jeune\\s(?!${things})\\p{L}{3,20}\\s(?:recherchée?|demandée?)›`, "emplois\\sd'été\\scanada"),
]
