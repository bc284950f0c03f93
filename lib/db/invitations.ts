import type { Invitation } from "@/lib/domain/members/invitation"
import type { InvitationStore, Joined } from "@/lib/domain/members/invitation-store"
import type { Person } from "@/lib/domain/members/member"
import type { Role } from "@/lib/domain/permissions"
import { addActivity } from "./activities"
import type { Client } from "./client"
import { lockEmployer, toEmployer } from "./employers"
import { isUniqueViolation } from "./faults"
import type { Prisma } from "./generated/sqlite/client"
import { addMember } from "./members"

type Row = Prisma.InvitationGetPayload<object>

const person = { id: true, name: true, email: true } as const

/** The invitations in the database. A used one stays, so that its link is never good again. */
export function invitationStore({ read, write }: Client): InvitationStore {
  return {
    async list(employerId) {
      const where = { employerId, usedAt: null }
      const rows = await read.invitation.findMany({ where, orderBy: { id: "desc" } })
      return rows.map(toInvitation)
    },
    async find(employerId, id) {
      const row = await read.invitation.findFirst({ where: { id, employerId, usedAt: null } })
      return row && toInvitation(row)
    },
    add: (employerId, invitation, activity) =>
      write(async (transaction) => {
        // Two invitations to one address, made at once, would otherwise both stay.
        await lockEmployer(transaction, employerId)
        const { email } = invitation
        const known = { employerId, user: { email } }
        if (await transaction.member.findFirst({ where: known, select: { id: true } }))
          return "member_already"
        await transaction.invitation.deleteMany({ where: { employerId, email, usedAt: null } })
        const row = await transaction.invitation.create({ data: { ...invitation, employerId } })
        await addActivity(transaction, employerId, activity)
        return toInvitation(row)
      }),
    withdraw: (employerId, id, activity) =>
      write(async (transaction) => {
        const { count } = await transaction.invitation.deleteMany({ where: { id, employerId, usedAt: null } })
        if (count > 0) await addActivity(transaction, employerId, activity)
        return count > 0
      }),
    async findOpen(tokenHash, now) {
      const where = { tokenHash, usedAt: null, expiresAt: { gt: now } }
      const row = await read.invitation.findFirst({ where, include: { employer: true } })
      if (!row) return null
      const { email, role, employer } = row
      const known: Person | null = await read.user.findUnique({ where: { email }, select: person })
      return { email, role: role as Role, employer: toEmployer(employer), person: known }
    },
    async accept(tokenHash, now, newcomer, describe) {
      try {
        return await write(async (transaction): Promise<Joined | "account_changed" | null> => {
          const open = { tokenHash, usedAt: null, expiresAt: { gt: now } }
          const invitation = await transaction.invitation.findFirst({
            where: open,
            include: { employer: true },
          })
          if (!invitation) return null
          const { email, employerId } = invitation
          const known = await transaction.user.findUnique({ where: { email }, select: person })
          if ((known === null) !== (newcomer !== null)) return "account_changed"
          // Of several at once, the one whose write finds it unused goes on.
          const { count } = await transaction.invitation.updateMany({ where: open, data: { usedAt: now } })
          if (count === 0) return null
          const employer = toEmployer(invitation.employer)
          const already = known && { userId_employerId: { userId: known.id, employerId } }
          if (already && (await transaction.member.findUnique({ where: already })))
            return { person: known, employer }
          const role = invitation.role as Role
          const details = newcomer ?? { name: "", passwordHash: "" }
          const joined = await addMember(transaction, employerId, { ...details, email, role })
          await addActivity(transaction, employerId, describe(joined))
          return { person: joined.person, employer }
        })
      } catch (error) {
        // Somebody made an account or a member of the same person in that moment.
        if (isUniqueViolation(error)) return "account_changed"
        throw error
      }
    },
  }
}

function toInvitation({ id, email, role, invitedBy, createdAt, expiresAt }: Row): Invitation {
  return { id, email, role: role as Role, invitedBy, createdAt, expiresAt }
}
