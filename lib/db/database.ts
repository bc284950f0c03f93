import { randomBytes } from "node:crypto"
import type { Stores } from "@/lib/domain/context"
import { activityStore } from "./activities"
import { apiKeyStore } from "./api-keys"
import { apiRequestStore } from "./api-requests"
import { batchStore } from "./batches"
import { bulkRunStore } from "./bulk-runs"
import { type Client, createClient, type Transaction } from "./engine/client"
import { patience } from "./engine/patience"
import { employerStore } from "./employers"
import { translateFault, withFaultsTranslated } from "./engine/faults"
import { binStore } from "./bin"
import { changeStore } from "./changes"
import { checkRefreshStore } from "./check-refreshes"
import { checkSettingsStore } from "./check-settings"
import { changeSignals } from "./engine/change-signals"
import { historyStore } from "./history"
import { idempotencyStore } from "./idempotency-keys"
import { invitationStore } from "./invitations"
import { jobSelectionStore } from "./jobs/job-selections"
import { jobStore } from "./jobs/jobs"
import { knownBrowserStore } from "./known-browsers"
import { locationStore } from "./locations"
import { authTables, type RecordAccount, tellingFaults } from "./auth-tables"
import { memberStore } from "./members"
import { passkeyStore } from "./passkeys"
import { passwordLinkStore } from "./password-links"
import { type RateLimiters, rateLimiters } from "./rate-limiter"
import { noteServerAddress, notedServerAddress, type ServerAddress } from "./server-address"
import { type ServerLock, takeServerLock } from "./engine/server-lock"
import { setUpStore } from "./set-up"
import { sharedSecret } from "./shared-secret"
import { twoFactorStore } from "./two-factor"
import { viewStore } from "./views"
import { deliveryQueue } from "./webhooks/delivery-queue"
import { webhookStore } from "./webhooks/webhooks"
import { applyMigrations, isMigrated } from "./tools/migrations"
import { forgetPlannerSamples } from "./engine/planner-samples"
import { storeReferenceData } from "./reference-data"
import { type Drift, verifyDatabase } from "./tools/verify-database"

/** One connected database. */
export type Database = {
  kind: "sqlite" | "postgresql"
  stores: Stores
  /** Only for the sign-in library's adapter. */
  authTables: object
  /** Stores what the sign-in library does to that table in `work` together with its activity: both or neither. */
  recordingAccount: RecordAccount
  /** Runs a call of that library, and throws `unavailable` if the library hid that the database was away. */
  tellingFaults<T>(work: () => Promise<T>): Promise<T>
  /** Calls `heard` after each write to jobs that this process stored. */
  onJobWrite(heard: () => void): void
  /** A random secret shared by all instances on this database; created on first use. */
  secret(): Promise<string>
  /** The lock of the one server that a SQLite file may have; null if another process holds it. */
  takeServerLock(): Promise<ServerLock | null>
  /** Stores where this server is reached, for the operator's command. */
  noteServerAddress(noted: ServerAddress): Promise<void>
  /** Where the server that started last is reached; null if none ever started. */
  serverAddress(): Promise<ServerAddress | null>
  /** A limiter whose counts are shared by the instances on this database. */
  rateLimiter: RateLimiters["limiter"]
  /** Whether the database takes writes (`up`) or only answers (`read_only`); throws if it does neither. */
  state(): Promise<"up" | "read_only">
  /**
   * Applies pending migrations and brings the reference tables up to date; returns the names of the applied migrations. Throws
   * `unavailable` while the database is away. `setting` names where the operator wrote its address.
   */
  migrate(setting?: string): Promise<string[]>
  /** Whether there is nothing to migrate; false also if that can't be found out. */
  isMigrated(): Promise<boolean>
  /**
   * What is kept beside the jobs (counts, search index, history, bin) and doesn't match them, as sentences; `repair` rebuilds
   * what it can.
   */
  verify(options: { repair: boolean; recordYears?: number | undefined }): Promise<Drift>
  /** With `emptyLog`, nothing is left in SQLite's log, which would otherwise be taken for that of a file put in its place. */
  close(options?: { emptyLog: boolean }): Promise<void>
}

