import type { Activity } from "@/lib/domain/activity/activity"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { IdempotencyMark } from "@/lib/domain/idempotency/idempotency-store"
import { applyChanges, type JobFieldChange } from "@/lib/domain/jobs/changes-between"
import type { Job, JobContent } from "@/lib/domain/jobs/job"
import type { JobWrite } from "@/lib/domain/jobs/job-store"
import type { Location } from "@/lib/domain/locations/location"
import type { OwnLocation } from "@/lib/domain/locations/match-location"
import type { Client } from "../engine/client"
import { instant, rowMarks, rowsOf, type Steps, tell } from "../engine/steps"
import { storeResult, takeKey } from "../idempotency-keys"
import { changedColumns, newColumns } from "./job-rows"

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
  const columns = { ...newColumns(content), employer_id: employerId }
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

/** Stores `changes` to `replacing`, unless somebody has written to that job since it was read; see JobStore. */
export function* saveJob(
  employerId: EmployerId,
  changes: JobFieldChange[],
  { replacing, activity }: { replacing: Job; activity: Activity },
): Steps<JobWrite> {
  const { id, employer, version } = replacing
  const content = applyChanges(replacing, changes)
  const columns = changedColumns(replacing, content, changes)
  const values = [...Object.values(columns), id, employerId, version]
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
  const changed = new Set(changes.map(({ field }) => field))
  let { locations } = replacing
  if (changed.has("locations")) {
    locations = yield* placesWithIds(employerId, content.locations)
    yield* tell("DELETE FROM job_locations WHERE job_id = $1", [id])
    yield* addPlaces(id, locations)
  }
  if (changed.has("categories")) {
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
