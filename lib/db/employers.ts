import type { Employer, EmployerId, Plan } from "@/lib/domain/employers/employer"
import type { EmployerStore } from "@/lib/domain/employers/employer-store"
import { addActivity } from "./activities"
import { keepBasisBefore } from "./check-bases-before"
import type { Client, Transaction } from "./engine/client"

/** Rows may be read without Prisma, and then SQLite's booleans are numbers. */
type Row = {
  id: number
  name: string
  plan: string
  timeZone: string
  requiresTwoFactor: boolean | number
  checkRevision: number
}

/** The employers in the database. */
export function employerStore({ read, write }: Client): EmployerStore {
  return {
    async find(id) {
      const row = await read.employer.findUnique({ where: { id } })
      return row && toEmployer(row)
    },
    async list() {
      const rows = await read.employer.findMany({ orderBy: { id: "asc" } })
      return rows.map(toEmployer)
    },
    add: (employer, describe) =>
      write(async (transaction) => {
        const added = toEmployer(await transaction.employer.create({ data: employer }))
        await addActivity(transaction, added.id, describe(added))
        return added
      }),
    save: (employer, { replacing, activity }) =>
      write(async (transaction) => {
        const { id, ...data } = employer
        const { count } = await transaction.employer.updateMany({ where: { ...replacing, id }, data })
        if (count === 0) return false
        if (employer.checkRevision !== replacing.checkRevision)
          await keepBasisBefore(transaction, replacing, activity)
        await addActivity(transaction, id, activity)
        return true
      }),
    async refreshingTimeZones() {
      const where = { plan: "unlimited" satisfies Plan }
      const rows = await read.employer.findMany({ where, distinct: ["timeZone"], select: { timeZone: true } })
      return rows.map(({ timeZone }) => timeZone)
    },
  }
}

/**
 * Makes this transaction wait until no other one holds the employer, and others wait for this one: an update that changes
 * nothing still locks the row on PostgreSQL. SQLite has only one writer anyway.
 */
export async function lockEmployer(transaction: Transaction, id: number): Promise<void> {
  await transaction.$executeRaw`UPDATE employers SET name = name WHERE id = ${id}`
}

/** A row as the domain knows it; ids become EmployerIds here, where rows are read. */
export function toEmployer({ id, name, plan, timeZone, requiresTwoFactor, checkRevision }: Row): Employer {
  const rule = Boolean(requiresTwoFactor)
  return { id: id as EmployerId, name, plan: plan as Plan, timeZone, requiresTwoFactor: rule, checkRevision }
}
