import { z } from "zod"
import { actorKinds } from "@/lib/domain/activity/activity"
import { restorableUntil, type BinEntry } from "@/lib/domain/bin/deleted-job"
import { historyActions, type JobVersion } from "@/lib/domain/history/history"
import type { HistoryPage } from "@/lib/domain/history/read-history"
import type { Restoration } from "@/lib/domain/history/restore-job"
import type { JobFieldChange } from "@/lib/domain/jobs/changes-between"
import { type Job, type JobContent, jobLimits, jobStatuses } from "@/lib/domain/jobs/job"
import { largestId } from "@/lib/domain/largest-id"
import type { CheckedPeriod } from "@/lib/domain/records/posting-record"
import type { Language } from "@/lib/messages/language"
import { say } from "@/lib/messages/message"
import { accepting } from "../accepting"
import { because, optionalText, wholeNumber } from "../fields"
import { idPath } from "../id-path"
import { jobAnswer, jobFieldNames, pagingAnswer } from "./answers"
import { findingAnswer, presentFinding } from "./checks"
import { presentJob } from "./jobs"

/** The default and the largest number of versions in a part of a history. */
const [usualVersions, mostVersions] = [50, 100]

const instant = z.iso.datetime()
/** Who made a change. */
export const changeAuthorAnswer = z.object({
  kind: z.enum(actorKinds),
  name: z.string().describe("Their name at the time; for a key, the key's name."),
})

/** Tools that read the document want a type even where any type is allowed. */
function anyValue(description: string) {
  return z.unknown().meta({ description, type: ["string", "boolean", "object", "array", "null"] })
}

const fieldChange = z.object({
  field: z.enum(jobFieldNames),
  before: anyValue("The field's value as a Job has it; null if there was none."),
  after: anyValue("The same, after the change."),
})

export const jobVersionAnswer = z.object({
  version: z.int32(),
  at: instant,
  by: changeAuthorAnswer,
  action: z
    .enum(historyActions)
    .describe(
      "What kind of change it was: `published` is any move to active. More may be added; treat others as `updated`.",
    ),
  changes: z
    .array(fieldChange)
    .describe(
      "Every field that changed; for a new job, every field that has a value; for a deleted job, none.",
    ),
})
export type JobVersionAnswer = z.output<typeof jobVersionAnswer>

export const historyAnswer = z.object({
  data: z.array(jobVersionAnswer),
  cursor: z.string().describe("Send it as `cursor` to get earlier changes."),
  more: z.boolean().describe("Whether there are earlier changes."),
})

export const binEntryAnswer = z.object({
  id: z.int32(),
  title: z.string(),
  referenceId: z.string().nullable(),
  status: z.enum(jobStatuses).describe("Its status when it was deleted, which it gets back when restored."),
  deletedAt: instant,
  deletedBy: changeAuthorAnswer,
  restorableUntil: instant,
})

export const binPageAnswer = z.object({ data: z.array(binEntryAnswer), paging: pagingAnswer })

export const recordOfJobAnswer = z.object({
  employer: z.object({ id: z.int32(), name: z.string() }),
  periods: z
    .array(
      z.object({
        version: z.int32(),
        publicFrom: instant.describe("When the public could first see this version."),
        publicTo: instant
          .nullable()
          .describe("When the public could no longer see it; null if it still can."),
        publishedBy: changeAuthorAnswer,
        takenDownBy: changeAuthorAnswer
          .nullable()
          .describe(
            "Null if nobody took it down: it is still public, its close date passed, or the next version replaced it.",
          ),
        job: jobAnswer.describe("The posting as it was."),
        findings: z
          .array(findingAnswer)
          .describe(
            "What the posting check finds under the rules in force on the first day of this period, with the employer's facts, muted rules and dismissals as they were when the period began.",
          ),
      }),
    )
    .describe(
      "Every version that the public could see, oldest first. A version during which the employer was renamed is listed once for each name.",
    ),
})

