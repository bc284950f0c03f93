import type { ReadPosting } from "./read-posting"
import { joinedSpans, longestMended, type Span, titleWithoutSpans } from "./title-without"
import { findWording, wording, wordRegExp } from "./wording-pattern"
import type { OutOfPlace } from "./words-in-title"

export const titlePay = wording(
  "[$€£]|‹\\d{2,3}\\s?k›|‹\\d{1,9}(?:[.,]\\d{1,4})?\\s?(?:/|per\\s|de\\sl')\\s?(?:h|hr|hour|heure|year|yr|an)›",
)

const sign = "[$€£]"
/** With its thousands groups. */
const number = "(?:\\d{1,3}(?:[\\s,.]\\d{3}(?!\\d)){1,2}|\\d{1,9})(?:[.,]\\d{1,2})?(?!\\d|[.,]\\d)"
/** "2" of "niveau 2 100 $" is a level. */
const digits = `(?<![\\p{L}\\d]|\\d[.,])(?<!‹(?:niveau|level|class|classe|grade|échelon|step|phase|zone|store|magasin|succursale|unit|unité|route|secteur)\\s)${number}`
const time =
  "(?:hours?|heures?|hrs?|h|years?|yr|annum|années?|ans?|months?|mois|weeks?|wk|semaine|sem|days?|jour)›"
const perTime = `\\s?(?:/\\s?|(?:per|par|an?|de)\\s|(?=l'|à\\s|la\\s))(?:à\\s)?(?:l'|la\\s)?${time}`
/** A number without a sign only belongs to a range if it can't be a level or a year: "niveau 2 - 25 $". */
const lowEnd = wordRegExp(
  `(?<!(?<!\\p{L})\\p{L}[-–/:]|\\d[-–/:])(?!\\d\\s?[-–—]|20\\d\\d\\s)${digits}\\s?(?:k\\s?)?(?:[-–—]|à|to)\\s?$`,
)
const highEnd = `(?:\\s?(?:[-–—]|to|à)\\s?${number}(?:\\s?k›)?(?=${perTime}|\\s?(?:[^\\p{L}\\p{N}\\s%$€£]|$)))?`

/**
 * Between two numbers, a sign belongs to the one that it touches: "Class 5 $20", « 25$ 40 heures ». If it touches both or
 * none, nothing is found.
 */
const amounts = [
  `(?<!${sign}|\\d|\\d\\s?[km])${sign}(?:(?<!\\d\\s?(?:[km]\\s?)?${sign})\\s)?${number}(?:\\s?[km]›)?${highEnd}`,
  `${digits}\\s?(?:[km]\\s?)?${sign}(?!\\s?\\d|${sign})`,
  `${digits}(?:\\s?[km])?${sign}(?=\\s\\d)`,
  `${digits}\\s${sign}(?=\\s\\d{1,2}\\s?(?:h|hrs?|heures?|hours?)›)`,
  `${digits}\\s?(?:/|per\\s|de\\sl')\\s?(?:h|hr|hour|heure|year|yr|an)›`,
  "‹\\d{2,3}\\s?k›",
  `(?<!${sign}|\\d\\s?(?:[km]\\s?)?)${sign}{1,9}(?!\\s?\\d|${sign})`,
].map((source) => wordRegExp(source, "giu"))

const currency = wordRegExp("‹(?:cad\\s?|usd\\s?|ca|us|c)$")

