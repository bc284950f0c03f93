import type { Activity } from "../activity/activity"
import type { Employer, EmployerId } from "../employers/employer"
import type { Language } from "@/lib/messages/language"
import type { Role } from "../actor"
import type { DescribeForMember } from "./account-activity"
import type { Invitation } from "./invitation"
import type { Person } from "./member"

export type NewInvitation = Omit<Invitation, "id" | "stands"> & { tokenHash: string }

/** What an invitation's link leads to. `person` is who has its email address already; null is nobody. */
export type OpenInvitation = { employer: Employer; email: string; role: Role; person: Person | null }

/** Who accepts an invitation: a person without an account is to have one. */
export type Newcomer = { name: string; passwordHash: string; language: Language }

export type Joined = { person: Person; employer: Employer }

export type InvitationStore = {
  /** Those that nobody has used, also when they have expired; the latest first. */
  list(employerId: EmployerId): Promise<Invitation[]>
  find(employerId: EmployerId, id: number): Promise<Invitation | null>
  /** Stores an invitation in the place of earlier ones to the same address, unless that person is a member already. */
  add(
    employerId: EmployerId,
    invitation: NewInvitation,
    activity: Activity,
  ): Promise<Invitation | "member_already">
  /** Whether there was such an invitation that nobody had used. */
  withdraw(employerId: EmployerId, id: number, activity: Activity): Promise<boolean>
  /**
   * What the invitation with that token leads to; null where it was used or withdrawn, has expired by `now`, or was made by
   * somebody who is no admin any more.
   */
  findOpen(tokenHash: string, now: Date): Promise<OpenInvitation | null>
  /**
   * Uses up the invitation and makes its person a member, all or nothing; null where it no longer works. `newcomer` is
   * null for a person who has an account; where an account has come or gone meanwhile, nothing is written.
   * Somebody who is a member already keeps their role.
   */
  accept(
    tokenHash: string,
    now: Date,
    newcomer: Newcomer | null,
    describe: DescribeForMember,
  ): Promise<Joined | "account_changed" | null>
}
