import type { Role } from "../permissions"

/** An offer to become a member that nobody has taken up. `invitedBy` is who made it, as they were called then; times are instants. */
export type Invitation = {
  id: number
  email: string
  role: Role
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}

const lifeMilliseconds = 7 * 86_400_000

/** When an invitation that is made at `now` works no more. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + lifeMilliseconds)
}
