import { type ApiKey, describeKey, generateKey } from "@/lib/domain/api-keys/api-key"
import type { ServiceContext } from "@/lib/domain/context"
import { createEmployer } from "@/lib/domain/employers/create-employer"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { NewMember } from "@/lib/domain/members/member-store"
import { refreshJobs } from "@/lib/domain/jobs/refresh-jobs"
import { openDatabase } from "@/lib/db/database"

export type Plan = "standard" | "unlimited"
export type NewEmployer = { name: string; plan: Plan; timeZone: string }
export type Employer = NewEmployer & { id: number; apiKey: string }
export type NewKey = { scopes?: NonNullable<ApiKey["scopes"]>; expiresAt?: Date }

/** What the operator of the service can do to it, by the same operations as the operator's command. */
export type Operator = {
  createEmployer(employer: NewEmployer): Promise<Employer>
  createKey(employer: Employer, key?: NewKey): Promise<{ id: number; apiKey: string }>
  revokeKey(employer: Employer, keyId: number): Promise<void>
  setPlan(employer: Employer, plan: Plan): Promise<void>
  addMember(employer: Employer, member: NewMember): Promise<void>
  refreshJobs(): Promise<void>
  close(): Promise<void>
}

export function openOperator(databaseUrl: string): Operator {
  const database = openDatabase(databaseUrl)
  const { stores } = database
  const context: ServiceContext = { stores, clock: { now: () => new Date() } }
  return {
    async createEmployer(employer) {
      const created = await createEmployer(context, employer)
      return { ...employer, id: created.employer.id, apiKey: created.apiKey }
    },
    async createKey({ id }, { scopes, expiresAt } = {}) {
      const apiKey = generateKey()
      const key = await stores.apiKeys.add(id as EmployerId, {
        name: "Another key",
        ...describeKey(apiKey),
        scopes: scopes ?? null,
        expiresAt: expiresAt ?? null,
      })
      return { id: key.id, apiKey }
    },
    async revokeKey({ id }, keyId) {
      await stores.apiKeys.revoke(id as EmployerId, keyId, new Date())
    },
    async setPlan({ id }, plan) {
      await stores.employers.setPlan(id as EmployerId, plan)
    },
    async addMember({ id }, member) {
      await stores.members.add(id as EmployerId, member)
    },
    async refreshJobs() {
      await refreshJobs(context)
    },
    close: () => database.close(),
  }
}