/** Opens the database that `url` names (`file:` or `postgresql:`); connects on first use. */
export function openDatabase(url: string): Database {
  const client = createClient(url)
  const { tables, record } = authTables(client)
  const limiters = rateLimiters(url)
  const signals = changeSignals(client, url)
  const noteChange = (employerId: number) => signals.note(employerId)
  const runs = bulkRunStore(client, noteChange)
  let probing: Promise<boolean> | undefined
  return {
    kind: client.kind,
    authTables: tables,
    recordingAccount: record,
    tellingFaults,
    onJobWrite: signals.onNote,
    secret: () => sharedSecret(client).catch(fail),
    takeServerLock: () => takeServerLock(url, patience.predecessor).catch(fail),
    noteServerAddress: (noted) => noteServerAddress(client, noted).catch(fail),
    serverAddress: () => notedServerAddress(client).catch(fail),
    rateLimiter: limiters.limiter,
    stores: {
      activities: withFaultsTranslated(activityStore(client)),
      jobs: withFaultsTranslated(jobStore(client, noteChange)),
      jobSelections: withFaultsTranslated(jobSelectionStore(client)),
      batches: batchStore(client, noteChange),
      bulkRuns: { ...withFaultsTranslated(runs), writes: runs.writes },
      history: withFaultsTranslated(historyStore(client)),
      bin: withFaultsTranslated(binStore(client, noteChange)),
      changes: { ...withFaultsTranslated(changeStore(client)), listen: signals.listen },
      checkSettings: withFaultsTranslated(checkSettingsStore(client)),
      checkRefreshes: withFaultsTranslated(checkRefreshStore(client)),
      idempotencyKeys: withFaultsTranslated(idempotencyStore(client)),
      locations: withFaultsTranslated(locationStore(client)),
      employers: withFaultsTranslated(employerStore(client)),
      apiKeys: withFaultsTranslated(apiKeyStore(client)),
      apiRequests: withFaultsTranslated(apiRequestStore(client)),
      members: withFaultsTranslated(memberStore(client)),
      passwordLinks: withFaultsTranslated(passwordLinkStore(client)),
      knownBrowsers: withFaultsTranslated(knownBrowserStore(client)),
      twoFactor: withFaultsTranslated(twoFactorStore(client)),
      passkeys: withFaultsTranslated(passkeyStore(client)),
      invitations: withFaultsTranslated(invitationStore(client)),
      setUp: withFaultsTranslated(setUpStore(client)),
      views: withFaultsTranslated(viewStore(client)),
      webhooks: withFaultsTranslated(webhookStore(client)),
      deliveryQueue: withFaultsTranslated(deliveryQueue(client)),
    },
    async state() {
      await client.read.$queryRaw`SELECT 1`
      if (!client.writesFail()) return "up"
      // Anyone may ask, and a test write isn't small.
      probing ??= takesWrites(client).finally(() => (probing = undefined))
      return (await probing) ? "up" : "read_only"
    },
    async migrate(setting) {
      try {
        const applied = (await isMigrated(client)) ? [] : await applyMigrations(url, undefined, setting)
        await storeReferenceData(client)
        await forgetPlannerSamples(client)
        return applied
      } catch (error) {
        return fail(error)
      }
    },
    isMigrated: () => isMigrated(client),
    verify: (options) => verifyDatabase(client, options),
    async close(options) {
      await signals.close()
      await Promise.all([client.close(options), limiters.close()])
    },
  }
}

function fail(error: unknown): never {
  throw translateFault(error)
}

/** Characters that a test write stores: more than a posting takes, since on a full disk a small write may still succeed. */
const probeLength = 256 * 1024

async function takesWrites(client: Client): Promise<boolean> {
  const store = (value: string) => (transaction: Transaction) =>
    transaction.$executeRaw`INSERT INTO settings (name, value) VALUES ('write_probe', ${value}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`
  // PostgreSQL would compress what repeats itself.
  const probe = client
    .probeWriting(store(randomBytes(probeLength / 2).toString("hex")))
    .then(() => client.write(store("1")))
    .then(
      () => true,
      () => false,
    )
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience.probe).unref())
  return Promise.race([probe, late])
}
