import { type Location, locationRecords, matchKey, regions } from "./location"

/** A place as an employer spells it; it has no id until a job that names it is stored. */
export type OwnLocation = { name: string; description: string; type: "Town"; key: string }

const maxLocationNameLength = 256

const byKey = new Map<string, Location>()
for (const { id, name, description, type } of locationRecords) {
  byKey.set(matchKey(description), { id, name, description, type })
}
// Towns are also found with their region's full name: "Vancouver, British Columbia".
for (const { id, name, description, type } of locationRecords) {
  const region = regions.get(description.slice(-2))
  if (type === "Town" && region) byKey.set(matchKey(`${name}, ${region}`), { id, name, description, type })
}

/**
 * The place that `description` names (contract 1.4): a record of the reference data, or any other Canadian place
 * written `Name, XX`; null if it names none.
 */
export function matchLocation(description: string): { known: Location } | { own: OwnLocation } | null {
  const key = matchKey(description)
  const known = byKey.get(key)
  if (known) return { known }
  const own = ownLocation(description, key)
  return own && { own }
}

function ownLocation(description: string, key: string): OwnLocation | null {
  const [name = "", code = "", ...more] = description
    .split(",")
    .map((part) => part.trim().replace(/\s+/gu, " "))
  const region = code.toUpperCase()
  if (more.length > 0 || !regions.has(region) || !/\p{L}/u.test(name)) return null
  return [...name].length > maxLocationNameLength
    ? null
    : { name, description: `${name}, ${region}`, type: "Town", key }
}

/** How many characters are compared: longer texts are not similar anyway. */
const compared = 40

const nearby = locationRecords.map(({ name, description }) => ({
  description,
  name: matchKey(name),
  key: matchKey(description).slice(0, compared),
}))

type Suggestion = { description: string; rank: number }

/**
 * Up to three descriptions in the reference data that are nearest to `description`. Looks at every record, which
 * takes a millisecond.
 */
export function nearestLocations(description: string): string[] {
  const key = matchKey(description)
  const name = matchKey(description.split(",")[0] ?? "")
  if (!name) return []
  const region = [...regions].find(([code]) => code.toLowerCase() === key)
  if (region) return [region[1]]
  const best: Suggestion[] = []
  for (const record of nearby) {
    const worst = best.length < 3 ? Infinity : (best[2]?.rank ?? Infinity)
    const rank = rankOf(record, name, key.slice(0, compared), worst)
    if (rank >= worst) continue
    const place = best.findIndex((each) => rank < each.rank)
    best.splice(place < 0 ? best.length : place, 0, { description: record.description, rank })
    best.length = Math.min(best.length, 3)
  }
  return best.map((each) => each.description)
}

/**
 * Ranks the same name first, then one that starts with it, then one that it contains, then by the fewest differences:
 * smaller is nearer.
 */
function rankOf(record: (typeof nearby)[number], name: string, key: string, worst: number): number {
  if (record.name === name) return 0
  if (record.name.startsWith(name)) return 1
  if (name.includes(record.name)) return 2
  const least = 3 + Math.abs(record.key.length - key.length)
  return least >= worst ? least : 3 + distance(key, record.key)
}

const rows = [new Uint8Array(compared + 1), new Uint8Array(compared + 1)] as const

/** Levenshtein distance of texts of at most `compared` characters. */
function distance(a: string, b: string): number {
  let [row, next]: [Uint8Array, Uint8Array] = [rows[0], rows[1]]
  for (let j = 0; j <= b.length; j++) row[j] = j
  for (let i = 1; i <= a.length; i++) {
    next[0] = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] as number) + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      next[j] = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, substituted)
    }
    ;[row, next] = [next, row]
  }
  return row[b.length] as number
}
