import type { Activity } from "@/lib/domain/activity/activity"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { IdempotencyMark } from "@/lib/domain/idempotency/idempotency-store"
import { applyChanges, type JobFieldChange } from "@/lib/domain/jobs/changes-between"
import type { HistoryAction } from "@/lib/domain/history/history"
import type { JudgedFindings } from "@/lib/domain/job-checks/judged-findings"
import type { Job, JobContent } from "@/lib/domain/jobs/job"
import type { JobWrite } from "@/lib/domain/jobs/job-store"
import type { Location } from "@/lib/domain/locations/location"
import type { OwnLocation } from "@/lib/domain/locations/match-location"
import type { Client } from "../engine/client"
import { instant, rowMarks, rowsOf, type Steps, tell, type Value } from "../engine/steps"
import { storeResult, takeKey } from "../idempotency-keys"
import { dismissedFindings, findingColumns, keepEndedDismissals } from "./finding-columns"
import { noteWrites } from "./job-history"
import { updateRow } from "./update-row"
import { inItsTurn, type Written } from "./written"
import { changedColumns, newColumns } from "./job-rows"

/** Stores a new job with its places, categories, activity and history; see JobStore. */
export function* addJob(
  kind: Client["kind"],
  employerId: EmployerId,
  content: JobContent,
  asked: Activity,
  { judged, mark }: { judged?: JudgedFindings; mark?: IdempotencyMark } = {},
): Steps<JobWrite> {
  if (mark) yield* takeKey(kind, employerId, mark)
  const activity = inItsTurn(asked)
  const locations = yield* placesWithIds(employerId, content.locations)
  const { columns, marks, values } = insertion(
    { ...newColumns(content, activity.at), employer_id: employerId },
    { employerId, judged },
  )
  const [row] = yield* rowsOf<{ id: number; version: number; name: string }>(
    `INSERT INTO jobs (${columns}) VALUES (${marks})
      RETURNING id, version, (SELECT name FROM employers WHERE id = employer_id) AS name`,
    values,
  )
  const { id, version, name } = row as { id: number; version: number; name: string }
  yield* addPlaces(employerId, id, locations)
  yield* addCategories(employerId, id, content)
  yield* noteActivity(employerId, { ...activity, object: { ...activity.object, id } })
  const saved = { ...content, locations, id, version, dismissals: [], employer: { id: employerId, name } }
  yield* noteWrites(kind, employerId, [writtenBy(activity, saved, "created", [])])
  if (mark) yield* storeResult(employerId, mark, saved)
  return { saved }
}

/** The columns of a new row and what is inserted into them: a placeholder for each value, then the finding counts. */
export function insertion(
  row: Record<string, Value>,
  { employerId, judged }: { employerId: EmployerId; judged: JudgedFindings | undefined },
): { columns: string; marks: string; values: Value[] } {
  const values = Object.values(row)
  const marks = values.map((_, index) => `$${index + 1}`)
  const findings = findingColumns(employerId, judged, values)
  return {
    columns: [...Object.keys(row), ...Object.keys(findings)].join(),
    marks: [...marks, ...Object.values(findings)].join(),
    values,
  }
}

/** Stores `changes` to `replacing`, unless somebody wrote to that job after it was read; see JobStore. */
export function* saveJob(
  kind: Client["kind"],
  employerId: EmployerId,
  changes: JobFieldChange[],
  {
    replacing,
    activity: asked,
    action,
    judged,
  }: { replacing: Job; activity: Activity; action: HistoryAction; judged?: JudgedFindings },
): Steps<JobWrite> {
  const { id, employer, version } = replacing
  const content = applyChanges(replacing, changes)
  const [before, dismissals] = [replacing.dismissals, judged?.dismissals ?? replacing.dismissals]
  const columns = {
    ...changedColumns(replacing, content, { changes, at: inItsTurn(asked).at }),
    ...(dismissals.length !== before.length && { dismissed_findings: dismissedFindings(dismissals) }),
  }
  const comesOut = changes.some(({ field, after }) => field === "status" && after === "active")
  const published = comesOut ? content.publishDate : null
  const at = yield* updateRow(kind, employerId, replacing, { columns, published, judged })
  if (!at) return { conflict: "replaced_meanwhile" }
  const activity = { ...asked, at }
  yield* keepEndedDismissals(replacing, { before, after: dismissals, until: activity.at })
  const changed = new Set(changes.map(({ field }) => field))
  let { locations } = replacing
  if (changed.has("locations")) {
    locations = yield* placesWithIds(employerId, content.locations)
    yield* tell("DELETE FROM job_locations WHERE job_id = $1", [id])
    yield* addPlaces(employerId, id, locations)
  }
  if (changed.has("categories")) {
    yield* tell("DELETE FROM job_categories WHERE job_id = $1", [id])
    yield* addCategories(employerId, id, content)
  }
  yield* noteActivity(employerId, activity)
  const saved = { ...content, locations, id, employer, dismissals, version: version + 1 }
  const stored = changes.map((change) =>
    change.field === "locations" ? { ...change, after: locations } : change,
  )
  yield* noteWrites(kind, employerId, [writtenBy(activity, saved, action, stored)])
  return { saved }
}

