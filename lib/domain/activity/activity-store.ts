import type { EmployerId } from "../employers/employer"
import type { Activity, ActivityAction, ActivityActor, ActivityKind } from "./activity"

/** A record as it is kept; the larger the id, the later it was stored. */
export type StoredActivity = Activity & { id: number; object: { kind: ActivityKind } }

/** Which records are asked for; null asks for all. `from` and `until` are instants, the first within and the second without. */
export type ActivitySelection = {
  actorKind: ActivityActor["kind"] | null
  actorId: number | null
  objectKind: ActivityKind | null
  objectId: number | null
  action: ActivityAction | null
  from: Date | null
  until: Date | null
}

/** What was done. There is no call that adds, for a record is stored by the store of the deed, with the deed. */
export type ActivityStore = {
  /** At most `limit` of the employer's records, the latest first; `before` null begins with the latest of all. */
  list(
    employerId: EmployerId,
    selection: ActivitySelection,
    before: number | null,
    limit: number,
  ): Promise<StoredActivity[]>
}
