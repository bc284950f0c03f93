import type { Activity } from "../activity/activity"
import type { Employer, EmployerId } from "../employers/employer"
import type { Language } from "@/lib/messages/language"
import type { Role } from "../actor"
import type { DescribeForMember } from "./account-activity"
import type { Invitation } from "./invitation"
import type { Person } from "./member"

export type NewInvitation = Omit<Invitation, "id" | "stands"> & { tokenHash: string }

/** What an invitation's link leads to. `person` is the person with its email address; null if there is none. */
export type OpenInvitation = { employer: Employer; email: string; role: Role; person: Person | null }

/** A person without an account who accepts an invitation, and what their account is created with. */
export type Newcomer = { name: string; passwordHash: string; language: Language }

export type Joined = { person: Person; employer: Employer }

export type InvitationStore = {
  /** Unused invitations, expired ones included; newest first. */
  list(employerId: EmployerId): Promise<Invitation[]>
  find(employerId: EmployerId, id: number): Promise<Invitation | null>
  /** Stores an invitation, replacing earlier ones to the same address, unless that person is already a member. */
  add(
    employerId: EmployerId,
    invitation: NewInvitation,
    activity: Activity,
  ): Promise<Invitation | "member_already">
  /** False if there is no such unused invitation. */
  withdraw(employerId: EmployerId, id: number, activity: Activity): Promise<boolean>
  /**
   * What the invitation with that token leads to; null if it was used or withdrawn, has expired by `now`, or was made
   * by someone who is no longer an admin.
   */
  findOpen(tokenHash: string, now: Date): Promise<OpenInvitation | null>
  /**
   * Uses up the invitation and makes its person a member, all or nothing; null if it no longer works. `newcomer` is
   * null for a person with an account; if an account was created or deleted in the meantime, nothing is written. An
   * existing member keeps their role.
   */
  accept(
    tokenHash: string,
    now: Date,
    newcomer: Newcomer | null,
    describe: DescribeForMember,
  ): Promise<Joined | "account_changed" | null>
}
