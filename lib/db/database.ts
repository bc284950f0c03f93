import type { Stores } from "@/lib/domain/context"
import { apiKeyStore } from "./api-keys"
import { createClient } from "./client"
import { employerStore } from "./employers"
import { withFaultsTranslated } from "./faults"
import { jobStore } from "./jobs"
import { locationStore } from "./locations"
import { applyMigrations } from "./migrations"
import { storeReferenceData } from "./reference-data"

/** One connected database. */
export type Database = {
  stores: Stores
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  /** Applies pending migrations and brings the reference tables up to date; answers the names of the migrations applied. */
  migrate(): Promise<string[]>
  close(): Promise<void>
}

/** Opens the database that `url` names (`file:` or `postgresql:`); connects when it is first used. */
export function openDatabase(url: string): Database {
  const client = createClient(url)
  return {
    stores: {
      jobs: withFaultsTranslated(jobStore(client)),
      locations: withFaultsTranslated(locationStore(client)),
      employers: withFaultsTranslated(employerStore(client)),
      apiKeys: withFaultsTranslated(apiKeyStore(client)),
    },
    async ping() {
      await client.read.$queryRaw`SELECT 1`
    },
    async migrate() {
      const applied = await applyMigrations(url)
      await storeReferenceData(client)
      return applied
    },
    close: client.close,
  }
}
