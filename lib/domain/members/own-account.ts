import type { Origin } from "../activity/activity"
import type { Context, ServiceContext } from "../context"
import type { Language } from "@/lib/messages/language"
import { notFound } from "../errors"
import { ownDeed, sessionDeed } from "./account-activity"
import type { StoredSession } from "./member-store"

/** Changes the name of the person who asks. */
export async function renameSelf(context: Context, name: string): Promise<void> {
  const { stores, actor } = context
  const changes = [{ field: "name", before: actor.name, after: name }]
  await stores.members.rename(personId(context), name, (member) => {
    const known = { ...member, person: { ...member.person, name } }
    return ownDeed(at(context), "member.renamed", changes)(known)
  })
}

/** Sets the language of the person who asks. It is a preference, so it is not recorded. */
export async function chooseLanguage(context: Context, language: Language): Promise<void> {
  await context.stores.members.setLanguage(personId(context), language)
}

/** The sessions of the person who asks, last used first. */
export async function listOwnSessions(context: Context): Promise<StoredSession[]> {
  return context.stores.members.sessionsOf(personId(context), context.clock.now())
}

/** Ends one of the sessions of the person who asks. Throws `not_found`. */
export async function endOwnSession(context: Context, sessionId: number): Promise<void> {
  if (!(await endSession(context, personId(context), sessionId, at(context).origin)))
    throw notFound("session")
}

/** Ends the session `sessionId` of the person `userId`; false if there is no such session. */
export async function endSession(
  { stores, clock }: ServiceContext,
  userId: number,
  sessionId: number,
  origin: Origin,
): Promise<boolean> {
  const describe = sessionDeed({ clock, origin }, "session.ended", sessionId)
  return stores.members.endSession(userId, sessionId, describe)
}

function at({ clock, address, requestId }: Context) {
  return { clock, origin: { address, requestId } }
}

function personId({ actor }: Context): number {
  if (actor.kind !== "person") throw notFound("account")
  return actor.userId
}
