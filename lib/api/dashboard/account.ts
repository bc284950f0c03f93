import * as z from "zod"
import { maxEmployerNameLength, type Employer } from "@/lib/domain/employers/employer"
import { type Membership, type Person, personLimits } from "@/lib/domain/members/member"
import { isOneLine } from "@/lib/domain/one-line"
import { isVisible } from "@/lib/domain/visible-text"
import type { StoredSession } from "@/lib/domain/members/member-store"
import type { Role } from "@/lib/domain/actor"
import type { SignInMethod } from "@/lib/domain/members/sign-in-method"
import { isEmailAddress } from "../email-address"
import { because, id, notOneOf, text } from "../fields"
import { type Language, languages } from "@/lib/messages/language"
import { type Message, say } from "@/lib/messages/message"

/** Required text; outer whitespace is trimmed. */
export function requiredText(name: Message, most: number, missing: Message) {
  return text(name, null, missing)
    .transform((value) => value.trim())
    .pipe(text(name, most))
    .refine(isVisible, because({ code: "required", message: missing }))
}

/** An email address to sign in with, in lower case. */
export const accountEmail = requiredText(say("fields.email"), personLimits.email, say("account.emailMissing"))
  .transform((value) => value.toLowerCase())
  .refine(isEmailAddress, because({ code: "invalid_email", message: say("account.emailInvalid") }))

const { shortestPassword, longestPassword } = personLimits

/** A new password. */
export const chosenPassword = text(
  say("fields.password"),
  longestPassword,
  say("account.passwordMissing"),
).refine(
  (value) => [...value].length >= shortestPassword,
  because({ code: "too_short", message: say("account.passwordTooShort", { least: shortestPassword }) }),
)

/** The same rule in words, shown before a password is chosen. */
export const passwordRule = say("account.passwordRule", { least: shortestPassword })

/** An existing password: only its presence can be validated. */
function knownPassword(missing: Message) {
  const given = because({ code: "required", message: missing })
  return text(say("fields.password"), 1000, missing).refine((value) => value !== "", given)
}

/** The current password of the person who asks, for actions that a stolen session must not be enough for. */
export const presentPassword = knownPassword(say("account.ownPasswordMissing"))

/** A name on one line, because it may end up in mail headers. */
function oneLineName(most: number, missing: Message) {
  const message = say("account.nameNotOneLine")
  return requiredText(say("fields.name"), most, missing).refine(
    isOneLine,
    because({ code: "invalid_characters", message }),
  )
}

export const personName = oneLineName(personLimits.name, say("account.nameMissing"))
export const employerName = oneLineName(maxEmployerNameLength, say("employers.nameMissing"))

export const signInRequest = z.object({
  email: requiredText(say("fields.email"), 1000, say("account.ownEmailMissing")).transform((value) =>
    value.toLowerCase(),
  ),
  password: presentPassword,
})

export const passwordLinkRequest = z.object({ email: accountEmail })

const passwordLinkToken = text(say("fields.link"), 200, say("account.passwordLinkCut"))

export const openPasswordLinkQuery = z.object({ token: passwordLinkToken })

export const newPasswordRequest = z.object({ token: passwordLinkToken, password: chosenPassword })

export const ownNameRequest = z.object({ name: personName })

export const ownPasswordRequest = z.object({
  present: knownPassword(say("account.presentPasswordMissing")),
  password: chosenPassword,
})

export const languageChoice = z.object({
  language: z.enum(languages, { error: notOneOf(say("account.language"), languages) }),
})

export const employerChoice = z.object({ employerId: id(say("employers.choose")) })

/** Sent only by the first person of an empty installation, with the token of the link printed at startup. */
export const setUpRequest = z.object({
  token: text(say("fields.link"), 200, say("employers.setUpLinkCut")),
  employerName,
  timeZone: text(say("fields.timeZone"), 100, say("employers.timeZoneMissing")),
  name: personName,
  email: accountEmail,
  password: chosenPassword,
})

export type SetUpRequest = z.output<typeof setUpRequest>

/** What the dashboard knows about the signed-in person. */
export type Me = {
  /** `language` is null if they have not chosen one. */
  person: { id: number; name: string; email: string; language: Language | null }
  employer: { id: number; name: string; plan: Employer["plan"]; timeZone: string; role: Role }
  employers: { id: number; name: string; role: Role }[]
}

export function presentOwnAccount(person: Person, current: Membership, memberships: Membership[]): Me {
  const { id, name, plan, timeZone } = current.employer
  return {
    person: { id: person.id, name: person.name, email: person.email, language: person.language },
    employer: { id, name, plan, timeZone, role: current.role },
    employers: memberships.map(({ employer, role }) => ({ id: employer.id, name: employer.name, role })),
  }
}

/** One session of the person. Times are ISO 8601 instants. */
export type OwnSession = {
  id: number
  current: boolean
  /** How the person signed in; null if unknown. */
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
