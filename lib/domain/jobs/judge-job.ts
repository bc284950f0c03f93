import { addDays, type CalendarDate } from "../calendar-date"
import type { Plan } from "../employers/employer"
import type { FieldProblems } from "../field-problems"
import { type Location, matchKey } from "../locations/location"
import { matchLocation, type OwnLocation } from "../locations/match-location"
import {
  applicantRoutingTypes,
  categories,
  positionTypes,
  type ReferenceRecord,
  recordById,
  routingByEmail,
  routingByUrl,
} from "../reference-data"
import { cleanDescription, hasText, isNestedTooDeeply } from "./description"
import { defaultOpenDays, type JobContent, jobLimits } from "./job"
import type { JobChange } from "./job-change"
import { judgeSalary } from "./judge-salary"

/** The circumstances a job is judged in: the employer's calendar day and plan. */
export type Circumstances = { today: CalendarDate; plan: Plan }

/**
 * The job that comes of `change` on `stored` (null for a new one), judged as a whole by contract 1.4 and 1.5.
 * Every broken rule goes into `problems`, which may come with what could not be read; the answer counts only where it is
 * empty afterwards.
 */
export function judgeJob(
  stored: JobContent | null,
  change: JobChange,
  problems: FieldProblems,
  { today, plan }: Circumstances,
): JobContent {
  const status = change.status ?? stored?.status ?? "active"
  const published = stored?.status === "draft" && status === "active"
  const publishDate = stored && !published ? stored.publishDate : today
  const applicantRoutingType = judgeRecord(
    {
      field: "applicantRoutingType.id",
      missing: "Choose how candidates apply.",
      unknown: "This is no way to apply",
    },
    applicantRoutingTypes,
    change.applicantRoutingType,
    stored?.applicantRoutingType,
    problems,
  )
  if (change.autoRefresh && plan !== "unlimited") {
    const message =
      "Auto-refresh comes with the unlimited plan. Switch it off, or ask for the plan to be changed."
    problems.add("autoRefresh", "not_available_on_plan", message)
  }
  return {
    referenceId: change.referenceId === undefined ? (stored?.referenceId ?? null) : change.referenceId,
    title: judgeTitle(stored, change, problems),
    publishDate,
    ...judgeCloseDate(stored, change, problems, { publishDate, published, today }),
    confidential: change.confidential ?? stored?.confidential ?? false,
    autoRefresh: change.autoRefresh ?? stored?.autoRefresh ?? false,
    status,
    locations: judgeLocations(stored, change, problems),
    categories: judgeCategories(stored, change, problems),
    positionType: judgeRecord(
      { field: "positionType.id", missing: "Choose a position type.", unknown: "There is no position type" },
      positionTypes,
      change.positionType,
      stored?.positionType,
      problems,
    ),
    salary: judgeSalary(stored?.salary ?? null, change.salary, problems),
    description: judgeDescription(stored, change, problems),
    applicantRoutingType,
    ...judgeApplication(stored, change, applicantRoutingType.id, problems),
  }
}

function judgeTitle(stored: JobContent | null, change: JobChange, problems: FieldProblems): string {
  const title = change.title ?? stored?.title
  if (title === undefined && !problems.concern("title")) problems.add("title", "required", "Enter a title.")
  return title ?? ""
}

type Dates = { publishDate: CalendarDate; published: boolean; today: CalendarDate }

function judgeCloseDate(
  stored: JobContent | null,
  change: JobChange,
  problems: FieldProblems,
  { publishDate, published, today }: Dates,
): Pick<JobContent, "closeDate" | "closeDateIsDefault"> {
  const byDefault = { closeDate: addDays(publishDate, defaultOpenDays), closeDateIsDefault: true }
  const asked = change.closeDate
  if (asked === null) return byDefault
  // A caller that sends back the date it read has not chosen it.
  if (asked !== undefined && asked !== stored?.closeDate) {
    if (asked < publishDate && !problems.concern("closeDate")) {
      const message = `The close date cannot be before ${publishDate}, the day the posting is published.`
      problems.add("closeDate", "too_early", message)
    }
    return { closeDate: asked, closeDateIsDefault: false }
  }
  if (!stored || (published && (stored.closeDateIsDefault || stored.closeDate < today))) return byDefault
  return { closeDate: stored.closeDate, closeDateIsDefault: stored.closeDateIsDefault }
}

