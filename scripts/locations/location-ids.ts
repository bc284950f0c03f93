import { type IdentifiedLocation, type NewLocation, matchingKey } from "./location"

// Clients already know these ids.
const publicIds: Record<string, number> = {
  "Vancouver, BC": 156,
  "Richmond, BC": 172,
  "Chetwynd, BC": 308,
  "Prince Rupert, BC": 319,
  "Vanderhoof, BC": 406,
  "Masset, BC": 581,
}

// Ids from here on belong to places that employers name and that are not in this file.
const firstIdOfOtherPlaces = 100_000

function identity(location: NewLocation): string {
  return `${location.type} ${location.description}`
}

// A record that the sources no longer give stays in the file, because jobs may refer to it.
export function withIds(locations: NewLocation[], existing: IdentifiedLocation[]): IdentifiedLocation[] {
  const current = new Set(locations.map(identity))
  const vanished = existing.filter((location) => !current.has(identity(location)))
  for (const { id, description } of vanished)
    console.log(`Kept ${id} "${description}", now without a source.`)

  const knownIds = new Map(existing.map((location) => [identity(location), location.id]))
  const usedIds = new Set([...Object.values(publicIds), ...knownIds.values()])
  let lastId = Math.max(0, ...knownIds.values())
  const nextId = () => {
    do lastId += 1
    while (usedIds.has(lastId))
    return lastId
  }

  return [
    ...vanished,
    ...locations.map((location) => ({
      id: knownIds.get(identity(location)) ?? publicIds[location.description] ?? nextId(),
      ...location,
    })),
  ].toSorted((a, b) => a.id - b.id)
}

export function assertSound(locations: IdentifiedLocation[]): void {
  const duplicates = (values: (string | number)[]) =>
    values.filter((value, at) => values.indexOf(value) !== at)
  const repeated = [
    ...duplicates(locations.map(({ id }) => id)),
    ...duplicates(locations.map(({ description }) => matchingKey(description))),
  ]
  if (repeated.length > 0) throw new Error(`These ids or descriptions occur twice: ${repeated.join(", ")}.`)

  const beyond = locations.filter(({ id }) => id < 1 || id >= firstIdOfOtherPlaces)
  if (beyond.length > 0) throw new Error(`${beyond.length} ids are not below ${firstIdOfOtherPlaces}.`)

  for (const [description, id] of Object.entries(publicIds)) {
    const found = locations.find((location) => location.description === description)
    if (found?.id !== id) throw new Error(`${description} must keep the id ${id} but has ${found?.id}.`)
  }
}
