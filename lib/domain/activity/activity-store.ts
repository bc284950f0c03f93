import type { EmployerId } from "../employers/employer"
import type { Activity, ActivityAction, ActivityActor, ActivityKind } from "./activity"

/** A record as it is stored; the larger the id, the later it was stored. */
export type StoredActivity = Activity & { id: number; object: { kind: ActivityKind } }

/**
 * The records to find; null matches everything. `from` and `until` are instants, the first inclusive and the second
 * exclusive.
 */
export type ActivitySelection = {
  actorKind: ActivityActor["kind"] | null
  actorId: number | null
  objectKind: ActivityKind | null
  objectId: number | null
  action: ActivityAction | null
  from: Date | null
  until: Date | null
}

/** The record of what was done. It has no method to add one: each record is stored along with the write that it describes. */
export type ActivityStore = {
  /** At most `limit` of the employer's records, newest first; a null `before` starts with the newest of all. */
  list(
    employerId: EmployerId,
    selection: ActivitySelection,
    before: number | null,
    limit: number,
  ): Promise<StoredActivity[]>
}
