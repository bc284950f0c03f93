import type { Employer } from "@/lib/domain/employers/employer"
import { ServiceError } from "@/lib/domain/errors"
import type { Membership, Person } from "@/lib/domain/members/member"
import type { Role } from "@/lib/domain/permissions"
import { auth } from "./auth"
import { serviceContext } from "./context"

/** A signed-in person at work for one of their employers. */
export type SignedIn = {
  sessionId: number
  person: Person
  employer: Employer
  role: Role
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
  return {
    sessionId: Number(session.id),
    person: { id: Number(user.id), name: user.name, email: user.email },
    employer: current.employer,
    role: current.role,
    memberships,
    setCookie: headers.getSetCookie(),
  }
}
