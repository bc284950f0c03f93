import { verifyPassword } from "better-auth/crypto"
import { newcomerRequest } from "@/lib/api/dashboard/members"
import { receive } from "@/lib/api/receive"
import { invalidFields } from "@/lib/domain/errors"
import type { Origin } from "@/lib/domain/activity/activity"
import { acceptInvitation, openInvitation } from "@/lib/domain/members/accept-invitation"
import type { Invitation } from "@/lib/domain/members/invitation"
import type { Newcomer } from "@/lib/domain/members/invitation-store"
import { limitingAttempts } from "./attempts"
import { auth } from "./auth"
import { serviceContext } from "./context"
import { sendMail } from "./mail"
import { hashPassword } from "./passwords"
import { clientAddress, requestOrigin } from "./request-address"
import { workFor } from "./session"
import { recordRefusal, signIn } from "./sign-in"

const refusal = "The invitation could not be accepted"

/** Mails the link of a new invitation, and answers null; answers the link where no mail could be sent, to be handed over. */
export async function sendInvitation(
  request: Request,
  { invitation, token, employerName }: { invitation: Invitation; token: string; employerName: string },
): Promise<string | null> {
  const link = `${requestOrigin(request)}/invitation?token=${token}`
  const mailed = await sendMail(invitation.email, `${employerName} invites you to Openings`, [
    `${invitation.invitedBy} invites you to work on the job postings of ${employerName}, as ${invitation.role}.`,
    `Accept the invitation within 7 days: ${link}`,
    "The link works once. If you do not know what this is about, nothing has to be done.",
  ])
  return mailed ? null : link
}

type Acceptance = { token: string; name?: string | null | undefined; password: string }

/**
 * Makes the person whom the link with `token` invites a member, and answers the cookies that sign them in for that
 * employer. Somebody without an account gets one; everybody else proves their present password. Throws `not_found`
 * where the invitation works no more, `validation_failed`, or `rate_limited`.
 */
export async function acceptAndSignIn(
  request: Request,
  requestId: string,
  { token, name, password }: Acceptance,
): Promise<string[]> {
  const context = serviceContext()
  const { email, person } = await openInvitation(context, token)
  const newcomer = person ? null : await readNewcomer({ name, password })
  const origin = { address: clientAddress(request), requestId }
  await limitingAttempts(email, origin.address, async () => {
    if (person) await provePassword(request, origin, person, password)
  })
  const { employer } = await acceptInvitation(context, { token, newcomer, origin })
  const cookies = await signIn(request, requestId, { email, password })
  await workFor(request, cookies, employer.id)
  return cookies
}

async function readNewcomer(sent: Omit<Acceptance, "token">): Promise<Newcomer> {
  const { values, problems } = receive(newcomerRequest, sent)
  if (problems.length > 0) throw invalidFields(refusal, problems)
  return { name: values.name, passwordHash: await hashPassword(values.password) }
}

async function provePassword(
  request: Request,
  origin: Origin,
  { id, email }: { id: number; email: string },
  password: string,
): Promise<void> {
  const { internalAdapter } = await (await auth(request)).$context
  const accounts = await internalAdapter.findAccounts(String(id))
  const hash = accounts.find(({ providerId }) => providerId === "credential")?.password
  if (hash && (await verifyPassword({ hash, password }))) return
  recordRefusal(email, origin)
  const message = "This is not the password that you sign in with."
  throw invalidFields(refusal, [{ field: "password", code: "invalid", message }])
}
