import type { Actor } from "../actor"
import type { Clock } from "../clock"

/** What can be recorded; the word before the dot is the kind of object. */
export const activityActions = [
  "job.created",
  "job.changed",
  "job.status_changed",
  "job.refreshed",
  "job.deleted",
  "job.restored",
  "job.erased",
  "job.finding_dismissed",
  "job.finding_reopened",
  "api_key.created",
  "api_key.renamed",
  "api_key.paused",
  "api_key.resumed",
  "api_key.rotated",
  "api_key.revoked",
  "member.added",
  "member.invited",
  "member.invitation_withdrawn",
  "member.joined",
  "member.role_changed",
  "member.renamed",
  "member.password_link_made",
  "member.password_changed",
  "member.two_factor_on",
  "member.two_factor_off",
  "member.two_factor_reset",
  "member.recovery_codes_made",
  "member.browser_remembered",
  "member.browsers_forgotten",
  "member.passkey_added",
  "member.passkey_renamed",
  "member.passkey_removed",
  "member.removed",
  "employer.created",
  "employer.changed",
  "employer.check_settings_changed",
  "webhook.created",
  "webhook.changed",
  "webhook.secret_rotated",
  "webhook.disabled",
  "webhook.deleted",
  "session.started",
  "session.refused",
  "session.ended",
] as const
export type ActivityAction = (typeof activityActions)[number]

/** The kinds of objects that actions are recorded for. */
export const activityKinds = ["job", "api_key", "member", "employer", "webhook", "session"] as const
export type ActivityKind = (typeof activityKinds)[number]

export const actorKinds = ["person", "key", "service"] as const

/** One field of an object before and after an action; null means no value. Never a secret. */
export type FieldChange = { field: string; before: unknown; after: unknown }

export type ActivityActor = { kind: (typeof actorKinds)[number]; id: number | null; name: string }

/** Every actor of a kind, or one in particular. */
export type SomeActor = Pick<ActivityActor, "kind" | "id">

/** The record of an action, stored in the action's own transaction. `at` is an instant; a null `address` is unknown. */
export type Activity = {
  at: Date
  actor: ActivityActor
  action: ActivityAction
  object: { id: number | null; name: string }
  changes: FieldChange[]
  address: string | null
  requestId: string | null
}

/** Where a request came from, for the record of what it did; null means unknown. */
export type Origin = { address: string | null; requestId: string }

/** What a record is made from: a context has it, and so does code that acts without one. */
export type Recording = Origin & { actor: Actor; clock: Clock }

/** The record of what the caller in `context` does to `object`. */
export function activityOf(
  context: Recording,
  action: ActivityAction,
  object: Activity["object"],
  changes: FieldChange[] = [],
): Activity {
  const { actor, clock, address, requestId } = context
  return { at: clock.now(), actor: activityActor(actor), action, object, changes, address, requestId }
}

/** The actor as records name it. */
export function activityActor(actor: Actor): ActivityActor {
  if (actor.kind === "person") return { kind: "person", id: actor.userId, name: actor.name }
  if (actor.kind === "key") return { kind: "key", id: actor.keyId, name: actor.name }
  return { kind: "service", id: null, name: actor.name }
}
