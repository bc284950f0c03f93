const number = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`
const upTo = String.raw`(?:\s?(?:-|–|to|à|et|and)\s?${number})?`

const hoursPatterns = [
  new RegExp(
    String.raw`(?<![\d.,$])${number}${upTo}[\s-]?(?:hours?|hrs?\.?|h)[\s-]?(?:(?:per|a|each|every|/)\s?(?:week|wk)|/\s?(?:week|wk)|weekly|work\s?week|week)(?!\p{L})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\d.,$])${number}${upTo}\s?(?:heures?|h)\s?(?:par\s|de\stravail\spar\s|/\s?)(?:semaine|sem\.?)(?!\p{L})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})semaine\sde\s(?:travail\sde\s)?${number}${upTo}\s?(?:heures?|h)(?!\p{L})`,
    "giu",
  ),
]

/** A larger number is not weekly hours. */
const mostHours = 84

/** After these words, they are the hours of a place, not of a person. */
const ofPlaces =
  /(?<!\p{L})(?:open|opening|store hours|operates?|ouverte?s?|heures d'ouverture)(?!\p{L})[^.!?\n]{0,40}$/iu
const atMost = /(?:up to|maximum(?: of)?|jusqu'à|au plus|maximum de) $/i

/**
 * The weekly hours that `text` states (« 40 h par semaine »), lowest and highest; « jusqu'à 40 h » starts at 0. Null
 * if it states none.
 */
export function hoursInText(text: string): readonly [number, number] | null {
  for (const pattern of hoursPatterns)
    for (const { 1: lower, 2: upper, index } of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, index - 60), index)
      const [low, high] = [hoursOf(lower), hoursOf(upper ?? lower)]
      if (low <= 0 || high < low || high > mostHours || ofPlaces.test(before)) continue
      return atMost.test(before) ? [0, high] : [low, high]
    }
  return null
}

function hoursOf(written = ""): number {
  return Number(written.replace(",", "."))
}
