import { type Location, locationRecords, populations, regions } from "./location"
import { looseName } from "./loose-name"
import { matchLocation, nearestLocations } from "./match-location"

const mostSuggestions = 10

/** A province is larger than any town, and the country than any province. */
const sizes: Record<string, number> = { Country: 1e12, Province: 1e9, Territory: 1e9 }

const places = locationRecords.map(({ id, name, description, type }) => {
  const code = description.slice(name.length + 2)
  return {
    place: { id, name, description, type } satisfies Location,
    name: looseName(name),
    /** Its code and its full name; a place that is not a town has neither. */
    regions: code ? [code, regions.get(code) ?? ""].map(looseName) : [""],
    size: sizes[type] ?? populations.get(id) ?? 0,
  }
})
type Place = (typeof places)[number]

/** Towns by what people write who leave out the comma: "Halifax NS", "Halifax Nova Scotia". */
const byUndividedText = new Map(
  places.flatMap((each) => each.regions.map((region) => [undivided(`${each.name} ${region}`), each])),
)

export type PlaceSuggestions = {
  /**
   * The most likely first: a place with exactly that name, then names that start with the text, then names that
   * contain it, the larger places first in each group.
   */
  data: Location[]
  /** The one place that the text can mean; null if it may mean several, or none. */
  meant: string | null
  /** If nothing matches: the nearest place in the list. */
  nearest: string | null
}

/** The places that a person may mean who has typed `typed`, which may be the start of a name, with or without a region. */
export function suggestPlaces(typed: string): PlaceSuggestions {
  const [name = "", ...region] = typed.split(",").map(looseName)
  if (name === "") return { data: [], meant: null, nearest: null }
  const found = region.length > 1 ? [] : placesLike(name, region[0] ?? "")
  const nearest = found.length === 0 ? (nearestLocations(typed)[0] ?? null) : null
  return { data: found.slice(0, mostSuggestions), meant: meantBy(typed, name, found), nearest }
}

function placesLike(name: string, region: string): Location[] {
  return places
    .filter((each) => each.name.includes(name) && each.regions.some((own) => own.startsWith(region)))
    .map((each) => ({ ...each, rank: rankOf(each.name, name) }))
    .sort((one, other) => one.rank - other.rank || other.size - one.size)
    .map(({ place }) => place)
}

function rankOf(name: string, typed: string): number {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  return name.split(" ").some((word) => word.startsWith(typed)) ? 2 : 3
}

function meantBy(typed: string, name: string, found: Location[]): string | null {
  if (typed.includes(",")) {
    const certain = matchLocation(typed)
    // A place of the list that is typed loosely is not another place of the employer's own.
    const listed = certain && "own" in certain ? byUndividedText.get(undivided(typed)) : undefined
    if (listed) return listed.place.description
    if (certain) return ("known" in certain ? certain.known : certain.own).description
  } else {
    const namesakes = places.filter((each) => each.name === name)
    if (namesakes.length > 0) return only<Place>(namesakes)?.place.description ?? null
  }
  return (byUndividedText.get(undivided(typed))?.place ?? only(found))?.description ?? null
}

function undivided(text: string): string {
  return looseName(text.replace(",", " ")).replaceAll(" ", "")
}

function only<T>(list: T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined
}
