import type { Employer, EmployerId, Plan } from "@/lib/domain/employers/employer"
import type { EmployerStore } from "@/lib/domain/employers/employer-store"
import type { Client } from "./client"

type Row = { id: number; name: string; plan: string; timeZone: string }

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
    async add(employer) {
      return toEmployer(await write((transaction) => transaction.employer.create({ data: employer })))
    },
    async setPlan(id, plan) {
      await write((transaction) => transaction.employer.update({ where: { id }, data: { plan } }))
    },
    async refreshingTimeZones() {
      const where = { plan: "unlimited" satisfies Plan }
      const rows = await read.employer.findMany({ where, distinct: ["timeZone"], select: { timeZone: true } })
      return rows.map(({ timeZone }) => timeZone)
    },
  }
}

/** A row as the domain knows it; ids become EmployerIds here, where rows come from. */
export function toEmployer({ id, name, plan, timeZone }: Row): Employer {
  return { id: id as EmployerId, name, plan: plan as Plan, timeZone }
}
