import { openDatabase, type Database } from "@/lib/db/database"
import type { ServiceContext } from "@/lib/domain/context"
import type { Clock } from "@/lib/domain/clock"
import { env } from "@/lib/env"

const systemClock: Clock = { now: () => new Date() }

/** The pages and the API are bundled apart and share one process: they are to share its connections too. */
const held = globalThis as typeof globalThis & { [key: symbol]: Database | undefined }
const key = Symbol.for("openings.database.2")

/** The database of this process, opened when it is first asked for. */
export function database(): Database {
  held[key] ??= openDatabase(env().DATABASE_URL)
  return held[key]
}

/** What operations of the service itself run with. */
export function serviceContext(): ServiceContext {
  return {
    stores: database().stores,
    clock: systemClock,
    recordYears: env().RECORD_YEARS,
    mostDescriptionBytes: env().MAX_BODY_BYTES,
  }
}
