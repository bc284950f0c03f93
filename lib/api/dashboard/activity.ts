import { z } from "zod"
import {
  type ActivityAction,
  type ActivityActor,
  activityActions,
  activityKinds,
  type ActivityKind,
  type FieldChange,
} from "@/lib/domain/activity/activity"
import type { StoredActivity } from "@/lib/domain/activity/activity-store"
import type { ActivityFilter, ActivityPage } from "@/lib/domain/activity/find-activity"
import { parseCalendarDate } from "@/lib/parse-calendar-date"
import { largestId } from "@/lib/domain/largest-id"
import { because, notOneOf, wholeNumber } from "../fields"
import { actorParameter } from "./actor-parameter"
import { optional } from "./optional"
import { say } from "@/lib/messages/message"

export { activityActions, activityKinds }
export type { ActivityAction, ActivityKind, FieldChange }

const anId = (name: string) => wholeNumber(name, 1, largestId)

export function optionalDay(name: string) {
  const message = say("fields.noSuchDay", { name })
  return optional(
    z.string().refine((value) => parseCalendarDate(value) === value, {
      ...because({ code: "invalid_date", message }),
    }),
  )
}

function oneOf<Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  return optional(z.enum(values, { error: notOneOf(name, values) }))
}

export const activityPaging = z.object({
  before: optional(anId("before")),
  pageSize: wholeNumber("pageSize", 1, 100).default(50),
})

/** The query of the list and the export. `from` and `to` are days in the employer's time zone, both inclusive. */
export const activityFilterQuery = z.object({
  actor: actorParameter("actor"),
  kind: oneOf("kind", activityKinds),
  objectId: optional(anId("objectId")),
  action: oneOf("action", activityActions),
  from: optionalDay("from"),
  to: optionalDay("to"),
})

export const activityListQuery = activityFilterQuery.extend(activityPaging.shape)

export function readActivityFilter(query: z.output<typeof activityFilterQuery>): ActivityFilter {
  const { actor, kind, objectId, action, from, to } = query
  return {
    actorKind: actor?.kind ?? null,
    actorId: actor?.id ?? null,
    objectKind: kind,
    objectId,
    action,
    from,
    to,
  }
}

/** A record as the dashboard sees it. `at` is an ISO 8601 instant; in `changes`, null means no value. */
export type ListedActivity = {
  id: number
  at: string
  actor: ActivityActor
  action: ActivityAction
  object: { kind: ActivityKind; id: number | null; name: string }
  changes: FieldChange[]
}

/** What admins also see: where the request came from, and its id in the log. */
export type TracedActivity = ListedActivity & { address: string | null; requestId: string | null }

export type ActivityList<Row = TracedActivity> = { data: Row[]; next: number | null }

export function presentActivity({ id, at, actor, action, object, changes }: StoredActivity): ListedActivity {
  return {
    id,
    at: at.toISOString(),
    actor: { kind: actor.kind, id: actor.id, name: actor.name },
    action,
    object: { kind: object.kind, id: object.id, name: object.name },
    changes,
  }
}

export function presentTracedActivity(activity: StoredActivity): TracedActivity {
  return { ...presentActivity(activity), address: activity.address, requestId: activity.requestId }
}

export function presentActivityPage<Row>(
  { data, next }: ActivityPage,
  present: (activity: StoredActivity) => Row,
): ActivityList<Row> {
  return { data: data.map(present), next }
}
