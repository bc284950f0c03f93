import type { FieldProblems } from "../field-problems"
import { type Location, matchKey } from "../locations/location"
import { matchLocation, nearestLocations, type OwnLocation } from "../locations/match-location"
import { categories, type ReferenceRecord, recordById } from "../reference-data"
import { type JobContent, jobLimits } from "./job"
import type { JobChange } from "./job-change"
import { alternatives } from "@/lib/messages/alternatives"
import { type Message, say } from "@/lib/messages/message"

/** The places that result from `change` to `stored`, by contract 1.4: each place is validated, and so is their number. */
export function judgeLocations(
  stored: JobContent | null,
  change: JobChange,
  problems: FieldProblems,
): (Location | OwnLocation)[] {
  if (!change.locations) {
    if (!stored && !problems.concern("locations")) problems.add("locations", "required", say("jobs.noPlaces"))
    return stored?.locations ?? []
  }
  const found = new Map<string, Location | OwnLocation>()
  const unknown = new Map<string, Message>()
  change.locations.forEach((location, index) => {
    if (!location) return
    const match = matchLocation(location.description)
    if (match) {
      const place = "known" in match ? match.known : match.own
      const key = matchKey(place.description)
      if (!found.has(key)) found.set(key, place)
      return
    }
    const key = matchKey(location.description)
    const message = unknown.get(key) ?? unknownPlace(location.description, unknown.size)
    unknown.set(key, message)
    const field = `locations[${index}].description`
    if (!problems.concern(field)) problems.add(field, "unknown_location", message)
  })
  judgeCount(change.locations, found.size + unknown.size, jobLimits.locations, problems, {
    field: "locations",
    none: say("jobs.noPlaces"),
    tooMany: say("jobs.tooManyPlaces", { most: jobLimits.locations }),
  })
  return [...found.values()]
}

/** Suggests what may have been meant, for as many places as a job can have, since the search takes time. */
function unknownPlace(description: string, unknownBefore: number): Message {
  const unknown = say("jobs.unknownPlace")
  const [nearest, ...others] = unknownBefore < jobLimits.locations ? nearestLocations(description) : []
  if (nearest === undefined) return unknown
  // Their names contain commas.
  const quoted = (text: string) => say("fields.quoted", { text })
  const places = alternatives([quoted(nearest), ...others.map(quoted)])
  return say("jobs.unknownPlaceNear", { unknown, places })
}

/** The categories that result from `change` to `stored`, validated the same way. */
export function judgeCategories(
  stored: JobContent | null,
  change: JobChange,
  problems: FieldProblems,
): ReferenceRecord[] {
  if (!change.categories) {
    if (!stored && !problems.concern("categories")) {
      problems.add("categories", "required", say("jobs.noCategories"))
    }
    return stored?.categories ?? []
  }
  const asked = new Set<number>()
  const found = new Map<number, ReferenceRecord>()
  change.categories.forEach((each, index) => {
    if (!each) return
    asked.add(each.id)
    const category = recordById(categories, each.id)
    if (category) found.set(category.id, category)
    else problems.add(`categories[${index}].id`, "unknown_id", say("jobs.unknownCategory", { id: each.id }))
  })
  judgeCount(change.categories, asked.size, jobLimits.categories, problems, {
    field: "categories",
    none: say("jobs.noCategories"),
    tooMany: say("jobs.tooManyCategories", { most: jobLimits.categories }),
  })
  return [...found.values()]
}

type CountWords = { field: string; none: Message; tooMany: Message }

/** Validates how many were `sent`, `different` of them readable and distinct. An unreadable one counts as one. */
function judgeCount(
  sent: readonly unknown[],
  different: number,
  most: number,
  problems: FieldProblems,
  words: CountWords,
): void {
  const unread = sent.filter((each) => each === undefined).length
  if (sent.length === 0) problems.add(words.field, "required", words.none)
  if (different + unread > most) problems.add(words.field, "too_many", words.tooMany)
}
