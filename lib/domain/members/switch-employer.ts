import type { Context } from "../context"
import { notFound } from "../errors"

/** Switches the session that asks to another of the person's employers. Throws `not_found`. */
export async function switchEmployer(
  { stores, actor, sessionId }: Context,
  employerId: number,
): Promise<void> {
  const memberships = actor.kind === "person" ? await stores.members.membershipsOf(actor.userId) : []
  const chosen = memberships.find(({ employer }) => employer.id === employerId)
  if (!chosen || sessionId === null) throw notFound("employer")
  await stores.members.setSessionEmployer(sessionId, chosen.employer.id)
}
