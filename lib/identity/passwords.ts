import type { Context } from "@/lib/domain/context"
import { invalidFields } from "@/lib/domain/errors"
import { ownDeed } from "@/lib/domain/members/account-activity"
import type { Person } from "@/lib/domain/members/member"
import { listOwnSessions } from "@/lib/domain/members/own-account"
import { makePasswordLink, setPasswordByLink } from "@/lib/domain/members/password-link"
import { auth } from "./auth"
import { limitingAttempts } from "./attempts"
import { database, serviceContext } from "@/lib/http/context"
import { hashPassword } from "./hashing"
import { rememberBrowser } from "./known-browser"
import { libraryHeaders } from "./library-headers"
import { logger } from "@/lib/http/log"
import { languageFor } from "@/lib/http/message-language"
import { canSendMail, sendMail } from "./mail"
import { countPasswordLink } from "./mail-limits"
import { clientAddress, ownOrigin } from "@/lib/http/request-address"
import { workFor } from "./session"
import { say } from "@/lib/messages/message"

/**
 * Mails a link for setting a new password if somebody has this address: the answer is the same if nobody has. False if the
 * installation can't send mail, so that the page can say who can make a link instead.
 */
export async function requestPasswordLink(
  request: Request,
  requestId: string,
  email: string,
): Promise<boolean> {
  if (!canSendMail()) return false
  // Every request counts, so that nobody's mailbox can be flooded.
  await countPasswordLink(email, clientAddress(request))
  const person = await serviceContext().stores.members.personByEmail(email)
  // Not awaited, because the time it takes would tell whether somebody has this address.
  if (person) {
    mailLink(request, requestId, person).catch((error: unknown) =>
      logger().error({ requestId, err: error }, "password link not created"),
    )
  }
  return true
}

async function mailLink(request: Request, requestId: string, person: Person): Promise<void> {
  const { token } = await makePasswordLink(serviceContext(), person, {
    actor: { kind: "service", name: "Forgotten password" },
    origin: { address: clientAddress(request), requestId },
  })
  const { email, language } = person
  await sendMail(email, {
    // The sender is most likely the person.
    language: language ?? languageFor(request),
    subject: say("mails.passwordSubject"),
    paragraphs: [
      say("mails.passwordAsked", { email }),
      say("mails.passwordLink", { link: passwordLinkAddress(ownOrigin(), token) }),
      say("mails.passwordNotYou"),
    ],
  })
}

/** The address of the page on which a link's holder sets a password. */
export function passwordLinkAddress(origin: string, token: string): string {
  return `${origin}/new-password?token=${token}`
}

/** Sets the password that a link allows, and ends the person's sessions. Throws `forbidden` if the link no longer works. */
export async function setPassword(
  request: Request,
  requestId: string,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const origin = { address: clientAddress(request), requestId }
  await limitingAttempts(null, origin.address, () =>
    setPasswordByLink(serviceContext(), { token, hashPassword: () => hashPassword(password), origin }),
  )
}

/**
 * Changes the password of the signed-in person, ends their other sessions, forgets the other browsers that are known as theirs,
 * and returns the cookies to set. The session that goes on keeps the sign-in method that the present one began with. Throws
 * `validation_failed` if the present password is wrong, or `rate_limited`.
 */
export async function changePassword(
  request: Request,
  context: Context,
  { present, password }: { present: string; password: string },
): Promise<string[]> {
  const { actor, employer, clock, address, requestId, sessionId } = context
  const email = actor.kind === "person" ? actor.email : ""
  const { api } = await auth(request)
  const method = (await listOwnSessions(context)).find(({ id }) => id === sessionId)?.method
  const describe = ownDeed({ clock, origin: { address, requestId } }, "member.password_changed", [
    { field: "by", before: null, after: "password" },
  ])
  const change = async () => {
    const response = await database().recordingAccount(
      { table: "account", operation: "update", describe: () => describe, method },
      () =>
        api.changePassword({
          body: { currentPassword: present, newPassword: password, revokeOtherSessions: true },
          headers: libraryHeaders(request, ["session_token"]),
          asResponse: true,
        }),
    )
    if (response.ok) return response.headers.getSetCookie()
    if (response.status >= 500) throw new Error(`The sign-in library answered ${response.status}.`)
    const message = say("account.presentPasswordWrong")
    throw invalidFields(say("account.passwordNotChanged"), [{ field: "present", code: "invalid", message }])
  }
  const cookies = await limitingAttempts(email, clientAddress(request), change, { signedIn: true })
  await workFor(request, cookies, employer.id)
  return [...cookies, await rememberBrowser(request, email, { only: true })]
}
