import { type Activity, activityOf, type Origin } from "../activity/activity"
import type { Actor, Context, ServiceContext } from "../context"
import type { EmployerId } from "../employers/employer"
import { invalidFields, notFound, ServiceError } from "../errors"
import { generateLinkToken, hashLinkToken } from "../link-token"
import { type Belonging, type DescribeForMember, ownDeed } from "./account-activity"
import type { Person } from "./member"

/**
 * A link with which a person sets a password. `madeFor` is the employer whose admin made it, and `madeBy` that admin; null is the
 * person or the operator.
 */
export type NewPasswordLink = {
  tokenHash: string
  userId: number
  madeFor: EmployerId | null
  madeBy: number | null
  expiresAt: Date
}

/** A link that nobody has used yet, as others may know of it. */
export type PendingPasswordLink = { person: Person; expiresAt: Date }

export type PasswordLinkStore = {
  /** Stores a link; "elsewhere" where an admin made it and the person belongs to another employer too. */
  add(link: NewPasswordLink, describe: DescribeForMember): Promise<"added" | "elsewhere">
  /** Whether there is such a link that works at `now`. */
  isOpen(tokenHash: string, now: Date): Promise<boolean>
  /** Those that the admin `userId` of that employer made, that have not expired at `now` and whose person's password is still the same. */
  madeBy(employerId: EmployerId, userId: number, now: Date): Promise<PendingPasswordLink[]>
  /**
   * Uses up the link, sets the password, ends all sessions of its person and forgets the browsers that are known as theirs, all
   * or nothing; false where it works no more: once the person's password has changed in any way, and an admin's also once that
   * admin is none any more or the person belongs to other employers too.
   */
  use(tokenHash: string, now: Date, passwordHash: string, describe: DescribeForMember): Promise<boolean>
}

const lifeMilliseconds = 3_600_000

type Made = { token: string; expiresAt: Date }

/** Makes a link for `person`, by whom `actor` says; `token` is shown once, and stored as a hash. */
export async function makePasswordLink(
  { stores, clock }: ServiceContext,
  person: Person,
  { actor, origin }: { actor: Actor; origin: Origin },
): Promise<Made> {
  const link = newLink(clock.now(), person.id, { madeFor: null, madeBy: null })
  await stores.passwordLinks.add(link.stored, (member) =>
    linkMade({ clock, actor, ...origin }, member, link.stored.expiresAt),
  )
  return link.made
}

/**
 * Makes a link for the employer's member `id`, at the wish of an admin. Throws `not_found`, or `validation_failed` for
 * oneself and for a person who belongs to another employer too: this one's admins have no say over that.
 */
export async function makeMemberPasswordLink(context: Context, id: number): Promise<Made> {
  const { stores, employer, actor, clock } = context
  const member = await stores.members.find(employer.id, id)
  if (!member) throw notFound("member")
  const { person } = member
  if (actor.kind === "person" && actor.userId === person.id)
    throw refused("own_account", "Change your own password under Settings, Account.")
  const madeBy = actor.kind === "person" ? actor.userId : null
  const link = newLink(clock.now(), person.id, { madeFor: employer.id, madeBy })
  const outcome = await stores.passwordLinks.add(link.stored, (of) =>
    linkMade(context, of, link.stored.expiresAt),
  )
  if (outcome === "added") return link.made
  throw refused(
    "belongs_elsewhere",
    `${person.name} belongs to another employer too, so that an admin of ${employer.name} cannot make this link. They can ask for one on the sign-in page, or whoever runs the server can make one.`,
  )
}

/**
 * Sets the password that the link with `token` allows, and ends the person's sessions; `hashPassword` is slow and not called
 * for a link that nobody has. Throws `forbidden` where the link works no more.
 */
export async function setPasswordByLink(
  { stores, clock }: ServiceContext,
  { token, hashPassword, origin }: { token: string; hashPassword: () => Promise<string>; origin: Origin },
): Promise<void> {
  const describe = ownDeed({ clock, origin }, "member.password_changed", [
    { field: "by", before: null, after: "link" },
  ])
  const tokenHash = hashLinkToken(token)
  if (await stores.passwordLinks.isOpen(tokenHash, clock.now())) {
    const passwordHash = await hashPassword()
    if (await stores.passwordLinks.use(tokenHash, clock.now(), passwordHash, describe)) return
  }
  throw new ServiceError("forbidden", "This link works no more. Ask for a new one.")
}

function newLink(now: Date, userId: number, made: Pick<NewPasswordLink, "madeFor" | "madeBy">) {
  const token = generateLinkToken()
  const expiresAt = new Date(now.getTime() + lifeMilliseconds)
  return {
    made: { token, expiresAt },
    stored: { tokenHash: hashLinkToken(token), userId, ...made, expiresAt },
  }
}

function linkMade(
  recording: Pick<Context, "actor" | "clock" | "address" | "requestId">,
  { id, person }: Belonging,
  expiresAt: Date,
): Activity {
  const changes = [{ field: "expiresAt", before: null, after: expiresAt.toISOString() }]
  return activityOf(recording, "member.password_link_made", { id, name: person.name }, changes)
}

function refused(code: string, message: string): ServiceError {
  return invalidFields("The link could not be made", [{ field: "member", code, message }])
}
