import type { Belonging } from "@/lib/domain/members/account-activity"
import type { Member, Person } from "@/lib/domain/members/member"
import type { MemberStore, NewMember } from "@/lib/domain/members/member-store"
import type { Role } from "@/lib/domain/actor"
import type { SignInMethod } from "@/lib/domain/members/sign-in-method"
import { addAccountActivity, addActivity } from "./activities"
import type { Client, Transaction } from "./engine/client"
import { lockEmployer, toEmployer } from "./employers"
import { isUniqueViolation } from "./engine/faults"
import { asMilliseconds, toDate } from "./engine/steps"
import { personFields, toPerson } from "./people"
import type { Prisma } from "./generated/sqlite/client"

const withPerson = { user: { select: { ...personFields, twoFactorEnabled: true } } } as const
const seenInterval = 60_000

type Row = Prisma.MemberGetPayload<{ include: typeof withPerson }>

type MembershipRow = Parameters<typeof toEmployer>[0] & {
  memberId: number
  role: string
  lastSeenAt: string | number | null
}

/** Runs on every request with a session: the person's memberships, by the employers' names. */
const memberships = {
  sqlite: membershipsWith((column) => column),
  postgresql: membershipsWith((column) => asMilliseconds("postgresql", column)),
}

function membershipsWith(time: (column: string) => string): string {
  return `SELECT m.id AS "memberId", m.role, ${time("m.last_seen_at")} AS "lastSeenAt", e.id, e.name, e.plan,
    e.time_zone AS "timeZone", e.requires_two_factor AS "requiresTwoFactor", e.check_revision AS "checkRevision"
    FROM members m JOIN employers e ON e.id = m.employer_id WHERE m.user_id = $1 ORDER BY e.name, m.id`
}

/** The people in the database and their memberships. */
export function memberStore({ kind, direct, read, write }: Client): MemberStore {
  return {
    async personByEmail(email) {
      const row = await read.user.findUnique({ where: { email }, select: personFields })
      return row && toPerson(row)
    },
    async membershipsOf(userId) {
      const rows = await direct.rows<MembershipRow>({ text: memberships[kind], values: [userId] })
      return rows.map(({ memberId, role, lastSeenAt, ...employer }) => ({
        memberId,
        employer: toEmployer(employer),
        role: role as Role,
        lastSeenAt: toDate(lastSeenAt),
      }))
    },
    async list(employerId) {
      const rows = await read.member.findMany({
        where: { employerId },
        include: withPerson,
        orderBy: [{ user: { name: "asc" } }, { id: "asc" }],
      })
      return rows.map(toMember)
    },
    async find(employerId, id) {
      const row = await read.member.findFirst({ where: { id, employerId }, include: withPerson })
      return row && toMember(row)
    },
    changeRole: (employerId, member, role, activity) =>
      write(async (transaction) => {
        if (role !== "admin" && (await isLastAdmin(transaction, employerId, member))) return "last_admin"
        const { count } = await transaction.member.updateMany({
          where: { id: member.id, employerId, role: member.role },
          data: { role },
        })
        if (count === 0) return "changed_meanwhile"
        await addActivity(transaction, employerId, activity)
        return "done"
      }),
    remove: (employerId, member, activity) =>
      write(async (transaction) => {
        if (await isLastAdmin(transaction, employerId, member)) return "last_admin"
        await endSessions(transaction, employerId, member.person.id)
        const { count } = await transaction.member.deleteMany({
          where: { id: member.id, employerId, role: member.role },
        })
        if (count === 0) return "changed_meanwhile"
        await addActivity(transaction, employerId, activity)
        return "done"
      }),
    async noteSeen(memberId, now) {
      const before = new Date(now.getTime() - seenInterval)
      const where = { id: memberId, OR: [{ lastSeenAt: null }, { lastSeenAt: { lt: before } }] }
      await write((transaction) => transaction.member.updateMany({ where, data: { lastSeenAt: now } }))
    },
    async add(employerId, member, describe) {
      try {
        return await write(async (transaction) => {
          const { email } = member
          if (await transaction.user.findUnique({ where: { email }, select: { id: true } })) return null
          const added = await addNewcomer(transaction, employerId, member)
          await addActivity(transaction, employerId, describe(added))
          return added.person
        })
      } catch (error) {
        // Somebody else took the address at that moment.
        if (isUniqueViolation(error)) return null
        throw error
      }
    },
    noteRefusal: (email, describe) =>
      write(async (transaction) => {
        const user = await transaction.user.findUnique({ where: { email }, select: { id: true } })
        if (user) await addAccountActivity(transaction, user.id, describe)
      }),
    async isEmpty() {
      return (await read.user.findFirst({ select: { id: true } })) === null
    },
    rename: (userId, name, describe) =>
      write(async (transaction) => {
        const { count } = await transaction.user.updateMany({
          where: { id: userId, name: { not: name } },
          data: { name },
        })
        if (count > 0) await addAccountActivity(transaction, userId, describe)
      }),
    async setLanguage(userId, language) {
      await write((transaction) => transaction.user.update({ where: { id: userId }, data: { language } }))
    },
    async sessionsOf(userId, now) {
      const rows = await read.session.findMany({
        where: { userId, expiresAt: { gt: now } },
        orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
      })
      return rows.map(({ id, method, ipAddress, userAgent, createdAt, updatedAt }) => ({
        id,
        method: method as SignInMethod | null,
        address: ipAddress || null,
        userAgent: userAgent || null,
        createdAt,
        lastUsedAt: updatedAt,
      }))
    },
    endSession: (userId, sessionId, describe) =>
      write(async (transaction) => {
        const { count } = await transaction.session.deleteMany({ where: { id: sessionId, userId } })
        if (count > 0) await addAccountActivity(transaction, userId, describe)
        return count > 0
      }),
    async setSessionEmployer(sessionId, employerId) {
      await write((transaction) =>
        transaction.session.update({ where: { id: sessionId }, data: { employerId } }),
      )
    },
  }
}

