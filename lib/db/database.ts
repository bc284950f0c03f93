import type { Stores } from "@/lib/domain/context"
import { activityStore } from "./activities"
import { apiKeyStore } from "./api-keys"
import { apiRequestStore } from "./api-requests"
import { createClient } from "./client"
import { employerStore } from "./employers"
import { withFaultsTranslated } from "./faults"
import { idempotencyStore } from "./idempotency-keys"
import { invitationStore } from "./invitations"
import { jobStore } from "./jobs"
import { locationStore } from "./locations"
import { authTables, type RecordAccount } from "./auth-tables"
import { memberStore } from "./members"
import { passwordLinkStore } from "./password-links"
import { type RateLimiters, rateLimiters } from "./rate-limiter"
import { setUpStore } from "./set-up"
import { sharedSecret } from "./shared-secret"
import { applyMigrations } from "./migrations"
import { storeReferenceData } from "./reference-data"

/** One connected database. */
export type Database = {
  kind: "sqlite" | "postgresql"
  stores: Stores
  /** For the sign-in library's adapter alone. */
  authTables: object
  /** What the sign-in library does in `work` to that table is stored with its record: both or neither. */
  recordingAccount: RecordAccount
  /** A random secret that all instances on this database share; made when it is first asked for. */
  secret(): Promise<string>
  /** A limiter whose counts the instances on this database share. */
  rateLimiter: RateLimiters["limiter"]
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  /** Applies pending migrations and brings the reference tables up to date; answers the names of the migrations applied. */
  migrate(): Promise<string[]>
  close(): Promise<void>
}

/** Opens the database that `url` names (`file:` or `postgresql:`); connects when it is first used. */
export function openDatabase(url: string): Database {
  const client = createClient(url)
  const { tables, record } = authTables(client)
  const limiters = rateLimiters(url)
  return {
    kind: client.kind,
    authTables: tables,
    recordingAccount: record,
    secret: () => sharedSecret(client),
    rateLimiter: limiters.limiter,
    stores: {
      activities: withFaultsTranslated(activityStore(client)),
      jobs: withFaultsTranslated(jobStore(client)),
      idempotencyKeys: withFaultsTranslated(idempotencyStore(client)),
      locations: withFaultsTranslated(locationStore(client)),
      employers: withFaultsTranslated(employerStore(client)),
      apiKeys: withFaultsTranslated(apiKeyStore(client)),
      apiRequests: withFaultsTranslated(apiRequestStore(client)),
      members: withFaultsTranslated(memberStore(client)),
      passwordLinks: withFaultsTranslated(passwordLinkStore(client)),
      invitations: withFaultsTranslated(invitationStore(client)),
      setUp: withFaultsTranslated(setUpStore(client)),
    },
    async ping() {
      await client.read.$queryRaw`SELECT 1`
    },
    async migrate() {
      const applied = await applyMigrations(url)
      await storeReferenceData(client)
      return applied
    },
    async close() {
      await Promise.all([client.close(), limiters.close()])
    },
  }
}
