import type { EmployerId } from "../employers/employer"
import type { Role } from "../permissions"
import type { Membership, Person } from "./member"

/** `email` is in lower case. */
export type NewMember = { name: string; email: string; role: Role; passwordHash: string }

export type MemberStore = {
  personByEmail(email: string): Promise<Person | null>
  /** The employers that the person belongs to, by name. */
  membershipsOf(userId: number): Promise<Membership[]>
  /** Makes the person a member. Where somebody has that e-mail address already, their name and password stay. */
  add(employerId: EmployerId, member: NewMember): Promise<Person>
  /** Whether nobody can sign in yet. */
  isEmpty(): Promise<boolean>
  /** Notes which employer a session works for. */
  setSessionEmployer(sessionId: number, employerId: EmployerId): Promise<void>
}
