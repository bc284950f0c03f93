// Before anything else opens a file.
import "./file-argument"
import { CommanderError } from "commander"
import { ServiceError } from "@/lib/domain/errors"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { isDamage, isDiskFull } from "@/lib/db/engine/faults"
import { damaged, findDatabaseFault } from "@/lib/db/engine/find-database-fault"
import { databaseKind, env } from "@/lib/env"
import { database } from "@/lib/http/context"
import { textOf } from "@/lib/messages/text-of"
import { endWith } from "@/scripts/end-with.mjs"
// The help lists the commands in the order of these imports.
import "./employer-commands"
import "./posting-commands"
import "./database-commands"
import { requireUsable } from "./require-usable"
import { failure, firstLine, misuse, program, plainReason } from "./program"

// Only their owner may read databases and backups.
process.umask(0o077)

program.hook("preAction", (_, command) => requireUsable(command.name()))

const code = await run()
await database().close()
await endWith(code || process.exitCode)

async function run(): Promise<number> {
  try {
    await program.parseAsync()
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : misuse
    if (!(error instanceof ServiceError) || error.code === "unavailable") {
      process.stderr.write(`openings: ${firstLine(await explain(error))}`)
      return failure
    }
    const details = error.fields.map(({ message }) => ` ${textOf(message, "en")}`).join("")
    process.stderr.write(`openings: ${`${error.message}${details}`.trim()}\n`)
    return error.fields.length > 0 ? misuse : failure
  }
}

/** What is wrong with the database, in words that name it; if nothing is, the error's own message. */
async function explain(error: unknown): Promise<string> {
  const { DATABASE_URL } = env()
  const fault = await findDatabaseFault(DATABASE_URL)
  if (fault) return fault.sentence
  const { message, cause } = error as Error
  const name = databaseKind(DATABASE_URL) === "sqlite" ? sqlitePath(DATABASE_URL) : "the database"
  if (isDamage(error) || isDamage(cause)) return damaged(name)
  if (isDiskFull(error) || isDiskFull(cause))
    return `The disk is full: there is no room left for ${name}. Make room, and run the command again.`
  return plainReason(message)
}
