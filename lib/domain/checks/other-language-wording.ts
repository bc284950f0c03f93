import { wording, wordRegExp, wordsAround } from "./wording-pattern"

const level =
  "(?:requis|exigé|obligatoire|essentiel|avancé|fonctionnel|courant|intermédiaire|parlée?s?\\s(?:et|/)\\sécrite?s?|écrite?s?\\s(?:et|/)\\sparlée?s?|oral\\set\\sécrit)"

/** A reason may also be in the next sentence: there, only words that can hardly lead to anything else. */
const reason =
  "because|since|in\\sorder\\sto|to\\s(?:serve|support|communicate)|due\\sto|afin\\sd(?:e\\s|')|puisqu|parce\\squ|en\\sraison|étant\\sdonné|‹car›|‹vu\\sque|compte\\stenu|‹(?:motifs?|raisons?|justification|reasons?)\\s?:|‹pour\\s(?:(?:bien|mieux|y|vous|leur|lui)\\s){0,2}(?:des)?(?:servir|répondre|communiquer|échanger|interagir|transiger|correspondre)›"

/** After « pour », an infinitive says what the language is for, unless it is about getting or doing the job. */
const purpose = wordRegExp(
  "‹pour\\s(?:(?:bien|mieux|y|vous|leur|lui|nous|les|le|la|pouvoir)\\s){0,3}(?:l'|s')?(?!notre›|votre›|leur›|autre›|cadre›|membre›|premier›|hiver›|être›|postuler›|soumettre›|occuper›|exercer›|obtenir›|réussir›|faire›|pourvoir›|combler›|joindre›|rejoindre›|entrer›|exceller›|travailler›(?!\\savec›))\\p{L}{1,20}(?:er|ir|re|oir)›|‹pour\\s(?:(?:le|la|les|l'|des|nos|notre)\\s?)?(?:service|servir|communications?|échanges?|appels|relations?|suivis?|soutien|client(?:e|s|es|èle)?)›|‹hors\\s(?:du\\s)?québec›|‹outside\\squébec›|‹anglophones?›|‹to\\s(?:assist|help|answer|respond|work\\swith|interact|speak|deal\\swith|read|write|liaise|correspond)›|‹for\\s(?:our\\s|the\\s)?(?:customers|clients|calls|clientele)›",
)

const notNeeded = wordRegExp(
  "‹(?:n'est|n'es|ne\\ssont|ne\\ssera|ne\\sseront|n'étant)\\s(?:pas|aucunement|nullement)›|‹(?:pas|non)\\s(?:requise?s?|exigée?s?|nécessaires?|obligatoires?|essentiel(?:le)?s?|demandée?s?|besoin)›|‹aucune?›|‹sans\\sexig|‹n'exig\\p{L}{1,6}\\s(?:pas|aucun)|‹not\\s(?:required|necessary|needed|mandatory|essential|a\\srequirement)›|‹(?:do|does)\\snot\\s(?:require|need)›|‹no\\sneed›",
)
const aside = wordRegExp(",\\s(?:n'est\\spas|is\\snot)›")
const clauseEnds = /[;,:]|(?<!\p{L})(?:mais|but)(?!\p{L})/giu

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

/** What isn't needed is only said of the language if it is in the same clause: « expérience non requise, anglais courant ». */
function isAskedFor(sentence: string, from: number, to: number): boolean {
  const [before, after] = wordsAround(sentence, from, to)
  const ends = (text: string) => text.split(clauseEnds)
  const clause = `${ends(before).at(-1)}${sentence.slice(from, to)}${ends(after)[0]}`
  const isNeeded = !notNeeded.test(clause) && !aside.test(after)
  return isNeeded && !workItself.test(before) && !purpose.test(`${before} ${after}`)
}
