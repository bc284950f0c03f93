import { newcomerRequest } from "@/lib/api/dashboard/members"
import { receive } from "@/lib/api/receive"
import { invalidFields } from "@/lib/domain/errors"
import type { Origin } from "@/lib/domain/activity/activity"
import type { Context } from "@/lib/domain/context"
import { acceptInvitation, openInvitation } from "@/lib/domain/members/accept-invitation"
import type { Invitation } from "@/lib/domain/members/invitation"
import type { Newcomer } from "@/lib/domain/members/invitation-store"
import { inviteMember } from "@/lib/domain/members/invite-member"
import type { Role } from "@/lib/domain/actor"
import { limitingAttempts } from "./attempts"
import { auth } from "./auth"
import { serviceContext } from "@/lib/http/context"
import { hashPassword, verifyPassword } from "./hashing"
import { knownBrowserOf } from "./known-browser"
import { canSendMail, sendMail } from "./mail"
import { limitingInvitations } from "./mail-limits"
import { languageFor } from "@/lib/http/message-language"
import { clientAddress, requestOrigin } from "@/lib/http/request-address"
import { workFor } from "./session"
import { recordRefusal, signInByPassword, type SignInOutcome } from "./sign-in"
import { say } from "@/lib/messages/message"

const refusal = say("members.notAccepted")

/**
 * Invites a person, by mail if this installation sends any; `link` is null if the mail was sent, and otherwise is to be handed
 * over. Throws like `inviteMember`, and `rate_limited`, before anything is stored, if too many were mailed.
 */
export async function invite(
  request: Request,
  context: Context,
  invited: { email: string; role: Role },
): Promise<{ invitation: Invitation; link: string | null }> {
  const { actor, employer } = context
  const make = () => inviteMember(context, invited)
  const counted = { to: invited.email, by: actor.kind === "person" ? actor.userId : 0, employer: employer.id }
  const made = canSendMail() ? await limitingInvitations(counted, make) : await make()
  const link = await sendInvitation(request, { ...made, employerName: employer.name })
  return { invitation: made.invitation, link }
}

/** The address of the page on which an invitation's holder accepts it. */
export function invitationAddress(origin: string, token: string): string {
  return `${origin}/invitation?token=${token}`
}

async function sendInvitation(
  request: Request,
  { invitation, token, employerName }: { invitation: Invitation; token: string; employerName: string },
): Promise<string | null> {
  const link = invitationAddress(requestOrigin(request), token)
  const { email, invitedBy, role } = invitation
  const invited = await serviceContext().stores.members.personByEmail(email)
  const mailed = await sendMail(email, {
    // For a new person only the sender's language is known, which is a good guess.
    language: invited?.language ?? languageFor(request),
    subject: say("mails.invitationSubject", { employer: employerName }),
    paragraphs: [
      say("mails.invitationFrom", {
        person: invitedBy,
        employer: employerName,
        role: say(`permissions.${role}`),
      }),
      say("mails.invitationLink", { link }),
      say("mails.invitationUnexpected"),
    ],
  })
  return mailed ? null : link
}

type Acceptance = { token: string; name?: string | null | undefined; password: string }

/**
 * Makes the person whom the link with `token` invites a member, and signs them in for that employer or asks for their second
 * step. A person without an account gets one; anyone else proves their present password. Throws `not_found` if the invitation
 * no longer works, `validation_failed`, or `rate_limited`.
 */
export async function acceptAndSignIn(
  request: Request,
  requestId: string,
  { token, name, password }: Acceptance,
): Promise<SignInOutcome & { employerId: number }> {
  const context = serviceContext()
  const origin = { address: clientAddress(request), requestId }
  const { email, person } = await limitingAttempts(null, origin.address, () => openInvitation(context, token))
  const chosen = person ? null : readNewcomer({ name, password })
  const browser = await knownBrowserOf(request, email)
  const prove = async (): Promise<Newcomer | null> => {
    if (chosen) {
      const passwordHash = await hashPassword(chosen.password)
      return { name: chosen.name, passwordHash, language: languageFor(request) }
    }
    if (person) await provePassword(request, origin, person, password)
    return null
  }
  const newcomer = await limitingAttempts(email, origin.address, prove, { browser })
  const { employer } = await acceptInvitation(context, { token, newcomer, origin })
  const outcome = await signInByPassword(request, requestId, { email, password })
  if (!outcome.secondStep) await workFor(request, outcome.cookies, employer.id)
  return { ...outcome, employerId: employer.id }
}

function readNewcomer(sent: Omit<Acceptance, "token">): { name: string; password: string } {
  const { values, problems } = receive(newcomerRequest, sent)
  if (problems.length > 0) throw invalidFields(refusal, problems)
  return values
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
  const message = say("account.ownPasswordWrong")
  throw invalidFields(refusal, [{ field: "password", code: "invalid", message }])
}
