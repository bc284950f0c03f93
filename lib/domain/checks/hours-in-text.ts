const number = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`
const upTo = String.raw`(?:\s?(?:-|–|to|à|et|and)\s?${number})?`

const hoursPatterns = [
  new RegExp(
    String.raw`(?<![\d.,$])${number}${upTo}[\s-]?(?:hours?|hrs?\.?|h)[\s-]?(?:(?:per|a|each|every|/)\s?(?:week|wk)|/\s?(?:week|wk)|weekly|work\s?week|week)(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\d.,$])${number}${upTo}\s?(?:heures?|h)\s?(?:par\s|de\stravail\spar\s|/\s?)(?:semaine|sem\.?)(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})semaine\sde\s(?:travail\sde\s)?${number}${upTo}\s?(?:heures?|h)(?!\p{L})`,
    "iu",
  ),
]

/** Nobody means more. */
const mostHours = 84

/** The hours of a week that `text` states (« 40 h par semaine »), the upper end where it gives a range; null where it states none. */
export function hoursInText(text: string): number | null {
  for (const pattern of hoursPatterns) {
    const [, lower, upper] = pattern.exec(text) ?? []
    const hours = Number((upper ?? lower ?? "").replace(",", "."))
    if (hours > 0 && hours <= mostHours) return hours
  }
  return null
}
