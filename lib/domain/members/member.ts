import type { Employer } from "../employers/employer"
import type { Role } from "../permissions"

/** A person who can sign in. */
export type Person = { id: number; name: string; email: string }

/** What a person is for an employer. */
export type Membership = { employer: Employer; role: Role }

export const personLimits = { name: 100, email: 254, shortestPassword: 10, longestPassword: 128 } as const
