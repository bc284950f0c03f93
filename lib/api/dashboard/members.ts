import * as z from "zod"
import { type Actor, type Role, roles } from "@/lib/domain/actor"
import { type Invitation, works } from "@/lib/domain/members/invitation"
import type { OpenInvitation } from "@/lib/domain/members/invitation-store"
import type { PendingLinks } from "@/lib/domain/members/manage-members"
import type { Member } from "@/lib/domain/members/member"
import { said, text } from "../fields"
import { accountEmail, chosenPassword, personName } from "./account"
import { type Message, say } from "@/lib/messages/message"

const oneOfRoles = say("fields.notOneOf", { name: say("fields.role"), values: roles.join(", ") })
const roleError = said(say("members.roleMissing"), oneOfRoles)
const role = z.enum(roles, { error: roleError })

const token = text(say("fields.link"), 200, say("members.invitationLinkCut"))

export const memberChange = z.object({ role })

export const invitationRequest = z.object({ email: accountEmail, role })

/** The query of an invitation's page. */
export const openInvitationQuery = z.object({ token })

/**
 * Someone who has an account proves it with its password; anyone else chooses a name and password, validated by
 * `newcomerRequest`.
 */
export const acceptanceRequest = z.object({
  token,
  name: text(say("fields.name"), 1000).nullish(),
  password: text(say("fields.password"), 1000, say("account.passwordMissing")),
})

export const newcomerRequest = z.object({ name: personName, password: chosenPassword })

export type { Role }

/** The roles in words, for the choice of a role. */
export const roleChoices: readonly { value: Role; label: Message; hint: Message }[] = [
  { value: "admin", label: say("members.adminName"), hint: say("members.adminMay") },
  { value: "editor", label: say("members.editorName"), hint: say("members.editorMay") },
  { value: "viewer", label: say("members.viewerName"), hint: say("members.viewerMay") },
]

/** A member of the employer; `you` marks the person who asks. Times are ISO 8601 instants; null means never. */
export type ListedMember = {
  id: number
  person: { id: number; name: string; email: string }
  role: Role
  joinedAt: string
  lastSeenAt: string | null
  you: boolean
  /** Whether they have a second factor; null if the person who asks is not an admin. */
  twoFactor: boolean | null
}

export function presentMember(member: Member, actor: Actor): ListedMember {
  const { id, person, role, hasTwoFactor, joinedAt, lastSeenAt } = member
  const asking = actor.kind === "person" ? actor : null
  return {
    id,
    person: { id: person.id, name: person.name, email: person.email },
    role,
    joinedAt: joinedAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    you: asking?.userId === person.id,
    twoFactor: asking?.role === "admin" ? hasTwoFactor : null,
  }
}

/**
 * An unused invitation. `works` is false if it has expired or the person who made it is no longer an admin. Times are
 * ISO 8601 instants.
 */
export type ListedInvitation = {
  id: number
  email: string
  role: Role
  invitedBy: string
  createdAt: string
  expiresAt: string
  works: boolean
}

/** `sendsMail` is true if invitations are mailed; otherwise the link has to be handed over. */
export type InvitationList = { data: ListedInvitation[]; sendsMail: boolean }

export function presentInvitation(invitation: Invitation, now: Date): ListedInvitation {
  const { id, email, role, invitedBy, createdAt, expiresAt } = invitation
  const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
  return { id, email, role, invitedBy, ...times, works: works(invitation, now) }
}

/** The unused links that a removed member had made, which no longer work. */
export type LeftPending = {
  invitations: ListedInvitation[]
  passwordLinks: { person: { id: number; name: string; email: string }; expiresAt: string }[]
}

export function presentLeftPending({ invitations, passwordLinks }: PendingLinks, now: Date): LeftPending {
  return {
    invitations: invitations.map((each) => presentInvitation(each, now)),
    passwordLinks: passwordLinks.map(({ person, expiresAt }) => ({
      person: { id: person.id, name: person.name, email: person.email },
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

/** A new invitation; `link` is null if it was mailed, otherwise it is shown here and never again. */
export type MadeInvitation = { invitation: ListedInvitation; link: string | null }

/** A link to set a new password, shown here and never again. `expiresAt` is an ISO 8601 instant. */
export type MadePasswordLink = { link: string; expiresAt: string }

/** What an invitation's page shows to anyone who has its link. */
export type InvitationOffer = {
  employer: { name: string }
  email: string
  role: Role
  accountExists: boolean
}

export function presentOffer({ employer, email, role, person }: OpenInvitation): InvitationOffer {
  return { employer: { name: employer.name }, email, role, accountExists: person !== null }
}
