import type { Context } from "../context"
import { notFound } from "../errors"
import type { StoredSession } from "./member-store"

/** Changes the name of the person who asks. */
export async function renameSelf(context: Context, name: string): Promise<void> {
  await context.stores.members.rename(personId(context), name)
}

/** Where the person who asks is signed in, the latest used first. */
export async function listOwnSessions(context: Context): Promise<StoredSession[]> {
  return context.stores.members.sessionsOf(personId(context), context.clock.now())
}

/** Ends one of the sessions of the person who asks. Throws `not_found`. */
export async function endOwnSession(context: Context, sessionId: number): Promise<void> {
  if (!(await context.stores.members.endSession(personId(context), sessionId))) throw notFound("session")
}

function personId({ actor }: Context): number {
  if (actor.kind !== "person") throw notFound("account")
  return actor.userId
}
