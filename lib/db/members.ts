import type { Person } from "@/lib/domain/members/member"
import type { MemberStore, NewMember } from "@/lib/domain/members/member-store"
import type { Role } from "@/lib/domain/permissions"
import type { Client, Transaction } from "./client"
import { toEmployer } from "./employers"

const person = { id: true, name: true, email: true } as const

/** The people in the database and what they are for employers. */
export function memberStore({ read, write }: Client): MemberStore {
  return {
    personByEmail: (email) => read.user.findUnique({ where: { email }, select: person }),
    async membershipsOf(userId) {
      const rows = await read.member.findMany({
        where: { userId },
        include: { employer: true },
        orderBy: [{ employer: { name: "asc" } }, { id: "asc" }],
      })
      return rows.map(({ employer, role }) => ({ employer: toEmployer(employer), role: role as Role }))
    },
    add: (employerId, member) => write((transaction) => addMember(transaction, employerId, member)),
    async isEmpty() {
      return (await read.user.findFirst({ select: { id: true } })) === null
    },
    async rename(userId, name) {
      await write((transaction) => transaction.user.update({ where: { id: userId }, data: { name } }))
    },
    async sessionsOf(userId, now) {
      const rows = await read.session.findMany({
        where: { userId, expiresAt: { gt: now } },
        orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
      })
      return rows.map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
        id,
        address: ipAddress || null,
        userAgent: userAgent || null,
        createdAt,
        lastUsedAt: updatedAt,
      }))
    },
    async endSession(userId, sessionId) {
      const { count } = await write((transaction) =>
        transaction.session.deleteMany({ where: { id: sessionId, userId } }),
      )
      return count > 0
    },
    async setSessionEmployer(sessionId, employerId) {
      await write((transaction) =>
        transaction.session.update({ where: { id: sessionId }, data: { employerId } }),
      )
    },
  }
}

/** Makes a person a member within a transaction; see MemberStore.add. */
export async function addMember(
  transaction: Transaction,
  employerId: number,
  { name, email, role, passwordHash }: NewMember,
): Promise<Person> {
  const known = await transaction.user.findUnique({ where: { email }, select: person })
  const user =
    known ?? (await transaction.user.create({ data: { name, email, emailVerified: true }, select: person }))
  if (!known) {
    const account = { userId: user.id, accountId: String(user.id), providerId: "credential" }
    await transaction.account.create({ data: { ...account, password: passwordHash } })
  }
  await transaction.member.upsert({
    where: { userId_employerId: { userId: user.id, employerId } },
    create: { userId: user.id, employerId, role },
    update: { role },
  })
  return user
}
