import { createHash, randomBytes } from "node:crypto"
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

/** The token of a new invitation's link: with its holder alone, and shown once. */
export function generateInvitationToken(): string {
  return randomBytes(24).toString("base64url")
}

/** SHA-256 of a token in hexadecimal. It has 192 random bits, so a fast hash is as safe as a slow one. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
