import { wording, type WordingPattern, wordRegExp, wordsAround } from "./wording-pattern"

/** At most this age, nobody could be an employee who is preferred: it is about those who are served, or who may not be. */
const adult = 18
const aged = "(?:âgée?s?|aged?|who\\sare|qui\\sont|ayant)\\s"
const served = wordRegExp(
  `‹(?:clients?|clientèles?|usag(?:er|ère)s?|patiente?s?|bénéficiaires?|résidente?s?|participante?s?|élèves?|enfants?|athlètes|joueu(?:r|se)s?|entreprises?|compagnies?|sociétés?|équipes?|bâtiments?|immeubles?|maisons?|véhicules?|camions?|autobus|voitures?|équipements?|appareils?|children|child|kids?|students|learners|campers|athletes|players|boys|girls)\\s(?:${aged})?(?:de\\s)?(?:between\\s)?$|(?:‹il\\sy\\sa|‹depuis|‹en|‹dans|‹pendant)\\s$`,
)
/** They may be served or sought. */
const whom = wordRegExp(
  `‹(?:jeunes\\s)?(?:adolescente?s?|ados?|jeunes|adultes|youths?|teens?|teenagers|personnes)\\s(?:${aged})?(?:de\\s)?(?:between\\s)?$`,
)
const serving = wordRegExp(
  "‹(?:soins?›|services›|aide(?:r|z)?›|soutien|soutenir|accompagn|interven|auprès|encadr|héberg|logement|assister|assistance|desserv|animer|activités|atelier|programme|ressources|organisme|centre›)",
)
const inNeed = wordRegExp(
  "^\\s(?:vivant|atteinte?s|en\\sdifficulté|en\\sperte|présentant|itinérant|handicapé)",
)
const sought = wordRegExp(
  "‹(?:(?:réservée?s?|ouverte?s?|s'adresse(?:nt)?|adressée?s?|destinée?s?|offerte?s?|accessibles?|limitée?s?|priorité|préférence|donnée|accordée|(?:re)?cherch(?:e|ons|ez)|embauch(?:e|ons)|engage(?:ons)?|recrut(?:e|ons)|privilégi(?:e|ons)|voulons)\\s(?:(?:exclusivement|uniquement|seulement|surtout|aussi|activement|présentement|actuellement)\\s)?(?:aux?|à\\sdes|des?|les)|(?:poste|emploi|stage)s?\\spour\\s(?:les|des)|(?:open|reserved|restricted|limited|available)\\s(?:only\\s)?(?:to|for)|looking\\sfor|seeking|hiring|recruiting|hire|(?:position|job)s?\\sfor)\\s$",
)
/** What is open to those who are served. */
const openToServed = wordRegExp(
  "‹(?:(?:services|activités|programmes?|ateliers?|ressources?|centres?|organismes?)\\s(?:[^,;:]{1,40}\\s)?|(?:cours|camps?|maisons?|résidences?|cliniques?|logements?|hébergements?|soins|événements?|interventions?|loisirs|clubs?|auberges?|milieux?|écoles?|tarifs?|rabais|forfaits?|centers?|programs?|clinics?|shelters?|activities|events|service|animation|formation|aide|soutien|accompagnement|bourses?)\\s(?:(?:qui\\s)?(?:est|sont)\\s|is\\s|are\\s)?)$",
)

function isOfCandidates(sentence: string, from: number, to: number): boolean {
  const ages = sentence.slice(from, to).match(/\d{2}/g) ?? []
  if (ages.length === 0) return true
  return ages.some((age) => Number(age) > adult) && !isOfServed(...wordsAround(sentence, from, to))
}

function isOfServed(before: string, after: string): boolean {
  if (served.test(before)) return true
  const named = whom.exec(before)
  const lead = before.slice(0, named?.index)
  const search = sought.exec(lead)
  if (search && !openToServed.test(before.slice(0, search.index))) return false
  if (!named) return /(?<!\p{L})aux\s$/iu.test(lead)
  const arePersons = /^personnes/i.test(named[0])
  return arePersons
    ? /(?<!\p{L})(?:aux|des|les)\s$/iu.test(lead) && (serving.test(lead) || inNeed.test(after))
    : true
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
