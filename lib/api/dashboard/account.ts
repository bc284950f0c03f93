import * as z from "zod"
import { maxEmployerNameLength, type Employer } from "@/lib/domain/employers/employer"
import { type Membership, type Person, personLimits } from "@/lib/domain/members/member"
import { isOneLine } from "@/lib/domain/one-line"
import type { StoredSession } from "@/lib/domain/members/member-store"
import type { Role } from "@/lib/domain/actor"
import type { SignInMethod } from "@/lib/domain/members/sign-in-method"
import { isEmailAddress } from "../email-address"
import { because, id, text } from "../fields"

/** Text that has to be there; outer white space is trimmed. */
export function requiredText(name: string, most: number, missing: string) {
  return text(name, null, missing)
    .transform((value) => value.trim())
    .pipe(text(name, most))
    .refine((value) => value !== "", because({ code: "required", message: missing }))
}

/** An e-mail address that somebody signs in with: in lower case. */
export const accountEmail = requiredText("The e-mail address", personLimits.email, "Enter an e-mail address.")
  .transform((value) => value.toLowerCase())
  .refine(isEmailAddress, because({ code: "invalid_email", message: "This isn't an e-mail address." }))

const { shortestPassword, longestPassword } = personLimits

/** A password that somebody chooses. */
export const chosenPassword = text("The password", longestPassword, "Enter a password.").refine(
  (value) => [...value].length >= shortestPassword,
  because({ code: "too_short", message: `Choose a password of ${shortestPassword} characters or more.` }),
)

/** The same, to be said before anybody chooses one. */
export const passwordRule = `${shortestPassword} characters or more.`

/** A password that was chosen before: only whether it is there can be judged. */
function knownPassword(missing: string) {
  const given = because({ code: "required", message: missing })
  return text("The password", 1000, missing).refine((value) => value !== "", given)
}

/** The password of the person who asks, before what a stolen session alone shall not do. */
export const presentPassword = knownPassword("Enter your password.")

/** A name, which may come into the headers of a mail. */
function oneLineName(most: number, missing: string) {
  const message = "The name may have no line breaks, tabs or other control characters."
  return requiredText("The name", most, missing).refine(
    isOneLine,
    because({ code: "invalid_characters", message }),
  )
}

export const personName = oneLineName(personLimits.name, "Enter your name.")
export const employerName = oneLineName(maxEmployerNameLength, "Enter the employer's name.")

export const signInRequest = z.object({
  email: requiredText("The e-mail address", 1000, "Enter your e-mail address.").transform((value) =>
    value.toLowerCase(),
  ),
  password: presentPassword,
})

export const passwordLinkRequest = z.object({ email: accountEmail })

export const newPasswordRequest = z.object({
  token: text("The link", 200, "The link is incomplete. Open it again from the e-mail."),
  password: chosenPassword,
})

export const ownNameRequest = z.object({ name: personName })

export const ownPasswordRequest = z.object({
  present: knownPassword("Enter the password that you have now."),
  password: chosenPassword,
})

export const employerChoice = z.object({ employerId: id("Choose an employer.") })

/** Only the first person of an empty installation sends this, with the token of the link printed at start. */
export const setUpRequest = z.object({
  token: text("The link", 200, "The link is incomplete. Copy it whole from the server's output."),
  employerName,
  timeZone: text("The time zone", 100, "Choose a time zone."),
  name: personName,
  email: accountEmail,
  password: chosenPassword,
})

export type SetUpRequest = z.output<typeof setUpRequest>

/** What the dashboard knows of the person who is signed in. */
export type Me = {
  person: { id: number; name: string; email: string }
  employer: { id: number; name: string; plan: Employer["plan"]; timeZone: string; role: Role }
  employers: { id: number; name: string; role: Role }[]
}

export function presentOwnAccount(person: Person, current: Membership, memberships: Membership[]): Me {
  const { id, name, plan, timeZone } = current.employer
  return {
    person: { id: person.id, name: person.name, email: person.email },
    employer: { id, name, plan, timeZone, role: current.role },
    employers: memberships.map(({ employer, role }) => ({ id: employer.id, name: employer.name, role })),
  }
}

/** A place where the person is signed in. Times are ISO 8601 instants. */
export type OwnSession = {
  id: number
  current: boolean
  /** How the person signed in; null where that is not known. */
  method: SignInMethod | null
  address: string | null
  userAgent: string | null
  createdAt: string
  lastUsedAt: string
}

export function presentSession(session: StoredSession, currentId: number | null): OwnSession {
  const { id, method, address, userAgent, createdAt, lastUsedAt } = session
  const times = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() }
  return { id, current: id === currentId, method, address, userAgent, ...times }
}

/** Numbers of postings for the tabs of the list. */
export type JobCounts = { all: number; active: number; draft: number; archived: number }
