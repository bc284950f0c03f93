import type { Employer } from "../employers/employer"
import type { Language } from "@/lib/messages/language"
import type { Role } from "../actor"

/** A person who can sign in. `language` is what they are written to in; null where they have not chosen. */
export type Person = { id: number; name: string; email: string; language: Language | null }

/** What a person is for an employer. `lastSeenAt` is exact to a minute; null is never. */
export type Membership = { memberId: number; employer: Employer; role: Role; lastSeenAt: Date | null }

/** One of an employer's people. Times are instants; `lastSeenAt` is exact to a minute, null is never. */
export type Member = {
  id: number
  person: Person
  role: Role
  hasTwoFactor: boolean
  joinedAt: Date
  lastSeenAt: Date | null
}

export const personLimits = { name: 100, email: 254, shortestPassword: 10, longestPassword: 128 } as const
