import type { Role } from "../actor"

/**
 * An offer to become a member that nobody has taken up. `invitedBy` is who made it, as they were called then; `invitedById` null
 * is the operator. It stands as long as who made it is an admin. Times are instants.
 */
export type Invitation = {
  id: number
  email: string
  role: Role
  invitedBy: string
  invitedById: number | null
  stands: boolean
  createdAt: Date
  expiresAt: Date
}

const lifeMilliseconds = 7 * 86_400_000

/** Whether the link of `invitation` works at `now`. */
export function works({ stands, expiresAt }: Invitation, now: Date): boolean {
  return stands && expiresAt > now
}

/** When an invitation that is made at `now` no longer works. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + lifeMilliseconds)
}
