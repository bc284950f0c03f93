import { CommanderError } from "commander"
import { ServiceError } from "@/lib/domain/errors"
import { database } from "@/lib/http/context"
// In this order the help lists them.
import "./openings/employer-commands"
import "./openings/database-commands"
import { failure, firstLine, misuse, program } from "./openings/program"

const code = await run()
process.exitCode = code || process.exitCode
await database().close()

async function run(): Promise<number> {
  try {
    await program.parseAsync()
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : misuse
    if (!(error instanceof ServiceError)) {
      process.stderr.write(`openings: ${firstLine(explain(error))}`)
      return failure
    }
    const details = error.fields.map(({ message }) => ` ${message}`).join("")
    process.stderr.write(`openings: ${error.message}${details}\n`)
    return error.fields.length > 0 ? misuse : failure
  }
}

function explain(error: unknown): string {
  const { code, message } = error as { code?: string; message: string }
  if (code === "P2021") return 'The database has no tables yet. Run "npm run openings -- migrate" first.'
  return message.trim().split("\n")[0] ?? "Something went wrong."
}
