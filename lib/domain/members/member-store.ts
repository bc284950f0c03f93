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
  /** How it started; null if unknown. */
  method: SignInMethod | null
  address: string | null
  userAgent: string | null
  createdAt: Date
  lastUsedAt: Date
}

/** The result of a change to a member; unless it is "done", nothing was written. */
export type MemberWrite = "done" | "changed_meanwhile" | "last_admin"

export type MemberStore = {
  /** The employer's members by name. */
  list(employerId: EmployerId): Promise<Member[]>
  find(employerId: EmployerId, id: number): Promise<Member | null>
  /** Gives `member` another role, if they still have the role that was read and an admin remains. */
  changeRole(employerId: EmployerId, member: Member, role: Role, activity: Activity): Promise<MemberWrite>
  /** Removes `member` under the same conditions, and ends the person's sessions that work for this employer. */
  remove(employerId: EmployerId, member: Member, activity: Activity): Promise<MemberWrite>
  /** Notes that a member was active at `now`, at most once a minute. */
  noteSeen(memberId: number, now: Date): Promise<void>
  rename(userId: number, name: string, describe: DescribeForMember): Promise<void>
  /** Stores the person's language. */
  setLanguage(userId: number, language: Language): Promise<void>
  /** The person's sessions that have not ended at `now`, last used first. */
  sessionsOf(userId: number, now: Date): Promise<StoredSession[]>
  /** Ends one of the person's sessions; false if there is no such session. */
  endSession(userId: number, sessionId: number, describe: DescribeForMember): Promise<boolean>
  personByEmail(email: string): Promise<Person | null>
  /** The employers that the person belongs to, by name. */
  membershipsOf(userId: number): Promise<Membership[]>
  /** Creates a person and makes them a member; null, with nothing written, if the email address already has an account. */
  add(employerId: EmployerId, member: NewMember, describe: DescribeForMember): Promise<Person | null>
  /** Records a failed attempt to sign in as the person with that email address, if there is one. */
  noteRefusal(email: string, describe: DescribeForMember): Promise<void>
  /** Whether nobody can sign in yet. */
  isEmpty(): Promise<boolean>
  /** Stores which employer a session works for. */
  setSessionEmployer(sessionId: number, employerId: EmployerId): Promise<void>
}
