/** The languages for people; what programs read is the same in both. */
export const languages = ["en", "fr"] as const
export type Language = (typeof languages)[number]

/** Whether `value` is one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

type Wish = { quality: number; place: number }

const quality = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i

/**
 * The language that an `Accept-Language` header asks for (RFC 9110, 12.5.4): French if `fr` or one of its regions is
 * preferred to English; English in all other cases, including `*` and an unreadable header.
 */
export function preferredLanguage(header: string | null | undefined): Language {
  if (!header || !/fr/i.test(header)) return "en"
  const french = wishFor("fr", header)
  const english = wishFor("en", header)
  if (!french || french.quality === 0) return "en"
  if (!english) return french.quality >= (wishFor("*", header)?.quality ?? 0) ? "fr" : "en"
  if (french.quality !== english.quality) return french.quality > english.quality ? "fr" : "en"
  return french.place < english.place ? "fr" : "en"
}

/** The highest quality given to `language`, with any region, and its position; null if it isn't named. */
function wishFor(language: string, header: string): Wish | null {
  let best: Wish | null = null
  for (const [place, part] of header.split(",").entries()) {
    const [range = "", ...parameters] = part.split(";")
    if (range.trim().toLowerCase().split("-")[0] !== language) continue
    const wished = parameters.length === 0 ? "1" : quality.exec(parameters.join(";"))?.[1]
    if (wished !== undefined && (!best || Number(wished) > best.quality))
      best = { quality: Number(wished), place }
  }
  return best
}
