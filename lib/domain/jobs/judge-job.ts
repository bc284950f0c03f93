import { addDays, type CalendarDate } from "@/lib/calendar-date"
import type { Plan } from "../employers/employer"
import type { FieldProblems } from "../field-problems"
import {
  applicantRoutingTypes,
  positionTypes,
  type ReferenceRecord,
  recordById,
  routingByEmail,
  routingByUrl,
} from "../reference-data"
import type { Cleaned } from "./clean-html"
import { hasText } from "./description"
import { defaultOpenDays, type JobContent } from "./job"
import type { JobChange } from "./job-change"
import { isPublished, publishDateOf, refuseEarlyClose } from "./judge-close-date"
import { judgeCategories, judgeLocations } from "./judge-lists"
import { judgeSalary } from "./judge-salary"
import { type Message, say } from "@/lib/messages/message"

/**
 * What a job is validated against: the employer's calendar day and plan, and the cleaned description (null if none
 * was sent).
 */
export type Circumstances = { today: CalendarDate; plan: Plan; cleaned: Cleaned | null }

/**
 * The job that results from `change` to `stored` (null for a new one), validated as a whole by contract 1.4 and 1.5.
 * Every broken rule is added to `problems`, which may already hold what could not be read; the result only counts if
 * `problems` is empty afterwards.
 */
export function judgeJob(
  stored: JobContent | null,
  change: JobChange,
  problems: FieldProblems,
  { today, plan, cleaned }: Circumstances,
): JobContent {
  const status = change.status ?? stored?.status ?? "active"
  const published = isPublished(stored, status)
  const publishDate = publishDateOf(stored, status, today)
  const applicantRoutingType = judgeRecord(
    {
      field: "applicantRoutingType.id",
      missing: say("jobs.routingMissing"),
      unknown: (id) => say("jobs.unknownRouting", { id }),
    },
    applicantRoutingTypes,
    change.applicantRoutingType,
    stored?.applicantRoutingType,
    problems,
  )
  if (change.autoRefresh && plan !== "unlimited") {
    problems.add("autoRefresh", "not_available_on_plan", say("jobs.autoRefreshNotOnPlan"))
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
      {
        field: "positionType.id",
        missing: say("jobs.positionTypeMissing"),
        unknown: (id) => say("jobs.unknownPositionType", { id }),
      },
      positionTypes,
      change.positionType,
      stored?.positionType,
      problems,
    ),
    salary: judgeSalary(stored?.salary ?? null, change.salary, problems),
    description: judgeDescription(stored, cleaned, problems),
    applicantRoutingType,
    ...judgeApplication(stored, change, applicantRoutingType.id, problems),
  }
}

function judgeTitle(stored: JobContent | null, change: JobChange, problems: FieldProblems): string {
  const title = change.title ?? stored?.title
  if (title === undefined && !problems.concern("title"))
    problems.add("title", "required", say("jobs.titleMissing"))
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
  refuseEarlyClose(stored, asked, publishDate, problems)
  // A caller that sends back the date it read has not chosen it: saving a draft leaves it the default.
  if (asked !== undefined && asked !== stored?.closeDate)
    return { closeDate: asked, closeDateIsDefault: false }
  // But what is sent along with the publishing stays: the same PUT again would move the date back.
  const isKept = asked !== undefined && asked >= today
  if (!stored || (published && !isKept && (stored.closeDateIsDefault || stored.closeDate < today)))
    return byDefault
  return { closeDate: stored.closeDate, closeDateIsDefault: stored.closeDateIsDefault }
}

type RecordWords = { field: string; missing: Message; unknown: (id: number) => Message }

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
  if (id !== undefined && !record) problems.add(field, "unknown_id", unknown(id))
  return record ?? nothing
}

function judgeDescription(
  stored: JobContent | null,
  cleaned: Cleaned | null,
  problems: FieldProblems,
): string {
  if (!cleaned) {
    if (!stored && !problems.concern("description")) {
      problems.add("description", "required", say("jobs.descriptionMissing"))
    }
    return stored?.description ?? ""
  }
  if ("refused" in cleaned) {
    if (cleaned.refused === "too_deep")
      problems.add("description", "too_deep", say("jobs.descriptionTooDeep"))
    else problems.add("description", "too_long", say("jobs.descriptionTooLong"))
    return ""
  }
  if (!hasText(cleaned.html)) problems.add("description", "required", say("jobs.descriptionMissing"))
  return cleaned.html
}

/** The field of the routing type that is not chosen is always emptied. */
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
    problems.add("applicationEmail", "required", say("jobs.emailMissing"))
  }
  if (byUrl && url === null && !problems.concern("applicationUrl")) {
    problems.add("applicationUrl", "required", say("jobs.urlMissing"))
  }
  return { applicationEmail: byEmail ? email : null, applicationUrl: byUrl ? url : null }
}
