import { CommanderError } from "commander"
import { ServiceError } from "@/lib/domain/errors"
import { findDatabaseFault, requireFile } from "@/lib/db/engine/find-database-fault"
import { env } from "@/lib/env"
import { database } from "@/lib/http/context"
import { textOf } from "@/lib/messages/text-of"
import { endWith } from "@/scripts/end-with.mjs"
// In this order the help lists them.
import "./employer-commands"
import "./posting-commands"
import "./database-commands"
import { failure, firstLine, misuse, program } from "./program"

// Databases and backups are for their owner alone.
process.umask(0o077)

/** These make the database where it is not there yet, or work on another. */
const makingDatabase = ["migrate", "create-employer", "seed-demo", "restore", "copy"]

program.hook("preAction", (_, command) => {
  if (!makingDatabase.includes(command.name())) requireFile(env().DATABASE_URL, "DATABASE_URL")
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

/** What is wrong with the database where something is, in words that name it; otherwise what the error says itself. */
async function explain(error: unknown): Promise<string> {
  const fault = await findDatabaseFault(env().DATABASE_URL)
  if (fault) return fault.sentence
  const { code, message } = error as { code?: string; message: string }
  if (code === "P2021") return 'The database has no tables yet. Run "npm run openings -- migrate" first.'
  return message.trim().split("\n")[0] ?? "Something went wrong."
}
