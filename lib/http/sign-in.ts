import type { Origin } from "@/lib/domain/activity/activity"
import { ServiceError } from "@/lib/domain/errors"
import { sessionDeed } from "@/lib/domain/members/account-activity"
import { endSession } from "@/lib/domain/members/own-account"
import { auth } from "./auth"
import { limitingAttempts } from "./attempts"
import { database, serviceContext } from "./context"
import { logger } from "./log"
import { clientAddress } from "./request-address"

/**
 * Signs a person in and answers the cookies to set. Whether it was the address or the password that is wrong, and whether
 * there is such an account, nobody is told. Throws `unauthorized`, or `rate_limited` after too many failures.
 */
export async function signIn(
  request: Request,
  requestId: string,
  { email, password }: { email: string; password: string },
): Promise<string[]> {
  const address = clientAddress(request)
  const at = { clock: serviceContext().clock, origin: { address, requestId } }
  return limitingAttempts(email, address, async () => {
    const { api } = await auth(request)
    const headers = new Headers({
      "user-agent": request.headers.get("user-agent") ?? "",
      "x-forwarded-for": address,
    })
    const response = await database().recordingAccount(
      { table: "session", operation: "create", describe: (id) => sessionDeed(at, "session.started", id) },
      () => api.signInEmail({ body: { email, password }, headers, asResponse: true }),
    )
    if (response.ok) return response.headers.getSetCookie()
    if (response.status >= 500) throw new Error(`The sign-in library answered ${response.status}.`)
    recordRefusal(email, at.origin)
    throw new ServiceError("unauthorized", "The e-mail address or the password is wrong.")
  })
}

/**
 * Records that somebody failed to sign in as the person with that address, if there is one. Off the request's path, for the
 * time it takes would tell whether there is.
 */
export function recordRefusal(email: string, origin: Origin): void {
  const { stores, clock } = serviceContext()
  stores.members
    .noteRefusal(email, sessionDeed({ clock, origin }, "session.refused", null))
    .catch((error: unknown) => logger().error({ ...origin, err: error }, "refusal not recorded"))
}

/** Ends the session that `request`'s cookie names, if any, and answers the cookies to set. */
export async function signOut(request: Request, requestId: string): Promise<string[]> {
  const { api } = await auth(request)
  const present = await api.getSession({ headers: request.headers })
  if (present) {
    const origin = { address: clientAddress(request), requestId }
    await endSession(serviceContext(), Number(present.user.id), Number(present.session.id), origin)
  }
  const response = await api.signOut({ headers: request.headers, asResponse: true })
  return response.headers.getSetCookie()
}
