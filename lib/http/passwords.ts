import { randomBytes } from "node:crypto"
import { hashPassword as hash } from "better-auth/crypto"
import { invalidFields, ServiceError } from "@/lib/domain/errors"
import { auth, authFor, passwordLinkSeconds } from "./auth"
import { noteFailure, refuseAfterFailures } from "./attempts"
import { canSendMail } from "./mail"
import { clientAddress } from "./request-address"

/** A password as it is stored. */
export const hashPassword = hash

/**
 * Mails a link to set a new password, where somebody has this address: the answer is the same where nobody has. False where
 * the installation cannot send mail, so that the page can say who can make a link instead.
 */
export async function requestPasswordLink(request: Request, email: string): Promise<boolean> {
  if (!canSendMail()) return false
  const account = `password-link:${email}`
  await refuseAfterFailures(account, clientAddress(request))
  // Every request counts, so that nobody's mailbox can be filled.
  await noteFailure(account, clientAddress(request))
  const { api } = await auth(request)
  await api.requestPasswordReset({ body: { email }, headers: request.headers })
  return true
}

/** Sets the password that a link allows, and ends the person's sessions. Throws `forbidden` where the link works no more. */
export async function setPassword(
  request: Request,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { api } = await auth(request)
  const response = await api.resetPassword({ body: { token, newPassword: password }, asResponse: true })
  if (response.ok) return
  if (response.status >= 500) throw new Error(`The sign-in library answered ${response.status}.`)
  throw new ServiceError("forbidden", "This link works no more. Ask for a new one.")
}

/**
 * Changes the password of the person whose session asks, ends their other sessions and answers the cookies to set.
 * Throws `validation_failed` where the present password is wrong, or `rate_limited`.
 */
export async function changePassword(
  request: Request,
  email: string,
  { present, password }: { present: string; password: string },
): Promise<string[]> {
  const account = `present-password:${email}`
  await refuseAfterFailures(account, clientAddress(request))
  const { api } = await auth(request)
  const response = await api.changePassword({
    body: { currentPassword: present, newPassword: password, revokeOtherSessions: true },
    headers: request.headers,
    asResponse: true,
  })
  if (response.ok) return response.headers.getSetCookie()
  if (response.status >= 500) throw new Error(`The sign-in library answered ${response.status}.`)
  await noteFailure(account, clientAddress(request))
  const problem = {
    field: "present",
    code: "invalid",
    message: "This is not the password that you have now.",
  }
  throw invalidFields("The password could not be changed", [problem])
}

/** The token of a link with which the person `userId` can set a password once, within the hour. */
export async function createPasswordToken(userId: number): Promise<string> {
  const token = randomBytes(24).toString("base64url")
  const { internalAdapter } = await (await authFor(false)).$context
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: String(userId),
    expiresAt: new Date(Date.now() + passwordLinkSeconds * 1000),
  })
  return token
}
