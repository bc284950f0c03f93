import { formatNumber } from "./numbers"

/** The words for each plural form of a language; English has "one" and "other". */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form that goes with a count: `pluralForm(2, { one: "posting", other: "postings" })` is "postings". */
export function pluralForm(count: number, forms: PluralForms, locale = "en-CA"): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
}

/** A count and its word: "1 posting", "1,240 postings". */
export function countOf(count: number, forms: PluralForms, locale = "en-CA"): string {
  return `${formatNumber(count, locale)} ${pluralForm(count, forms, locale)}`
}

/** Words in a row: "Kelowna, Vernon and Penticton". */
export function formatList(words: readonly string[], locale = "en-CA"): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(words)
}
