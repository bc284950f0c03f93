import type { Activity } from "@/lib/domain/activity/activity"
import type { Return } from "@/lib/domain/bin/bin-store"
import type { DeletedJob } from "@/lib/domain/bin/deleted-job"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Job } from "@/lib/domain/jobs/job"
import type { JobWrite } from "@/lib/domain/jobs/job-store"
import type { Client } from "../engine/client"
import {
  asMilliseconds,
  instant,
  rowMarks,
  rowsOf,
  type Steps,
  tell,
  toDate,
  type Value,
} from "../engine/steps"
import { dismissedFindings } from "./finding-columns"
import { noteWrites } from "./job-history"
import { inItsTurn, type Written } from "./written"
import { newColumns } from "./job-rows"
import { addCategories, addPlaces, insertion, noteActivity, placesWithIds, writtenBy } from "./job-writes"

/** What a job's row holds besides the job. */
type Removed = {
  createdAt: string
  updatedAt: string | number
  firstPublished: string | null
  searchText: string
}

/** SQL for an instant to be stored again: as a date, PostgreSQL's driver would read it in the machine's time zone. */
function asStored(kind: Client["kind"], column: string): string {
  return kind === "postgresql" ? `${column}::text` : column
}

/** Moves `replacing` into the bin, with its places and categories, unless somebody wrote to it after it was read; see JobStore. */
export function* removeJob(
  kind: Client["kind"],
  employerId: EmployerId,
  { replacing, activity: asked }: { replacing: Job; activity: Activity },
): Steps<boolean> {
  const { id, version } = replacing
  const [removed] = yield* rowsOf<Removed>(
    `DELETE FROM jobs WHERE id = $1 AND employer_id = $2 AND version = $3
      RETURNING ${asStored(kind, "created_at")} AS "createdAt", ${asMilliseconds(kind, "updated_at")} AS "updatedAt",
        first_published AS "firstPublished", search_text AS "searchText"`,
    [id, employerId, version],
  )
  if (!removed) return false
  const activity = inItsTurn(asked, toDate(removed.updatedAt))
  yield* noteActivity(employerId, activity)
  const written = writtenBy(activity, { ...replacing, version: version + 1 }, "deleted", [])
  yield* putInBin(replacing, removed, written)
  yield* noteWrites(kind, employerId, [written])
  return true
}

/** Makes `deleted` a job again, as its next version, unless it is no longer in the bin; see BinStore. */
export function* bringJobBack(
  kind: Client["kind"],
  employerId: EmployerId,
  deleted: DeletedJob,
  { content, changes, activity: asked, judged }: Return,
): Steps<JobWrite> {
  const activity = inItsTurn(asked, deleted.deletedAt)
  const { id, employer } = deleted.job
  const [taken] = yield* rowsOf<{ createdAt: string }>(
    `DELETE FROM deleted_jobs WHERE job_id = $1 AND employer_id = $2 AND version = $3 AND erased_at IS NULL
      RETURNING ${asStored(kind, "created_at")} AS "createdAt"`,
    [id, employerId, deleted.version],
  )
  if (!taken) return { conflict: "replaced_meanwhile" }
  const version = deleted.version + 1
  const dismissals = judged?.dismissals ?? deleted.job.dismissals
  const row = {
    ...newColumns(content, activity.at),
    ...{ id, version, employer_id: employerId, first_published: deleted.firstPublished },
    created_at: taken.createdAt,
    dismissed_findings: dismissedFindings(dismissals),
  }
  const { columns, marks, values } = insertion(row, { employerId, judged })
  yield* tell(`INSERT INTO jobs (${columns}) VALUES (${marks})`, values)
  const locations = yield* placesWithIds(employerId, content.locations)
  yield* addPlaces(employerId, id, locations)
  yield* addCategories(employerId, id, content)
  yield* noteActivity(employerId, activity)
  const saved = { ...content, locations, id, version, dismissals, employer }
  const written = writtenBy(activity, saved, "restored", changes)
  yield* noteWrites(kind, employerId, [{ ...written, comesOut: content.status === "active" }])
  return { saved }
}

function* putInBin(
  { findingCounts: _, ...job }: Job,
  removed: Removed,
  { at, by, job: { version } }: Written,
): Steps<void> {
  const columns: Record<string, Value> = {
    ...{ job_id: job.id, employer_id: job.employer.id, version, reference_id: job.referenceId },
    ...{ title: job.title, status: job.status, confidential: job.confidential },
    ...{ first_published: removed.firstPublished, created_at: removed.createdAt, deleted_at: instant(at) },
    ...{ actor_kind: by.kind, actor_name: by.name, search_text: removed.searchText },
    content: JSON.stringify(job),
  }
  const values = Object.values(columns)
  yield* tell(
    `INSERT INTO deleted_jobs (${Object.keys(columns).join()}) VALUES ${rowMarks([values])}`,
    values,
  )
}
