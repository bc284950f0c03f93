import { employerHeader } from "@/lib/api/dashboard/employer-path"
import { personHeader } from "@/lib/api/dashboard/person-header"
import { ServiceError } from "@/lib/domain/errors"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Membership, Person } from "@/lib/domain/members/member"
import { auth } from "./auth"
import { serviceContext } from "@/lib/http/context"
import { isLanguage, type Language } from "@/lib/messages/language"
import { noteSeen } from "./last-seen"
import { rawPath, rawQuery } from "@/lib/http/request-address"
import { say } from "@/lib/messages/message"

/** A signed-in person working for one of their employers. */
export type SignedIn = Membership & {
  sessionId: number
  person: Person
  memberships: Membership[]
  hasTwoFactor: boolean
  /** The renewed cookie, on the day's first use of a session. */
  setCookie: string[]
}

/** Sessions of requests that never leave this process. The pages' bundle sets them, and the front door's separate bundle reads them. */
const held = globalThis as typeof globalThis & { [key: symbol]: WeakMap<Request, SignedIn> | undefined }
const known = (held[Symbol.for("openings.page-sessions")] ??= new WeakMap())

/** Passes the session that a page has read to a call that it makes within the process: reading one costs 4 ms. */
export function handOnSession(request: Request, session: SignedIn): void {
  known.set(request, session)
}

/**
 * The session of `request`'s cookie, for the employer that the request names, or else the one chosen last; null if there is
 * none, it has ended, or the page that asks is somebody else's. Throws `forbidden` if the person no longer belongs to any employer, or not to the named one.
 */
export async function readSession(request: Request): Promise<SignedIn | null> {
  const handedOn = known.get(request)
  if (handedOn) return handedOn
  if (!request.headers.get("cookie")?.includes("openings.session_token")) return null
  const { api } = await auth(request)
  const { response, headers } = await api.getSession({ headers: request.headers, returnHeaders: true })
  if (!response) return null
  const { session, user } = response
  const expected = request.headers.get(personHeader)
  if (expected && expected !== String(user.id)) return null
  const memberships = await serviceContext().stores.members.membershipsOf(Number(user.id))
  const current = currentOf(memberships, namedEmployer(request), session.employerId)
  noteSeen(current)
  return {
    ...current,
    sessionId: Number(session.id),
    person: { id: Number(user.id), name: user.name, email: user.email, language: languageOf(user.language) },
    memberships,
    hasTwoFactor: user.twoFactorEnabled === true,
    setCookie: headers.getSetCookie(),
  }
}

/** A language that a later version might have stored counts as none. */
function languageOf(stored: unknown): Language | null {
  return isLanguage(stored) ? stored : null
}

/** The membership to act by. If an employer is named, only that one counts: nobody ever acts for another employer instead. */
function currentOf(memberships: Membership[], named: string | null, chosen: number | null | undefined) {
  const [first] = memberships
  if (!first) {
    throw new ServiceError("forbidden", say("members.noEmployer"))
  }
  if (named === null) return memberships.find(({ employer }) => employer.id === chosen) ?? first
  const current = memberships.find(({ employer }) => String(employer.id) === named)
  if (current) return current
  throw new ServiceError("forbidden", say("members.notMemberHere"))
}

/** What pages link to: files, and a posting's record for printing. */
const linkedTo = /^\/api\/(dashboard\/(.*\.csv|records)|v1\.1\/jobs\/\d+\/record)$/

/** The employer of the page that asks: from its header, or from the address of a linked file, because a link sends no header. */
function namedEmployer(request: Request): string | null {
  const header = request.headers.get(employerHeader)
  if (header !== null || !linkedTo.test(rawPath(request))) return header
  return new URLSearchParams(rawQuery(request)).get("employer")
}

/** Makes the session that the cookies in `setCookie` begin work for one of the person's employers. */
export async function workFor(request: Request, setCookie: string[], employerId: EmployerId): Promise<void> {
  const headers = new Headers(request.headers)
  // The page that asked may show another employer, or person.
  headers.delete(employerHeader)
  headers.delete(personHeader)
  headers.set("cookie", setCookie.map((cookie) => cookie.split(";")[0]).join("; "))
  const session = await readSession(new Request(request.url, { headers }))
  if (session) await serviceContext().stores.members.setSessionEmployer(session.sessionId, employerId)
}