/** What follows an amount and says what it is. */
const named = wordRegExp(
  `^(?:${perTime}|\\s?(?:hour|heure|hr|h|annual(?:ly)?|annuel(?:le(?:ment)?)?|yearly|hourly|horaire|brut|gross|cad|ca|us)›|\\s(?:de|en|of|in)\\s(?:prime|boni|bonus|commission)s?›(?:\\s(?:de\\ssignature|d'embauche|d'accueil))?|\\sà\\s(?:la\\ssignature|l'embauche)›|\\s(?:sign(?:ing|-on)\\s|hiring\\s|retention\\s|welcome\\s)?bonus›)`,
)
/** What else goes with pay. */
const added = wordRegExp(
  "^(?:\\s?(?:\\+|(?:plus|et|and)\\s|&)\\s?(?:primes?(?:\\sd(?:e\\s|u\\s|')\\p{L}{3,15})?|bonus(?:es)?|bonis?|commissions?|pourboires?|avantages(?:\\ssociaux)?|tips|benefits|premiums?)›|\\s?\\+(?!\\s?\\p{L})|\\s(?:(?:et|ou|de)\\splus|and\\sup|or\\smore)›|,?\\s(?:(?:selon|depending\\son|based\\son)\\s(?:l'|votre\\s|your\\s)?(?:expérience|experience|échelle|scale)|doe)›)",
)
const ledToRange = wordRegExp("‹(?:de|from|entre|between)\\s$")
const ledTo = wordRegExp(
  "‹(?:(?:salaires?|taux|rémunération|primes?|boni|bonus|salary|wages?|pay|rate)(?:\\s(?:horaire|annuel))?(?:\\s(?:de|of|from))?|à\\spartir\\sde|jusqu'à|up\\sto|starting\\s(?:at|from)|minimum\\s(?:of|de)|with|avec|paying|earn|gagnez)\\s?:?\\s$|@\\s?$",
)

/** Pay in a title, and the title without all of it. */
export function payIn({ title }: ReadPosting): OutOfPlace | null {
  const found = findWording(title, [titlePay])
  if (!found) return null
  const { text, written } = title
  if (text.length > longestMended) return { quote: found.quote, without: null }
  const spans = joinedSpans(text, amountsIn(text))
  const [first] = spans
  const quote = first ? written.slice(first.from, first.to) : found.quote
  if (isInDoubt(text, spans)) return { quote, without: null }
  return {
    quote,
    without: titleWithoutSpans(
      written,
      spans.map((span) => withItsWords(text, span)),
    ),
  }
}

const doubtful = wordRegExp("^\\d[\\d\\s.,]{0,12}\\s[-–—]\\s?[$€£]")
const joinedToNumber = wordRegExp("(?:(?<!\\p{L})\\p{L}|\\d)[-–/:]$")

/** Whether a sign belongs to no amount, or a number may be another's: "K-12 800 $", "12 - $20". */
function isInDoubt(text: string, spans: readonly Span[]): boolean {
  const isLeft = [...text.matchAll(/[$€£]/g)].some(
    ({ index }) => !spans.some(({ from, to }) => from <= index && index < to),
  )
  return (
    isLeft ||
    spans.some(({ from, to }) => {
      const words = text.slice(from, to)
      return doubtful.test(words) || (/^\d/.test(words) && joinedToNumber.test(text.slice(0, from)))
    })
  )
}

function amountsIn(text: string): Span[] {
  const spans: Span[] = []
  for (const pattern of amounts)
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const from = startBefore(text, startBefore(text, index, lowEnd), currency)
      const to = endAfter(text, index + words.length, named)
      spans.push({ from, to })
    }
  return spans.sort((one, other) => one.from - other.from)
}

function withItsWords(text: string, { from, to }: Span): Span {
  const isRange = /\d\s?(?:[$€£k]\s?)?(?:[-–—]|à|to|et|and)\s?[$€£]?\s?\d/iu.test(text.slice(from, to))
  const start = startBefore(text, isRange ? startBefore(text, from, ledToRange) : from, ledTo)
  return { from: start, to: endAfter(text, to, added) }
}

function startBefore(text: string, from: number, pattern: RegExp): number {
  return pattern.exec(text.slice(0, from))?.index ?? from
}

/** The end of what `pattern` finds after `to`, again and again: « $ CAD de l'heure ». */
function endAfter(text: string, to: number, pattern: RegExp): number {
  const words = pattern.exec(text.slice(to))?.[0]
  return words ? endAfter(text, to + words.length, pattern) : to
}
