import type { Activity } from "../activity/activity"
import type { EmployerId } from "../employers/employer"
import type { Language } from "@/lib/messages/language"
import type { Role } from "../actor"
import type { DescribeForMember } from "./account-activity"
import type { Member, Membership, Person } from "./member"
import type { SignInMethod } from "./sign-in-method"

/** `email` is in lower case. */
export type NewMember = {
  name: string
  email: string
  role: Role
  passwordHash: string
  language?: Language | undefined
}

/** A session that has not ended. Times are instants; `lastUsedAt` is exact to a day. */
export type StoredSession = {
  id: number
  /** How it began; null where that is not known. */
  method: SignInMethod | null
  address: string | null
  userAgent: string | null
  createdAt: Date
  lastUsedAt: Date
}

/** What a change of a member came to; nothing was written unless it is done. */
export type MemberWrite = "done" | "changed_meanwhile" | "last_admin"

export type MemberStore = {
  /** The employer's people by name. */
  list(employerId: EmployerId): Promise<Member[]>
  find(employerId: EmployerId, id: number): Promise<Member | null>
  /** Gives `member` another role, provided that they have the one that was read and that an admin is left. */
  changeRole(employerId: EmployerId, member: Member, role: Role, activity: Activity): Promise<MemberWrite>
  /** Removes `member` under the same conditions, and ends the person's sessions that work for this employer. */
  remove(employerId: EmployerId, member: Member, activity: Activity): Promise<MemberWrite>
  /** Notes that a member was here at `now`, at most once a minute. */
  noteSeen(memberId: number, now: Date): Promise<void>
  rename(userId: number, name: string, describe: DescribeForMember): Promise<void>
  /** Notes the language that the person is to be spoken to in. */
  setLanguage(userId: number, language: Language): Promise<void>
  /** The person's sessions that have not ended at `now`, the latest used first. */
  sessionsOf(userId: number, now: Date): Promise<StoredSession[]>
  /** Ends one of the person's sessions; whether there was such a one. */
  endSession(userId: number, sessionId: number, describe: DescribeForMember): Promise<boolean>
  personByEmail(email: string): Promise<Person | null>
  /** The employers that the person belongs to, by name. */
  membershipsOf(userId: number): Promise<Membership[]>
  /** Makes somebody new a person and a member; null, and nothing written, where somebody has that email address already. */
  add(employerId: EmployerId, member: NewMember, describe: DescribeForMember): Promise<Person | null>
  /** Stores that somebody failed to sign in as the person with that email address; nothing where there is none. */
  noteRefusal(email: string, describe: DescribeForMember): Promise<void>
  /** Whether nobody can sign in yet. */
  isEmpty(): Promise<boolean>
  /** Notes which employer a session works for. */
  setSessionEmployer(sessionId: number, employerId: EmployerId): Promise<void>
}