/** The cursor of a history is the version that the previous part ended with. */
const historyCursor = accepting(
  z
    .string()
    .refine((value) => value === "" || (/^\d{1,10}$/.test(value) && Number(value) <= largestId), {
      ...because({ code: "invalid", message: say("history.badCursor") }),
    })
    .transform((value) => (value === "" ? null : Number(value))),
  z.string(),
)

/** The query of `GET /jobs/{id}/history`. */
export const historyQuery = z.object({
  cursor: historyCursor
    .default(null)
    .describe(
      "Where this part begins: the `cursor` of the previous part. If empty, it begins with the latest change.",
    ),
  limit: wholeNumber("limit", 1, mostVersions)
    .default(usualVersions)
    .describe("The maximum number of changes to return."),
})

/** The path of one version. A number too large for a version matches nothing. */
export const versionPath = idPath.extend({
  version: accepting(
    z
      .string()
      .refine(
        (value) => /^\d+$/.test(value),
        because({ code: "invalid", message: say("history.versionNotNumber") }),
      )
      .transform((value) => (value.length > 10 || Number(value) > largestId ? 0 : Number(value))),
    z.int().min(0),
  ).describe("A version number from the job's history."),
})

/** The body of `POST /jobs/{id}/restore`. */
export const jobRestoration = z.object({
  version: z
    .int({ error: because({ code: "invalid", message: say("history.versionNotNumber") }).message })
    .min(1, because({ code: "invalid", message: say("history.versionNotNumber") }))
    .max(largestId, because({ code: "invalid", message: say("history.versionNotNumber") }))
    .optional(),
  referenceId: optionalText(say("fields.reference"), jobLimits.referenceId).optional(),
}) satisfies z.ZodType<Restoration>

/** A part of a history as the contract shows it (3.4); `cursor` is used if nothing was found. */
export function presentHistory({ data, before, more }: HistoryPage, cursor: number | null) {
  return { data: data.map(presentVersion), cursor: String(before ?? cursor ?? ""), more }
}

function presentVersion({ version, at, by, action, changes }: JobVersion): JobVersionAnswer {
  return {
    version,
    at: at.toISOString(),
    by: { kind: by.kind, name: by.name },
    action,
    changes: presentFieldChanges(changes),
  }
}

/** The changes of a write as the contract shows them (3.4). */
export function presentFieldChanges(changes: readonly JobFieldChange[]): JobVersionAnswer["changes"] {
  return changes
    .filter(({ field }) => field !== "closeDateIsDefault")
    .map(({ field, before, after }) => ({
      field: field as Exclude<keyof JobContent, "closeDateIsDefault">,
      before: presentValue(field, before),
      after: presentValue(field, after),
    }))
}

/** A value as it appears in a Job. A place that was new at the time is shown by its description. */
function presentValue(field: keyof JobContent, value: unknown): unknown {
  if (value === null || field === "closeDateIsDefault") return null
  return presentJob({ ...blank, [field]: value } as unknown as Job)[field]
}

const blank = {
  employer: {},
  locations: [],
  categories: [],
  positionType: {},
  applicantRoutingType: {},
  salary: null,
}

/** A job in the bin as the contract shows it (3.4). */
export function presentBinEntry({ id, title, referenceId, status, deletedAt, deletedBy }: BinEntry) {
  return {
    id,
    title,
    referenceId,
    status,
    deletedAt: deletedAt.toISOString(),
    deletedBy: { kind: deletedBy.kind, name: deletedBy.name },
    restorableUntil: restorableUntil(deletedAt).toISOString(),
  }
}

/** A version in a posting's record as the contract shows it (3.4), its findings in `language`. */
export function presentPeriod(
  { job, publicFrom, publicTo, publishedBy, takenDownBy, findings }: CheckedPeriod,
  language: Language,
) {
  return {
    version: job.version,
    publicFrom: publicFrom.toISOString(),
    publicTo: publicTo?.toISOString() ?? null,
    publishedBy: { kind: publishedBy.kind, name: publishedBy.name },
    takenDownBy: takenDownBy && { kind: takenDownBy.kind, name: takenDownBy.name },
    job: presentJob(job),
    findings: findings.map((finding) => presentFinding(finding, language)),
  }
}