/** Creates an account and a membership for a person who has none, within a transaction that fails if the address is taken. */
export async function addNewcomer(
  transaction: Transaction,
  employerId: number,
  { name, email, role, passwordHash, language }: NewMember,
): Promise<Belonging> {
  const data = { name, email, emailVerified: true, language: language ?? null }
  const user = toPerson(await transaction.user.create({ data, select: personFields }))
  const account = { userId: user.id, accountId: String(user.id), providerId: "credential" }
  await transaction.account.create({ data: { ...account, password: passwordHash } })
  return join(transaction, employerId, user, role)
}

/** Makes a person who has agreed to it a member, within a transaction. */
export async function join(
  transaction: Transaction,
  employerId: number,
  user: Person,
  role: Role,
): Promise<Belonging> {
  // A browser that was refused while the person belonged to no employer must not be let in by itself.
  if ((await transaction.member.count({ where: { userId: user.id } })) === 0)
    await transaction.session.deleteMany({ where: { userId: user.id } })
  const { id } = await transaction.member.create({ data: { userId: user.id, employerId, role } })
  return { id, person: user, role }
}

/** Whether the person belongs to any employer but `employerId`, or no longer to that one. */
export async function belongsElsewhere(
  client: Transaction,
  userId: number,
  employerId: number,
): Promise<boolean> {
  const members = await client.member.findMany({ where: { userId }, select: { employerId: true } })
  return members.length !== 1 || members[0]?.employerId !== employerId
}

/** Whether the person is an admin of the employer. */
export async function isAdmin(
  transaction: Transaction,
  employerId: number,
  userId: number,
): Promise<boolean> {
  const where = { employerId, userId, role: "admin" }
  return (await transaction.member.findFirst({ where, select: { id: true } })) !== null
}

/**
 * Whether the employer has no admin but `member`. Each caller waits for earlier ones, so that two admins leaving at the same
 * time are counted one after the other.
 */
async function isLastAdmin(transaction: Transaction, employerId: number, member: Member): Promise<boolean> {
  if (member.role !== "admin") return false
  await lockEmployer(transaction, employerId)
  const other = { employerId, role: "admin", id: { not: member.id } }
  return (await transaction.member.findFirst({ where: other, select: { id: true } })) === null
}

/** Ends the sessions in which the person works for this employer; one without a chosen employer works for the first by name. */
async function endSessions(transaction: Transaction, employerId: number, userId: number): Promise<void> {
  const memberships = await transaction.member.findMany({
    where: { userId },
    select: { employerId: true },
    orderBy: [{ employer: { name: "asc" } }, { id: "asc" }],
  })
  const kept = memberships.filter((each) => each.employerId !== employerId).map((each) => each.employerId)
  const worksHere = memberships[0]?.employerId === employerId ? [{ employerId: null }] : []
  await transaction.session.deleteMany({
    where: { userId, ...(kept.length > 0 && { OR: [{ employerId }, ...worksHere] }) },
  })
}

function toMember({ id, user, role, createdAt, lastSeenAt }: Row): Member {
  return {
    id,
    person: toPerson(user),
    role: role as Role,
    hasTwoFactor: user.twoFactorEnabled,
    joinedAt: createdAt,
    lastSeenAt,
  }
}
