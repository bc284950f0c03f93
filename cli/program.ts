import { Command } from "commander"

/** Exit codes: the command was misused (2), or it failed (1). */
export const misuse = 2
export const failure = 1

// Whoever reads a pipe may have seen enough, as "| head" has; that isn't a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error
})

export const program = new Command("openings")
  .description(
    "The operator's command. It works on the database in DATABASE_URL, even while the server is running.",
  )
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(firstLine(text)) })

type Said = { json: Record<string, unknown>; text: string }

/** What a command does with its options and its argument, if it has one. */
export type CommandAction = (options: Record<string, string>, argument: string) => Promise<Said>

/** Actions that are loaded only when one of them is wanted, because loading is most of what a command does: gives each by its name. */
export function loadedActions<Name extends string>(load: () => Promise<Record<Name, CommandAction>>) {
  return (name: Name): CommandAction =>
    async (options, argument) =>
      (await load())[name](options, argument)
}

/** A command that prints one JSON object with --json, and sentences otherwise. */
export function command(signature: string, description: string, action: CommandAction) {
  return program
    .command(signature)
    .description(description)
    .option("--json", "print one JSON object and nothing else")
    .action(async (...given: unknown[]) => {
      const options = given.at(-2) as Record<string, string> & { json?: boolean }
      const said = await action(options, String(given[0]))
      console.log(options.json ? JSON.stringify(said.json) : said.text)
    })
}

/** Warns on stderr about something that didn't stop the command. */
export function warn(sentence: string): void {
  process.stderr.write(`openings: ${sentence}\n`)
}

/** Shows the progress of long work when a person is watching, i.e. when stderr is a terminal and --json isn't given. */
export function showProgress(json: string | undefined, what: string, share: number): void {
  if (json || !process.stderr.isTTY) return
  process.stderr.write(`\r${what}: ${Math.floor(share * 100)} %\u001b[K${share >= 1 ? "\n" : ""}`)
}

/** The first line of an error text: errors are reported in one line. */
export function firstLine(text: string): string {
  return `${text.trim().split("\n")[0]}\n`
}

/** The line of an error's message that says what is wrong: Prisma begins with the call that failed, and ends with the reason. */
export function plainReason(message: string): string {
  const lines = message.trim().split("\n")
  return (lines[0]?.startsWith("Invalid `") ? lines.at(-1) : lines[0]) || "Something went wrong."
}
