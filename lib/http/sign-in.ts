import { ServiceError } from "@/lib/domain/errors"
import { auth } from "./auth"
import { noteFailure, noteSuccess, refuseAfterFailures } from "./attempts"
import { clientAddress } from "./request-address"

/**
 * Signs a person in and answers the cookies to set. Whether it was the address or the password that is wrong, and whether
 * there is such an account, nobody is told. Throws `unauthorized`, or `rate_limited` after too many failures.
 */
export async function signIn(
  request: Request,
  { email, password }: { email: string; password: string },
): Promise<string[]> {
  const address = clientAddress(request)
  await refuseAfterFailures(email, address)
  const { api } = await auth(request)
  const headers = new Headers({
    "user-agent": request.headers.get("user-agent") ?? "",
    "x-forwarded-for": address,
  })
  const response = await api.signInEmail({ body: { email, password }, headers, asResponse: true })
  if (response.ok) {
    await noteSuccess(email)
    return response.headers.getSetCookie()
  }
  if (response.status >= 500) throw new Error(`The sign-in library answered ${response.status}.`)
  await noteFailure(email, address)
  throw new ServiceError("unauthorized", "The e-mail address or the password is wrong.")
}

/** Ends the session that `request`'s cookie names, if any, and answers the cookies to set. */
export async function signOut(request: Request): Promise<string[]> {
  const { api } = await auth(request)
  const response = await api.signOut({ headers: request.headers, asResponse: true })
  return response.headers.getSetCookie()
}
