import {
  type Activity,
  type ActivityAction,
  activityOf,
  type FieldChange,
  type Origin,
} from "../activity/activity"
import type { Clock } from "../clock"
import type { Role } from "../actor"
import type { Person } from "./member"
import type { SignInMethod } from "./sign-in-method"

/** A person as one of their employers knows them; `id` is the member's. */
export type Belonging = { id: number; person: Person; role: Role }

/** The record of an action on a person's account, for one of their employers. */
export type DescribeForMember = (member: Belonging) => Activity

type At = { clock: Clock; origin: Origin }

/** An action of a person on their own account, recorded for them as a member. */
export function ownDeed(at: At, action: ActivityAction, changes: FieldChange[] = []): DescribeForMember {
  return (member) => deedOf(at, member, action, { id: member.id, name: member.person.name }, changes)
}

/**
 * An action on a person's session, named by their email address. A null `id` means no session; signing in by password
 * is not recorded as a method.
 */
export function sessionDeed(
  at: At,
  action: "session.started" | "session.refused" | "session.ended",
  id: number | null,
  method: SignInMethod = "password",
): DescribeForMember {
  const changes = method === "password" ? [] : [{ field: "by", before: null, after: method }]
  return (member) => deedOf(at, member, action, { id, name: member.person.email }, changes)
}

function deedOf(
  { clock, origin }: At,
  { person, role }: Belonging,
  action: ActivityAction,
  object: Activity["object"],
  changes: FieldChange[] = [],
): Activity {
  const actor = { kind: "person", userId: person.id, name: person.name, email: person.email, role } as const
  return activityOf({ clock, actor, ...origin }, action, object, changes)
}
