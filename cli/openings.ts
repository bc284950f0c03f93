// Before anything else opens a file.
import "./file-argument"
import { CommanderError } from "commander"
import { ServiceError } from "@/lib/domain/errors"
import { findDatabaseFault, requireFile, requireUndamaged } from "@/lib/db/engine/find-database-fault"
import { env } from "@/lib/env"
import { database } from "@/lib/http/context"
import { textOf } from "@/lib/messages/text-of"
import { endWith } from "@/scripts/end-with.mjs"
// The help lists the commands in the order of these imports.
import "./employer-commands"
import "./posting-commands"
import "./database-commands"
import { failure, firstLine, misuse, program } from "./program"

// Only their owner may read databases and backups.
process.umask(0o077)

/** These commands create a missing database, or work on another one. */
const makingDatabase = ["migrate", "create-employer", "seed-demo", "restore", "copy"]

/** These can live with a damaged one. */
const replacingDatabase = ["restore", "copy"]

program.hook("preAction", async (_, command) => {
  const { DATABASE_URL } = env()
  if (!makingDatabase.includes(command.name())) requireFile(DATABASE_URL, "DATABASE_URL")
  if (!replacingDatabase.includes(command.name())) await requireUndamaged(DATABASE_URL)
})

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
    process.stderr.write(`openings: ${error.message}${details}\n`)
    return error.fields.length > 0 ? misuse : failure
  }
}

/** What is wrong with the database, in words that name it; if nothing is, the error's own message. */
async function explain(error: unknown): Promise<string> {
  const fault = await findDatabaseFault(env().DATABASE_URL)
  if (fault) return fault.sentence
  const { code, message } = error as { code?: string; message: string }
  if (code === "P2021") return 'The database has no tables yet. Run "npm run openings -- migrate" first.'
  return message.trim().split("\n")[0] ?? "Something went wrong."
}
