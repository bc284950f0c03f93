import type { Employer } from "../employers/employer"
import type { Language } from "@/lib/messages/language"
import type { Role } from "../actor"

/** A person who can sign in. `language` is the language that they are addressed in; null if they have not chosen one. */
export type Person = { id: number; name: string; email: string; language: Language | null }

/** A person's membership with an employer. `lastSeenAt` is exact to a minute; null means never. */
export type Membership = { memberId: number; employer: Employer; role: Role; lastSeenAt: Date | null }

/** A member of an employer. Times are instants; `lastSeenAt` is exact to a minute, and null means never. */
export type Member = {
  id: number
  person: Person
  role: Role
  hasTwoFactor: boolean
  joinedAt: Date
  lastSeenAt: Date | null
}

export const personLimits = { name: 100, email: 254, shortestPassword: 10, longestPassword: 128 } as const
