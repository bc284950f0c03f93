import { type Location, locationRecords, matchKey, regions } from "./location"

/** A place that an employer spells in its own way; it has no id until a job that names it is stored. */
export type OwnLocation = { name: string; description: string; type: "Town"; key: string }

type Match = { known: Location } | { own: OwnLocation } | { suggestions: string[] }

export const maxLocationNameLength = 256

const byKey = new Map<string, Location>()
for (const { id, name, description, type } of locationRecords) {
  byKey.set(matchKey(description), { id, name, description, type })
}
// Town records are told once more under their region's full name: "Vancouver, British Columbia".
for (const { id, name, description, type } of locationRecords) {
  const region = regions.get(description.slice(-2))
  if (type === "Town" && region) byKey.set(matchKey(`${name}, ${region}`), { id, name, description, type })
}

/**
 * The place that `description` names (contract 1.4): a record of the reference data, or any other Canadian place written
 * `Name, XX`; otherwise up to three descriptions that come nearest.
 */
export function matchLocation(description: string): Match {
  const key = matchKey(description)
  const known = byKey.get(key)
  if (known) return { known }
  const own = ownLocation(description, key)
  if (own) return { own }
  return { suggestions: nearest(description) }
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

function nearest(description: string): string[] {
  const key = matchKey(description)
  const name = matchKey(description.split(",")[0] ?? "")
  if (!name) return []
  const scored = locationRecords.map((record) => {
    const recordName = matchKey(record.name)
    const start =
      recordName === name ? 0 : recordName.startsWith(name) ? 1 : name.includes(recordName) ? 2 : 3
    return {
      description: record.description,
      start,
      distance: start < 3 ? 0 : distance(key, matchKey(record.description)),
    }
  })
  const code = [...regions].find(([each]) => each.toLowerCase() === key)
  if (code) return [code[1]]
  return scored
    .sort((a, b) => a.start - b.start || a.distance - b.distance)
    .slice(0, 3)
    .map((each) => each.description)
}

/** Levenshtein distance, of texts cut short: beyond that length they are nothing alike anyway. */
function distance(left: string, right: string): number {
  const a = left.slice(0, 40)
  const b = right.slice(0, 40)
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substituted)
    }
    row = next
  }
  return row[b.length] ?? 0
}
