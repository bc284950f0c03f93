import type { EmployerId } from "../employers/employer"
import type { DescribeForMember } from "./account-activity"
import type { Person } from "./member"

/**
 * A link with which a person sets a password. `madeFor` is the employer whose admin made it, and `madeBy` that admin;
 * null means the person themselves or the operator.
 */
export type NewPasswordLink = {
  tokenHash: string
  userId: number
  madeFor: EmployerId | null
  madeBy: number | null
  expiresAt: Date
}

/** An unused link, as far as others may know of it. */
export type PendingPasswordLink = { person: Person; expiresAt: Date }

export type PasswordLinkStore = {
  /** Stores a link; "elsewhere" if an admin made it and the person also belongs to another employer. */
  add(link: NewPasswordLink, describe: DescribeForMember): Promise<"added" | "elsewhere">
  /** Whether there is such a link that works at `now`. */
  isOpen(tokenHash: string, now: Date): Promise<boolean>
  /**
   * The links that the admin `userId` of that employer made, that have not expired at `now`, and whose person still
   * has the same password.
   */
  madeBy(employerId: EmployerId, userId: number, now: Date): Promise<PendingPasswordLink[]>
  /**
   * Uses up the link, sets the password, ends all sessions of its person and forgets their known browsers, all or
   * nothing; false if it no longer works. A link ends when the person's password changes in any way, and an admin's
   * link also when that admin is no longer one or the person joins another employer.
   */
  use(tokenHash: string, now: Date, passwordHash: string, describe: DescribeForMember): Promise<boolean>
}
