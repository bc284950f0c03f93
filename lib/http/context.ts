import { openDatabase, type Database } from "@/lib/db/database"
import type { ServiceContext } from "@/lib/domain/context"
import type { Clock } from "@/lib/domain/clock"
import { env } from "@/lib/env"

const systemClock: Clock = { now: () => new Date() }

/** The pages and the API are bundled separately but run in one process, and should share its connections. */
const held = globalThis as typeof globalThis & { [key: symbol]: Database | undefined }
const key = Symbol.for("openings.database.2")

/** The database of this process, opened on first use. */
export function database(): Database {
  held[key] ??= openDatabase(env().DATABASE_URL)
  return held[key]
}

/** The context of the service's own operations. */
export function serviceContext(): ServiceContext {
  return {
    stores: database().stores,
    clock: systemClock,
    recordYears: env().RECORD_YEARS,
    mostDescriptionBytes: env().MAX_BODY_BYTES,
  }
}
