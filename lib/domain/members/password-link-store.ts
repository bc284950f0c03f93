import type { EmployerId } from "../employers/employer"
import type { DescribeForMember } from "./account-activity"
import type { Person } from "./member"

/**
 * A link with which a person sets a password. `madeFor` is the employer whose admin made it, and `madeBy` that admin; null is the
 * person or the operator.
 */
export type NewPasswordLink = {
  tokenHash: string
  userId: number
  madeFor: EmployerId | null
  madeBy: number | null
  expiresAt: Date
}

/** A link that nobody has used yet, as others may know of it. */
export type PendingPasswordLink = { person: Person; expiresAt: Date }

export type PasswordLinkStore = {
  /** Stores a link; "elsewhere" where an admin made it and the person belongs to another employer too. */
  add(link: NewPasswordLink, describe: DescribeForMember): Promise<"added" | "elsewhere">
  /** Whether there is such a link that works at `now`. */
  isOpen(tokenHash: string, now: Date): Promise<boolean>
  /** Those that the admin `userId` of that employer made, that have not expired at `now` and whose person's password is still the same. */
  madeBy(employerId: EmployerId, userId: number, now: Date): Promise<PendingPasswordLink[]>
  /**
   * Uses up the link, sets the password, ends all sessions of its person and forgets the browsers that are known as theirs, all
   * or nothing; false where it no longer works: once the person's password has changed in any way, and an admin's also once that
   * admin is none any more or the person belongs to other employers too.
   */
  use(tokenHash: string, now: Date, passwordHash: string, describe: DescribeForMember): Promise<boolean>
}
