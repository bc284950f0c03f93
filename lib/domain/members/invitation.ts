import type { Role } from "../actor"

/**
 * An unused offer to become a member. `invitedBy` is the name that its maker had at the time; a null `invitedById` is
 * the operator. It stands as long as its maker is an admin. Times are instants.
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

/** When an invitation made at `now` expires. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + lifeMilliseconds)
}
