import { type Activity, activityOf, type Origin, type Recording } from "../activity/activity"
import type { Context, ServiceContext } from "../context"
import type { Actor } from "../actor"
import { invalidFields, notFound, ServiceError } from "../errors"
import { generateLinkToken, hashLinkToken } from "../link-token"
import { type Belonging, ownDeed } from "./account-activity"
import type { Person } from "./member"
import type { NewPasswordLink } from "./password-link-store"
import { type Message, say } from "@/lib/messages/message"

const lifeMilliseconds = 3_600_000

type Made = { token: string; expiresAt: Date }

/** Makes a link for `person`, recorded as made by `actor`; `token` is shown once, and stored as a hash. */
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
 * Makes a link for the employer's member `id`, at an admin's request. Throws `not_found`, or `validation_failed` for
 * the admin themselves and for a person who also belongs to another employer, over which this one's admins have no
 * say.
 */
export async function makeMemberPasswordLink(context: Context, id: number): Promise<Made> {
  const { stores, employer, actor, clock } = context
  const member = await stores.members.find(employer.id, id)
  if (!member) throw notFound("member")
  const { person } = member
  if (actor.kind === "person" && actor.userId === person.id)
    throw refused("own_account", say("members.ownPasswordInSettings"))
  const madeBy = actor.kind === "person" ? actor.userId : null
  const link = newLink(clock.now(), person.id, { madeFor: employer.id, madeBy })
  const outcome = await stores.passwordLinks.add(link.stored, (of) =>
    linkMade(context, of, link.stored.expiresAt),
  )
  if (outcome === "added") return link.made
  throw refused(
    "belongs_elsewhere",
    say("members.noPowerOverPassword", { person: person.name, employer: employer.name }),
  )
}

/**
 * Sets the password for the link with `token`, and ends the person's sessions. `hashPassword` is slow, so it is only
 * called for a valid link. Throws `forbidden` if the link no longer works.
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
  throw linkEnded()
}

/** Throws `forbidden` if the link with `token` no longer works, or never did. */
export async function requireOpenPasswordLink(
  { stores, clock }: ServiceContext,
  token: string,
): Promise<void> {
  if (!(await stores.passwordLinks.isOpen(hashLinkToken(token), clock.now()))) throw linkEnded()
}

const linkEnded = () => new ServiceError("forbidden", say("account.passwordLinkEnded"))

function newLink(now: Date, userId: number, made: Pick<NewPasswordLink, "madeFor" | "madeBy">) {
  const token = generateLinkToken()
  const expiresAt = new Date(now.getTime() + lifeMilliseconds)
  return {
    made: { token, expiresAt },
    stored: { tokenHash: hashLinkToken(token), userId, ...made, expiresAt },
  }
}

function linkMade(recording: Recording, { id, person }: Belonging, expiresAt: Date): Activity {
  const changes = [{ field: "expiresAt", before: null, after: expiresAt.toISOString() }]
  return activityOf(recording, "member.password_link_made", { id, name: person.name }, changes)
}

function refused(code: string, message: Message): ServiceError {
  return invalidFields(say("members.linkNotMade"), [{ field: "member", code, message }])
}
