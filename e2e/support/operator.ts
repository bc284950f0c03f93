import { activityOf } from "@/lib/domain/activity/activity"
import { removeOldRequests } from "@/lib/domain/api-requests/find-requests"
import type { ApiKey } from "@/lib/domain/api-keys/api-key"
import { describeKey, generateKey } from "@/lib/domain/api-keys/key-secret"
import { revokeKey } from "@/lib/domain/api-keys/revoke-key"
import { type ServiceContext, serviceContextFor } from "@/lib/domain/context"
import { createEmployer } from "@/lib/domain/employers/create-employer"
import type { EmployerId, NewEmployer, Plan } from "@/lib/domain/employers/employer"
import { setPlan } from "@/lib/domain/employers/manage-employers"
import { acceptInvitation } from "@/lib/domain/members/accept-invitation"
import { addOrInvite } from "@/lib/domain/members/add-member"
import type { NewMember } from "@/lib/domain/members/member-store"
import { emptyBin } from "@/lib/domain/bin/empty-bin"
import { forgetDeletions } from "@/lib/domain/changes/forget-deletions"
import { forgetResults } from "@/lib/domain/idempotency/forget-results"
import { refreshJobs } from "@/lib/domain/jobs/refresh-jobs"
import { forgetEvents, tellClosed } from "@/lib/domain/webhooks/tell-closed"
import { openDatabase } from "@/lib/db/database"

export type TestEmployer = NewEmployer & { id: number; apiKey: string }
export type KeyOptions = { scopes?: NonNullable<ApiKey["scopes"]>; expiresAt?: Date }

/** What the service's operator can do, by the same operations as the operator's commands. */
export type Operator = {
  createEmployer(employer: NewEmployer): Promise<TestEmployer>
  createKey(employer: TestEmployer, key?: KeyOptions): Promise<{ id: number; apiKey: string }>
  revokeKey(employer: TestEmployer, keyId: number): Promise<void>
  /** Adds calls of a key on a day (UTC), as if it had been used then. */
  addCalls(keyId: number, day: string, calls: number): Promise<void>
  setPlan(employer: TestEmployer, plan: Plan): Promise<void>
  /** Makes a new person a member; someone who already has the address is invited and accepts. */
  addMember(employer: TestEmployer, member: NewMember): Promise<void>
  refreshJobs(): Promise<void>
  /** The hourly cleanup of the bin, the records and the change list; returns how many postings were removed. */
  forgetDeleted(options?: { recordYears: number }): Promise<number>
  /** The hourly work for webhooks. */
  tellClosed(): Promise<void>
  forgetWebhookEvents(): Promise<void>
  forgetResults(): Promise<void>
  removeOldRequests(): Promise<void>
  close(): Promise<void>
}

export function openOperator(databaseUrl: string): Operator {
  const database = openDatabase(databaseUrl)
  const { stores } = database
  const context: ServiceContext = { stores, clock: { now: () => new Date() } }
  const contextFor = (employer: TestEmployer) =>
    serviceContextFor(
      context,
      { requiresTwoFactor: false, checkRevision: 0, ...employer, id: employer.id as EmployerId },
      "Operator",
    )
  return {
    async createEmployer(employer) {
      const created = await createEmployer(context, employer)
      return { ...employer, id: created.employer.id, apiKey: created.apiKey }
    },
    async createKey(employer, { scopes, expiresAt } = {}) {
      const apiKey = generateKey()
      const made = {
        name: "Another key",
        ...describeKey(apiKey),
        scopes: scopes ?? null,
        createdBy: null,
        expiresAt: expiresAt ?? null,
      }
      // The store is used because the operation does not create keys that have already expired.
      const key = await stores.apiKeys.add(employer.id as EmployerId, made, (id) =>
        activityOf(contextFor(employer), "api_key.created", { id, name: made.name }),
      )
      return { id: key.id, apiKey }
    },
    async revokeKey(employer, keyId) {
      await revokeKey(contextFor(employer), keyId)
    },
    async addCalls(keyId, day, calls) {
      await stores.apiKeys.noteUse({ calls: [{ keyId, day, calls }], last: [], successes: [] })
    },
    async setPlan({ id }, plan) {
      await setPlan(context, id as EmployerId, plan)
    },
    async addMember(employer, member) {
      const made = await addOrInvite(contextFor(employer), member)
      if ("person" in made) return
      const accepted = { token: made.token, newcomer: null, origin: { address: null, requestId: "Operator" } }
      await acceptInvitation(context, accepted)
    },
    async refreshJobs() {
      await refreshJobs(context)
    },
    async forgetDeleted({ recordYears } = { recordYears: 3 }) {
      const removed = await emptyBin({ ...context, recordYears })
      await forgetDeletions(context)
      return removed
    },
    async tellClosed() {
      await tellClosed(context)
    },
    async forgetWebhookEvents() {
      await forgetEvents(context)
    },
    async forgetResults() {
      await forgetResults(context)
    },
    async removeOldRequests() {
      await removeOldRequests(context)
    },
    close: () => database.close(),
  }
}
