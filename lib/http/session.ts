import { ServiceError } from "@/lib/domain/errors"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Membership, Person } from "@/lib/domain/members/member"
import { auth } from "./auth"
import { serviceContext } from "./context"
import { noteSeen } from "./last-seen"

/** A signed-in person at work for one of their employers. */
export type SignedIn = Membership & {
  sessionId: number
  person: Person
  memberships: Membership[]
  /** The renewed cookie, on the day's first use of a session. */
  setCookie: string[]
}

/**
 * The session that `request`'s cookie names; null where there is none or it has ended. Throws `forbidden` where the
 * person belongs to no employer any more.
 */
export async function readSession(request: Request): Promise<SignedIn | null> {
  if (!request.headers.get("cookie")?.includes("openings.session_token")) return null
  const { api } = await auth(request)
  const { response, headers } = await api.getSession({ headers: request.headers, returnHeaders: true })
  if (!response) return null
  const { session, user } = response
  const memberships = await serviceContext().stores.members.membershipsOf(Number(user.id))
  const current = memberships.find(({ employer }) => employer.id === session.employerId) ?? memberships[0]
  if (!current) {
    throw new ServiceError(
      "forbidden",
      "You belong to no employer any more. Ask an admin to invite you again.",
    )
  }
  noteSeen(current)
  return {
    ...current,
    sessionId: Number(session.id),
    person: { id: Number(user.id), name: user.name, email: user.email },
    memberships,
    setCookie: headers.getSetCookie(),
  }
}

/** Lets the session that the cookies in `setCookie` begin work for one of the person's employers. */
export async function workFor(request: Request, setCookie: string[], employerId: EmployerId): Promise<void> {
  const headers = new Headers(request.headers)
  headers.set("cookie", setCookie.map((cookie) => cookie.split(";")[0]).join("; "))
  const session = await readSession(new Request(request.url, { headers }))
  if (session) await serviceContext().stores.members.setSessionEmployer(session.sessionId, employerId)
}