/** Stores the dismissals of `replacing`, unless somebody wrote to it after it was read; see JobStore. */
export function* storeDismissals(
  employerId: EmployerId,
  { replacing, judged, activity: asked }: { replacing: Job; judged: JudgedFindings; activity: Activity },
): Steps<boolean> {
  const activity = inItsTurn(asked)
  const { id, version, dismissals } = replacing
  const values: Value[] = [
    ...[dismissedFindings(judged.dismissals), id, employerId, version, dismissedFindings(dismissals)],
  ]
  const counts = Object.entries(findingColumns(employerId, judged, values))
  const set = ["dismissed_findings = $1", ...counts.map(([column, count]) => `${column} = ${count}`)]
  const stored = yield* rowsOf(
    `UPDATE jobs SET ${set.join()} WHERE id = $2 AND employer_id = $3 AND version = $4
      AND dismissed_findings IS NOT DISTINCT FROM $5 RETURNING id`,
    values,
  )
  if (stored.length === 0) return false
  const ended = { before: dismissals, after: judged.dismissals, until: activity.at }
  yield* keepEndedDismissals(replacing, ended)
  yield* noteActivity(employerId, activity)
  return true
}

/** The write that `activity` describes, which made `job` what it is. */
export function writtenBy(
  { at, actor }: Activity,
  job: Written["job"],
  action: HistoryAction,
  changes: JobFieldChange[],
): Written {
  return { job, at, by: actor, action, changes }
}

/** Stores the places of an employer's job, in their order. */
export function* addPlaces(employerId: EmployerId, jobId: number, locations: Location[]): Steps<void> {
  const rows = locations.map(({ id }, position) => [jobId, position, id, employerId])
  yield* tell(
    `INSERT INTO job_locations (job_id, position, location_id, employer_id) VALUES ${rowMarks(rows)}`,
    rows.flat(),
  )
}

/** Stores the categories of an employer's job, in their order. */
export function* addCategories(
  employerId: EmployerId,
  jobId: number,
  { categories }: JobContent,
): Steps<void> {
  const rows = categories.map(({ id }, position) => [jobId, position, id, employerId])
  yield* tell(
    `INSERT INTO job_categories (job_id, position, category_id, employer_id) VALUES ${rowMarks(rows)}`,
    rows.flat(),
  )
}

/** Stores an activity of the employer. */
export function* noteActivity(employerId: EmployerId, activity: Activity): Steps<void> {
  const { at, actor, action, object, changes, address, requestId } = activity
  const values = [
    ...[
      employerId,
      instant(at),
      actor.kind,
      actor.id,
      actor.name,
      action,
      action.slice(0, action.indexOf(".")),
    ],
    ...[object.id, object.name, JSON.stringify(changes), address, requestId],
  ]
  yield* tell(
    `INSERT INTO activities (employer_id, at, actor_kind, actor_id, actor_name, action, object_kind, object_id, object_name,
      changes, address, request_id) VALUES ${rowMarks([values])}`,
    values,
  )
}

/**
 * `places` with an id each: a new one of the employer's own places is stored, a known one keeps its id. They are stored in the
 * same order everywhere, because each insert waits for a writer that has just stored the same place.
 */
export function* placesWithIds(
  employerId: EmployerId,
  places: (Location | OwnLocation)[],
): Steps<Location[]> {
  const own = new Map(places.flatMap((place) => ("id" in place ? [] : [[place.key, place]])))
  const stored = new Map<string, Location>()
  for (const key of [...own.keys()].sort())
    stored.set(key, yield* storeOwnPlace(employerId, own.get(key) as OwnLocation))
  return places.map((place) => ("id" in place ? place : (stored.get(place.key) as Location)))
}

function* storeOwnPlace(employerId: EmployerId, place: OwnLocation): Steps<Location> {
  const { name, description, type, key } = place
  yield* tell(
    `INSERT INTO locations (employer_id, name, description, type, match_key) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (employer_id, match_key) DO NOTHING`,
    [employerId, name, description, type, key],
  )
  const [row] = yield* rowsOf<Location>(
    "SELECT id, name, description, type FROM locations WHERE employer_id = $1 AND match_key = $2",
    [employerId, key],
  )
  return row as Location
}
