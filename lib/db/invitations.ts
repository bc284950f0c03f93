import type { Invitation } from "@/lib/domain/members/invitation"
import type { InvitationStore, Joined } from "@/lib/domain/members/invitation-store"
import type { Role } from "@/lib/domain/actor"
import { addActivity } from "./activities"
import type { Client, Transaction } from "./engine/client"
import { lockEmployer, toEmployer } from "./employers"
import { isUniqueViolation } from "./engine/faults"
import type { Prisma } from "./generated/sqlite/client"
import { addNewcomer, isAdmin, join } from "./members"
import { personFields, toPerson } from "./people"

type Row = Prisma.InvitationGetPayload<object>

/** The invitations in the database. A used one is kept, so that its link never works again. */
export function invitationStore({ read, write }: Client): InvitationStore {
  return {
    async list(employerId) {
      const where = { employerId, usedAt: null }
      const rows = await read.invitation.findMany({ where, orderBy: { id: "desc" } })
      const admins = await read.member.findMany({
        where: { employerId, role: "admin" },
        select: { userId: true },
      })
      const ids = new Set<number | null>([null, ...admins.map(({ userId }) => userId)])
      return rows.map((row) => toInvitation(row, ids.has(row.invitedById)))
    },
    async find(employerId, id) {
      const row = await read.invitation.findFirst({ where: { id, employerId, usedAt: null } })
      return row && toInvitation(row, await stands(read, row))
    },
    add: (employerId, invitation, activity) =>
      write(async (transaction) => {
        // Otherwise, two invitations made for one address at the same time would both stay.
        await lockEmployer(transaction, employerId)
        const { email } = invitation
        const known = { employerId, user: { email } }
        if (await transaction.member.findFirst({ where: known, select: { id: true } }))
          return "member_already"
        await transaction.invitation.deleteMany({ where: { employerId, email, usedAt: null } })
        const row = await transaction.invitation.create({ data: { ...invitation, employerId } })
        await addActivity(transaction, employerId, activity)
        return toInvitation(row, true)
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
      if (!row || !(await stands(read, row))) return null
      const { email, role, employer } = row
      const known = await read.user.findUnique({ where: { email }, select: personFields })
      return { email, role: role as Role, employer: toEmployer(employer), person: known && toPerson(known) }
    },
    async accept(tokenHash, now, newcomer, describe) {
      try {
        return await write(async (transaction): Promise<Joined | "account_changed" | null> => {
          const open = { tokenHash, usedAt: null, expiresAt: { gt: now } }
          const invitation = await transaction.invitation.findFirst({
            where: open,
            include: { employer: true },
          })
          if (!invitation || !(await stands(transaction, invitation))) return null
          const { email, employerId } = invitation
          const row = await transaction.user.findUnique({ where: { email }, select: personFields })
          const known = row && toPerson(row)
          if ((known === null) !== (newcomer !== null)) return "account_changed"
          // If several accept at once, the one whose write finds it unused goes on.
          const { count } = await transaction.invitation.updateMany({ where: open, data: { usedAt: now } })
          if (count === 0) return null
          const employer = toEmployer(invitation.employer)
          const already = known && { userId_employerId: { userId: known.id, employerId } }
          if (already && (await transaction.member.findUnique({ where: already })))
            return { person: known, employer }
          const role = invitation.role as Role
          const joined = newcomer
            ? await addNewcomer(transaction, employerId, { ...newcomer, email, role })
            : await join(transaction, employerId, known as NonNullable<typeof known>, role)
          await addActivity(transaction, employerId, describe(joined))
          return { person: joined.person, employer }
        })
      } catch (error) {
        // Somebody else created the same account or member at that moment.
        if (isUniqueViolation(error)) return "account_changed"
        throw error
      }
    },
  }
}

/** Whether the person who made the invitation is still an admin; the operator always is. */
async function stands(
  client: Transaction,
  { employerId, invitedById }: Pick<Row, "employerId" | "invitedById">,
): Promise<boolean> {
  return invitedById === null || isAdmin(client, employerId, invitedById)
}

function toInvitation(row: Row, stands: boolean): Invitation {
  const { id, email, role, invitedBy, invitedById, createdAt, expiresAt } = row
  return { id, email, role: role as Role, invitedBy, invitedById, stands, createdAt, expiresAt }
}