function judgeLocations(
  stored: JobContent | null,
  change: JobChange,
  problems: FieldProblems,
): (Location | OwnLocation)[] {
  if (!change.locations) {
    if (!stored && !problems.concern("locations"))
      problems.add("locations", "required", "Choose at least one place.")
    return stored?.locations ?? []
  }
  const found = new Map<string, Location | OwnLocation>()
  change.locations.forEach((location, index) => {
    if (!location) return
    const match = matchLocation(location.description)
    if ("suggestions" in match) {
      const field = `locations[${index}].description`
      const hint = match.suggestions.length > 0 ? ` Did you mean ${match.suggestions.join(" or ")}?` : ""
      const message = `This place is not known. Write it as "Name, XX" with the code of the province.${hint}`
      if (!problems.concern(field)) problems.add(field, "unknown_location", message)
    } else {
      const place = "known" in match ? match.known : match.own
      const key = matchKey(place.description)
      if (!found.has(key)) found.set(key, place)
    }
  })
  judgeCount(change.locations.length, found.size, jobLimits.locations, problems, {
    field: "locations",
    none: "Choose at least one place.",
    tooMany: `Choose ${jobLimits.locations} places at the most.`,
  })
  return [...found.values()]
}

function judgeCategories(
  stored: JobContent | null,
  change: JobChange,
  problems: FieldProblems,
): ReferenceRecord[] {
  if (!change.categories) {
    if (!stored && !problems.concern("categories")) {
      problems.add("categories", "required", "Choose at least one category.")
    }
    return stored?.categories ?? []
  }
  const found = new Map<number, ReferenceRecord>()
  change.categories.forEach((asked, index) => {
    if (!asked) return
    const category = recordById(categories, asked.id)
    if (category) found.set(category.id, category)
    else
      problems.add(`categories[${index}].id`, "unknown_id", `There is no category with the id ${asked.id}.`)
  })
  judgeCount(change.categories.length, found.size, jobLimits.categories, problems, {
    field: "categories",
    none: "Choose at least one category.",
    tooMany: `Choose ${jobLimits.categories} categories at the most.`,
  })
  return [...found.values()]
}

type CountWords = { field: string; none: string; tooMany: string }

function judgeCount(
  sent: number,
  found: number,
  most: number,
  problems: FieldProblems,
  words: CountWords,
): void {
  if (sent === 0) problems.add(words.field, "required", words.none)
  if (found > most) problems.add(words.field, "too_many", words.tooMany)
}

type RecordWords = { field: string; missing: string; unknown: string }

function judgeRecord(
  { field, missing, unknown }: RecordWords,
  records: ReferenceRecord[],
  asked: { id?: number } | undefined,
  stored: ReferenceRecord | undefined,
  problems: FieldProblems,
): ReferenceRecord {
  const nothing = { id: 0, name: "" }
  if (problems.concern(field)) return stored ?? nothing
  const id = asked ? asked.id : stored?.id
  if (id === undefined) problems.add(field, "required", missing)
  const record = id === undefined ? undefined : recordById(records, id)
  if (id !== undefined && !record) problems.add(field, "unknown_id", `${unknown} with the id ${id}.`)
  return record ?? nothing
}

function judgeDescription(stored: JobContent | null, change: JobChange, problems: FieldProblems): string {
  if (change.description === undefined) {
    if (!stored && !problems.concern("description")) {
      problems.add("description", "required", "Write a description.")
    }
    return stored?.description ?? ""
  }
  if (isNestedTooDeeply(change.description)) {
    const message = "The description nests its elements too deeply. Send simpler HTML."
    problems.add("description", "too_deep", message)
    return ""
  }
  const description = cleanDescription(change.description)
  if (!hasText(description)) problems.add("description", "required", "Write a description.")
  return description
}

/** The field of the routing type that is not chosen is emptied, whatever it held. */
function judgeApplication(
  stored: JobContent | null,
  change: JobChange,
  routingTypeId: number,
  problems: FieldProblems,
): Pick<JobContent, "applicationEmail" | "applicationUrl"> {
  const email =
    change.applicationEmail === undefined ? (stored?.applicationEmail ?? null) : change.applicationEmail
  const url = change.applicationUrl === undefined ? (stored?.applicationUrl ?? null) : change.applicationUrl
  const byEmail = routingTypeId === routingByEmail
  const byUrl = routingTypeId === routingByUrl
  if (byEmail && email === null && !problems.concern("applicationEmail")) {
    problems.add("applicationEmail", "required", "Enter the e-mail address that applications go to.")
  }
  if (byUrl && url === null && !problems.concern("applicationUrl")) {
    problems.add("applicationUrl", "required", "Enter the web address where candidates apply.")
  }
  return { applicationEmail: byEmail ? email : null, applicationUrl: byUrl ? url : null }
}
