import { type Message, say } from "@/lib/messages/message"
import { formatMoney } from "./money"

/** What a text says: an amount (null if it is blank), or that it is unclear, and what to write instead. */
export type AmountRead = { amount: number | null } | { unclear: Message }

/** How many digits a number surely holds; with more, another amount than the one typed would be stored. */
const mostDigits = 15

const form = /^(-)?(?:CA\$|C\$|CAD|\$)? ?(-)?([\d., ']*?) ?(?:CA\$|CAD|\$)?$/i

/**
 * Reads an amount of money that a person typed, if it can only mean one thing: by the locale's own marks, or because
 * any other reading would group the digits in a way that nobody does.
 */
export function readAmount(text: string, locale = "en-CA"): AmountRead {
  if (text.trim() === "") return { amount: null }
  const { amount, digits } = certainAmount(text, locale)
  return amount === null ? { unclear: whatToWrite(digits, marksOf(locale), locale) } : { amount }
}

/** The amount, or null if it may mean several or none, and the text without currency and sign. */
function certainAmount(text: string, locale: string): { amount: number | null; digits: string } {
  const typed = text.replace(/\s/g, " ").replace(/[‘’]/g, "'").replace(/−/g, "-").trim()
  const [, before, after, digits = ""] = form.exec(typed) ?? []
  const plain = before && after ? null : plainNumber(digits, marksOf(locale))
  return { amount: plain === null ? null : Number(plain) * (before || after ? -1 : 1), digits }
}

/** An amount as its field shows it: "55,000", "21.50". It reads back as the same amount. */
export function writeAmount(amount: number, locale = "en-CA"): string {
  const written = (useGrouping: boolean, decimals: number) =>
    new Intl.NumberFormat(locale, {
      numberingSystem: "latn",
      useGrouping,
      minimumFractionDigits: decimals,
      maximumFractionDigits: 20,
    }).format(amount)
  const readsBack = (text: string) => certainAmount(text, locale).amount === amount
  const decimals = Number.isInteger(amount) ? 0 : 2
  const plain = written(false, decimals)
  // A fourth decimal distinguishes the three in "17,852" from thousands.
  return [written(true, decimals), plain, written(false, 4)].find(readsBack) ?? plain
}

type Marks = { decimal: string; group: string }

function marksOf(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1234567.5)
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? ""
  return { decimal: mark("decimal"), group: mark("group").replace(/\s/, " ").replace("’", "'") }
}

/** `text` as JavaScript writes numbers; null if it may mean several, or none. */
function plainNumber(text: string, { decimal, group }: Marks): string | null {
  if (!/\d/.test(text)) return null
  const marks = text.replace(/\d/g, "")
  const kinds = new Set(marks)
  const last = marks.at(-1)
  if (last === undefined) return exact(text)

  const [start, end] = divided(text, last)
  const once = marks.indexOf(last) === marks.length - 1
  // Where a comma comes before the cents, "52,000" may also be 52,000 as written in English.
  if (last === "," && last === decimal && marks === "," && /^[1-9]\d{0,2},\d{3}$/.test(text)) return null
  // Three digits may be thousands, and fewer after this locale's mark for thousands may be a typing error.
  const endsInCents = end.length !== 3 && (kinds.size === 2 || last !== group)
  if (once && kinds.size <= 2 && (last === decimal || (/[.,]/.test(last) && endsInCents))) {
    const integer = kinds.size === 2 ? withoutGroups(start) : start
    return integer === null ? null : exact(integer, end)
  }
  const groups = kinds.size === 1 && (!once || (last !== decimal && [" ", "'", group].includes(last)))
  const integer = groups ? withoutGroups(text) : null
  return integer === null ? null : exact(integer)
}

/** The digits of a whole number that one mark groups into thousands. */
function withoutGroups(text: string): string | null {
  return /^[1-9]\d{0,2}([., '])\d{3}(\1\d{3})*$/.test(text) ? text.replace(/\D/g, "") : null
}

function exact(integer: string, decimals = ""): string | null {
  const digits = integer.replace(/^0+/, "") + withoutTrailingZeros(decimals)
  return digits.length > mostDigits ? null : `${integer || "0"}.${decimals || "0"}`
}

function withoutTrailingZeros(decimals: string): string {
  let end = decimals.length
  while (decimals[end - 1] === "0") end--
  return decimals.slice(0, end)
}

function divided(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}

function whatToWrite(digits: string, { decimal }: Marks, locale: string): Message {
  const [, thousands, rest] = decimal === "," ? (/^(\d{1,3})[.,](\d{3})$/.exec(digits) ?? []) : []
  if (thousands && rest) {
    const [large, small] = [Number(thousands + rest), Number(`${thousands}.${rest}`)] as const
    return say("pay.writeEither", {
      many: writeAmount(large, locale),
      manyMeans: formatMoney(large, { locale }),
      few: writeAmount(small, locale),
      fewMeans: formatMoney(small, { locale }),
    })
  }
  const [, start, end] = /^(\d{1,9})[.,](\d{1,2})$/.exec(digits) ?? []
  if (start && end) {
    const amount = formatMoney(Number(`${start}.${end}`), { locale })
    const written = `${start}${decimal}${end}`
    return decimal === ","
      ? say("pay.writeWithComma", { written, amount })
      : say("pay.writeWithPoint", { written, amount })
  }
  return say("pay.writeInDigits", { small: writeAmount(24.5, locale), large: writeAmount(24_000, locale) })
}
