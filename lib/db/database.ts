import type { Stores } from "@/lib/domain/context"
import { activityStore } from "./activities"
import { apiKeyStore } from "./api-keys"
import { apiRequestStore } from "./api-requests"
import { batchStore } from "./batches"
import { bulkRunStore } from "./bulk-runs"
import { type Client, createClient } from "./engine/client"
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
  /** For the sign-in library's adapter alone. */
  authTables: object
  /** What the sign-in library does in `work` to that table is stored with its record: both or neither. */
  recordingAccount: RecordAccount
  /** Runs a call of that library, and throws `unavailable` where it hid that the database was away. */
  tellingFaults<T>(work: () => Promise<T>): Promise<T>
  /** Calls `heard` after each write to jobs that this process has stored. */
  onJobWrite(heard: () => void): void
  /** A random secret that all instances on this database share; made when it is first asked for. */
  secret(): Promise<string>
  /** The lock of the one server that a SQLite file may have; null where another process has it. */
  takeServerLock(): Promise<ServerLock | null>
  /** Keeps where this server is reached, for the operator's command. */
  noteServerAddress(noted: ServerAddress): Promise<void>
  /** Where the server that was started last is reached; null where none ever was. */
  serverAddress(): Promise<ServerAddress | null>
  /** A limiter whose counts the instances on this database share. */
  rateLimiter: RateLimiters["limiter"]
  /** Whether it takes writes, or answers at least; throws when it does not. */
  state(): Promise<"up" | "read_only">
  /**
   * Applies pending migrations and brings the reference tables up to date; answers the names of the migrations applied.
   * Throws `unavailable` while the database is away.
   */
  migrate(): Promise<string[]>
  /** What is kept beside the jobs (counts, search index, history, bin) and is not as they are, as sentences; `repair` makes anew what can be. */
  verify(options: { repair: boolean; recordYears?: number | undefined }): Promise<Drift>
  close(): Promise<void>
}

/** Opens the database that `url` names (`file:` or `postgresql:`); connects when it is first used. */
export function openDatabase(url: string): Database {
  const client = createClient(url)
  const { tables, record } = authTables(client)
  const limiters = rateLimiters(url)
  const signals = changeSignals(client, url)
  const noteChange = (employerId: number) => signals.note(employerId)
  const runs = bulkRunStore(client, noteChange)
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
      return client.writesFail() && !(await takesWrites(client)) ? "read_only" : "up"
    },
    async migrate() {
      try {
        const applied = (await isMigrated(client)) ? [] : await applyMigrations(url)
        await storeReferenceData(client)
        await forgetPlannerSamples(client)
        return applied
      } catch (error) {
        return fail(error)
      }
    },
    verify: (options) => verifyDatabase(client, options),
    async close() {
      await signals.close()
      await Promise.all([client.close(), limiters.close()])
    },
  }
}

function fail(error: unknown): never {
  throw translateFault(error)
}

async function takesWrites(client: Client): Promise<boolean> {
  const probe = client
    .probeWriting(
      (transaction) =>
        transaction.$executeRaw`INSERT INTO settings (name, value) VALUES ('write_probe', '1') ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    )
    .then(
      () => true,
      () => false,
    )
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience.probe).unref())
  return Promise.race([probe, late])
}
