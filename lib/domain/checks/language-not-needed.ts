import { wordRegExp } from "./wording-pattern"

const required =
  "(?:requise?s?|exigée?s?|nécessaires?|obligatoires?|essentiel(?:le)?s?|demandée?s?|indispensables?|impérati(?:f|ve)s?)"
const severalRequired =
  "(?:requis|requises|exigée?s|nécessaires|obligatoires|essentiel(?:le)?s|demandée?s|indispensables)›"
const requiredInEnglish = "(?:required|necessary|needed|mandatory|essential|a\\srequirement|a\\smust)›"

const notNeeded = wordRegExp(
  `‹(?:n'est|n'es|ne\\ssont|ne\\ssoi(?:t|ent)|ne\\ssera|ne\\sseront|n'étant)\\s(?:pas|aucunement|nullement)›|‹(?:pas|non|nul)\\s(?:${required}|besoin)›|‹aucune?\\s(?:(?:exigence|obligation|niveau|notion|autre)\\s(?:de\\s|d'|en\\s)?(?:la\\s|l'|le\\s)?)?(?:anglais|bilingu|langues?›|linguistique|(?:connaissance|maîtrise)s?\\s(?:du\\sfrançais|de\\sl'anglais|d'une|de\\sla\\slangue|linguistique))|‹sans\\s(?:exig|être\\s${required}›)|‹n'exig\\p{L}{1,6}\\s(?:pas|aucun)|‹not\\s${requiredInEnglish}|‹(?:do|does)\\snot\\s(?:require|need)›|‹no\\sneed›`,
)
const directlyRefused = wordRegExp(
  "‹(?:no|without|non|sans|aucune?|ni)[\\s-](?:de\\s|d'|la\\s|le\\s|l')?$|‹aucune?\\s(?:\\p{L}{1,20}\\s){1,2}(?:ni|ou)\\s(?:de\\s|d')?$",
)

/** « Et de l'anglais » and "and written English" go on with the same. */
const ofLanguages =
  "(?:du›|des?›|d'|(?:l'|le\\s|la\\s)?(?:français|anglais|espagnol|langue)|écrite?s?›|parlée?s?›|à\\sl'(?:oral|écrit)›|oral›|une\\sautre›|another›|other›|french›|english›|spoken›|written›)"
const clauseEnds = wordRegExp(
  `[;,:()|•]|\\s[-–—]\\s|‹(?:mais|but|alors\\sque|tandis\\sque|bien\\sque?|quoique?|même\\ssi|although|though|even\\sif|while|without)›|‹(?:et|and)›(?!\\s${ofLanguages})|‹sans›(?!\\s(?:exig|être›))`,
  "giu",
)
const otherNouns = wordRegExp(
  "‹(?:expérience|permis|diplôme|formation|études|certificat|véhicule|voiture|experience|licen[cs]e|degree|diploma|vehicle|training)›",
)

/** How much it is liked, before it is said not to be needed: « souhaité, mais non requis ». */
const liked =
  "(?:\\s?[,;:(]|\\s[-–—]|(?:\\s|(?<=\\())(?:(?:bien\\s|quoi)qu')?(?:mais|but|et|and|bien\\sque|although|though|while|quoique|toutefois|cependant|est|serait|is|would\\sbe|une?|an?|atout|avantage|asset|plus|considérée?|comme|très|fortement|appréciée?|souhaitée?|souhaitable|valorisée?|préférée?|préférable|utile|important|grand|réel|certain|pour\\s(?:ce|le)\\sposte|for\\s(?:this|the)\\s(?:role|position)|definite|strong|(?:français|anglais|french|english)(?:[-/–](?:français|anglais|french|english))?|preferred|desired|desirable|helpful|useful|valued|nice\\sto\\shave|ce|il|elle|it|this)›){0,10}"
const saidLater = wordRegExp(
  `^${liked}\\s?(?:sans\\s(?:toutefois\\s|pour\\sautant\\s)?être\\s${required}›|(?:n'est|ne\\s(?:soit|sera|serait))\\s(?:pas|aucunement|nullement)\\s(?:une?\\s)?(?:absolument\\s)?(?:${required}|exigence|obligation|condition|critère|prérequis)›|(?:is\\s|are\\s)?not\\s${requiredInEnglish}|(?:pas|non)\\s${required}›)`,
)
const afterAside = wordRegExp("^(?:,|\\s[-–—])\\s[^,;:–—]{1,60}(?:,|\\s[-–—])\\s(?:n'est\\spas|is\\snot)›")
const ofSeveral = wordRegExp(
  `^\\s(?:et|and|ou|or)\\s(?:(?!(?:et|and|ne)›|${required}›)\\p{L}[\\p{L}'-]{0,20}\\s){1,5}(?:ne\\s(?:sont|seront|soient)\\s(?:pas|aucunement)›|(?:non|pas)\\s${severalRequired}|(?:are\\s)?not\\s${requiredInEnglish})`,
)
const demanded = wordRegExp(
  `‹(?:doi(?:t|s|vent)|devez|faut|must)›|${required}›|‹(?:required|mandatory|essential)›|‹biling(?:ues?|ual)›`,
)

/**
 * Whether a language, `words`, is said not to be needed. The same clause has to say it, or go on about the language:
 * « bilingue et aucune expérience n'est requise » doesn't.
 */
export function isSaidNotNeeded(before: string, words: string, after: string): boolean {
  const start = before.split(clauseEnds).at(-1) ?? ""
  const outside = after.replace(/^([^()]{0,60})\)/, "$1").replace(/\([^()]{0,60}\)/g, "")
  const end = (outside.split(clauseEnds)[0] ?? "").split(otherNouns)[0] ?? ""
  return (
    notNeeded.test(start + words + end) ||
    directlyRefused.test(before) ||
    saidLater.test(after) ||
    saidLater.test(outside) ||
    afterAside.test(after) ||
    (ofSeveral.test(after) && !demanded.test(start + words))
  )
}
