import type { Activity } from "@/lib/domain/activity/activity"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { IdempotencyMark } from "@/lib/domain/idempotency/idempotency-store"
import { type Job, type JobContent, searchText } from "@/lib/domain/jobs/job"
import type { JobWrite } from "@/lib/domain/jobs/job-store"
import type { Location } from "@/lib/domain/locations/location"
import type { OwnLocation } from "@/lib/domain/locations/match-location"
import type { Client } from "../engine/client"
import { instant, rowMarks, rowsOf, type Steps, tell, type Value } from "../engine/steps"
import { storeResult, takeKey } from "../idempotency-keys"

/** Stores a new job with its places, categories and record; see JobStore. */
export function* addJob(
  kind: Client["kind"],
  employerId: EmployerId,
  content: JobContent,
  describe: (id: number) => Activity,
  mark?: IdempotencyMark,
): Steps<JobWrite> {
  if (mark) yield* takeKey(kind, employerId, mark)
  const locations = yield* placesWithIds(employerId, content.locations)
  const columns = { ...columnsOf(content), employer_id: employerId, created_at: instant(new Date()) }
  const values = Object.values(columns)
  const [row] = yield* rowsOf<{ id: number; version: number; name: string }>(
    `INSERT INTO jobs (${Object.keys(columns).join()}) VALUES ${rowMarks([values])}
      RETURNING id, version, (SELECT name FROM employers WHERE id = employer_id) AS name`,
    values,
  )
  const { id, version, name } = row as { id: number; version: number; name: string }
  yield* addPlaces(id, locations)
  yield* addCategories(id, content)
  yield* addActivity(employerId, describe(id))
  const saved = { ...content, locations, id, version, employer: { id: employerId, name } }
  if (mark) yield* storeResult(employerId, mark, saved)
  return { saved }
}

/** Stores `content` in the place of `replacing`, unless somebody has written to that job since it was read; see JobStore. */
export function* saveJob(
  employerId: EmployerId,
  content: JobContent,
  { replacing, activity }: { replacing: Job; activity: Activity },
): Steps<JobWrite> {
  const columns = changedColumns(replacing, content)
  const values = [...Object.values(columns), replacing.id, employerId, replacing.version]
  const set = Object.keys(columns).map((column, index) => `${column} = $${index + 1}`)
  const last = values.length
  // There are more sets of changed columns than a connection should keep plans for.
  const saved = yield {
    text: `UPDATE jobs SET ${set.join()}, version = version + 1
      WHERE id = $${last - 2} AND employer_id = $${last - 1} AND version = $${last} RETURNING id`,
    values,
    fresh: true,
  }
  if (saved.length === 0) return { conflict: "replaced_meanwhile" }
  const { id, employer, version } = replacing
  const locations = yield* placesWithIds(employerId, content.locations)
  if (idsOf(locations) !== idsOf(replacing.locations)) {
    yield* tell("DELETE FROM job_locations WHERE job_id = $1", [id])
    yield* addPlaces(id, locations)
  }
  if (idsOf(content.categories) !== idsOf(replacing.categories)) {
    yield* tell("DELETE FROM job_categories WHERE job_id = $1", [id])
    yield* addCategories(id, content)
  }
  yield* addActivity(employerId, activity)
  return { saved: { ...content, locations, id, employer, version: version + 1 } }
}

/** Removes `replacing`, its places and categories with it, unless somebody has written to it since it was read; see JobStore. */
export function* removeJob(
  employerId: EmployerId,
  { replacing: { id, version }, activity }: { replacing: Job; activity: Activity },
): Steps<boolean> {
  const removed = yield* rowsOf(
    "DELETE FROM jobs WHERE id = $1 AND employer_id = $2 AND version = $3 RETURNING id",
    [id, employerId, version],
  )
  if (removed.length > 0) yield* addActivity(employerId, activity)
  return removed.length > 0
}

function* addPlaces(jobId: number, locations: Location[]): Steps<void> {
  const rows = locations.map(({ id }, position) => [jobId, position, id])
  yield* tell(
    `INSERT INTO job_locations (job_id, position, location_id) VALUES ${rowMarks(rows)}`,
    rows.flat(),
  )
}

function* addCategories(jobId: number, { categories }: JobContent): Steps<void> {
  const rows = categories.map(({ id }, position) => [jobId, position, id])
  yield* tell(
    `INSERT INTO job_categories (job_id, position, category_id) VALUES ${rowMarks(rows)}`,
    rows.flat(),
  )
}

function* addActivity(employerId: EmployerId, activity: Activity): Steps<void> {
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

/** `places` with an id each: one of the employer's own that is new is stored, one that it named before keeps its id. */
function* placesWithIds(employerId: EmployerId, places: (Location | OwnLocation)[]): Steps<Location[]> {
  const stored: Location[] = []
  for (const place of places) {
    if ("id" in place) stored.push(place)
    else stored.push(yield* storeOwnPlace(employerId, place))
  }
  return stored
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

function columnsOf(content: JobContent): Record<string, Value> {
  const { salary } = content
  return {
    reference_id: content.referenceId,
    title: content.title,
    publish_date: content.publishDate,
    close_date: content.closeDate,
    close_date_is_default: content.closeDateIsDefault,
    confidential: content.confidential,
    auto_refresh: content.autoRefresh,
    status: content.status,
    position_type_id: content.positionType.id,
    salary_amount: salary?.amount ?? null,
    salary_max_amount: salary?.maxAmount ?? null,
    salary_period_id: salary?.period.id ?? null,
    salary_plus_commission: salary?.plusCommission ?? null,
    description: content.description,
    applicant_routing_type_id: content.applicantRoutingType.id,
    application_email: content.applicationEmail,
    application_url: content.applicationUrl,
    search_text: searchText(content),
    updated_at: instant(new Date()),
  }
}

/** What a save has to write: a column that stays as it is would be looked up in its indexes for nothing. */
function changedColumns(before: Job, after: JobContent): Record<string, Value> {
  const old = columnsOf(before)
  const changed = Object.entries(columnsOf(after)).filter(
    ([name, value]) => name === "updated_at" || value !== old[name],
  )
  return Object.fromEntries(changed)
}

function idsOf(records: { id: number }[]): string {
  return records.map(({ id }) => id).join()
}
