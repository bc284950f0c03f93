import { hostname } from "node:os"
import { beginSetUp } from "@/lib/domain/employers/set-up"
import { ServiceError } from "@/lib/domain/errors"
import { env } from "@/lib/env"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { damaged, findDatabaseFault, requireUndamaged } from "@/lib/db/engine/find-database-fault"
import { isDamage } from "@/lib/db/engine/faults"
import type { ServerLock } from "@/lib/db/engine/server-lock"
import { database, serviceContext } from "@/lib/http/context"
import { logger } from "@/lib/http/log"
import { offerDemo } from "./demo"
import { refuseStart } from "./refuse-start"
import { complain, tellOperator } from "./output"

const retryMilliseconds = 1_000

/** How often the log says that the database is still away, in tries. */
const triesPerLine = 30

type Prepared = { setUpToken: string | null; lock: ServerLock }

/**
 * Makes the database ready to serve at `address`. Returns the token with which the first employer can be created, or null if
 * there is one, and the lock that keeps other servers out. While the database is away, it retries every second; a fault that
 * waiting doesn't fix ends the process.
 */
export async function prepareService(address: string): Promise<Prepared> {
  let lock: ServerLock | null = null
  for (let attempt = 1; ; attempt++) {
    try {
      lock ??= await database().takeServerLock()
      if (!lock) refuseStart(await describeOther())
      await requireUndamaged(env().DATABASE_URL)
      const applied = await database().migrate()
      if (applied.length > 0) tellOperator(`Applied database migrations: ${applied.join(", ")}`)
      await noteAddress(address)
      if (!process.env.DATABASE_URL?.trim()) await offerDemo(serviceContext(), address)
      return { setUpToken: await beginSetUp(serviceContext()), lock }
    } catch (error) {
      const away = error instanceof ServiceError && error.code === "unavailable"
      const fault = await findDatabaseFault(env().DATABASE_URL)
      if (fault?.lasting) refuseStart(fault.sentence)
      if (isDamage(error)) refuseStart(damaged(sqlitePath(env().DATABASE_URL)), error)
      if (error instanceof ServiceError && error.code === "validation_failed") refuseStart(error.message)
      if (!away) throw error
      if (attempt % triesPerLine === 1) tellAway(attempt, fault?.sentence ?? firstLine(error.cause))
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
    }
  }
}

/** The service works without this: only the operator's command would then need PUBLIC_URL. */
async function noteAddress(address: string): Promise<void> {
  try {
    const fixed = env().PUBLIC_URL !== undefined
    await database().noteServerAddress({ address, machine: hostname(), fixed })
  } catch (error) {
    logger().warn({ err: error }, "the server's address was not stored")
  }
}

/** Why this server can't serve the SQLite file that another one serves. */
async function describeOther(): Promise<string> {
  const noted = await database()
    .serverAddress()
    .catch(() => null)
  const where = noted ? ` at ${noted.address}` : ""
  return `Another server has ${sqlitePath(env().DATABASE_URL)} open${where}, and only one server can use a SQLite file. Stop that server, set DATABASE_URL to another file, or move to PostgreSQL, which several servers can share.`
}

/** Tells the person who started the service once, in a sentence, and the log for as long as it lasts. */
function tellAway(attempt: number, reason: string): void {
  if (attempt === 1) complain(`${reason} Trying again every second.`)
  logger().error({ attempt, reason }, "the database cannot be reached; trying again every second")
}

function firstLine(error: unknown): string {
  const { message = "The database cannot be used." } = (error ?? {}) as { message?: string }
  return message.trim().split("\n")[0] ?? ""
}
