import { Command, CommanderError, Option } from "commander"
import { isEmailAddress } from "@/lib/api/email-address"
import { createKey } from "@/lib/domain/api-keys/create-key"
import { revokeKey } from "@/lib/domain/api-keys/revoke-key"
import { type ServiceContext, serviceContextFor } from "@/lib/domain/context"
import { createEmployer } from "@/lib/domain/employers/create-employer"
import { type Employer, plans } from "@/lib/domain/employers/employer"
import { employerById, setPlan } from "@/lib/domain/employers/manage-employers"
import { ServiceError } from "@/lib/domain/errors"
import { refreshJobs } from "@/lib/domain/jobs/refresh-jobs"
import { addMember } from "@/lib/domain/members/add-member"
import { generatePassword } from "@/lib/domain/members/generate-password"
import { personLimits } from "@/lib/domain/members/member"
import { backUpDatabase, restoreDatabase } from "@/lib/db/backup-database"
import { copyDatabase } from "@/lib/db/copy-database"
import { openDatabase } from "@/lib/db/database"
import { makePasswordLink } from "@/lib/domain/members/password-link"
import { env } from "@/lib/env"
import { database as openedDatabase, serviceContext } from "@/lib/http/context"
import { hashPassword, passwordLinkAddress } from "@/lib/http/passwords"
import { createDemo } from "@/prisma/seed-demo"

const misuse = 2
const failure = 1

const context = serviceContext()
const database = openedDatabase()

const program = new Command("openings")
  .description(
    "The operator's command. It works on the database that DATABASE_URL names, also while the server runs.",
  )
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(firstLine(text)) })

type Said = { json: Record<string, unknown>; text: string }

/** A command that answers with one JSON object under --json, and with sentences otherwise. */
function command(
  signature: string,
  description: string,
  action: (options: Record<string, string>, argument: string) => Promise<Said>,
) {
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

const planOption = new Option("--plan <plan>", "the employer's plan").choices([...plans])

command(
  "create-employer",
  "Create an employer and its first API key.",
  async ({ name, plan, timeZone, adminEmail }) => {
    await database.migrate()
    const email = adminEmail === undefined ? null : emailAddress("--admin-email", adminEmail)
    const { employer, apiKey } = await createEmployer(context, {
      name: name as string,
      plan: plan as (typeof plans)[number],
      timeZone: timeZone as string,
    })
    const admin = email === null ? null : await createAdmin(context, employer, email)
    const shown = { id: employer.id, name: employer.name, plan: employer.plan }
    const text = [
      `Employer ${employer.id}: ${employer.name} (${employer.plan}, ${employer.timeZone})`,
      `API key: ${apiKey}`,
    ]
    if (admin?.password) text.push(`Admin: ${admin.email} with the password ${admin.password}`)
    else if (admin) text.push(`Admin: ${admin.email}, who keeps the password they have`)
    text.push("Key and password are shown this once; they are stored as hashes.")
    return { json: { employer: shown, apiKey, ...(admin && { admin }) }, text: text.join("\n") }
  },
)
  .requiredOption("--name <name>", "the employer's name")
  .addOption(planOption.default("standard"))
  .option("--time-zone <zone>", "an IANA time zone, such as America/Vancouver", "UTC")
  .option("--admin-email <email>", "also make a person with this e-mail address its admin")

command("create-key", "Create another API key for an employer.", async ({ employer, name }) => {
  const owner = await employerById(context, wholeNumber("--employer", employer))
  const { key, secret } = await createKey(serviceContextFor(context, owner, "Operator"), {
    name: name as string,
    scopes: null,
    expires: null,
  })
  return {
    json: { apiKey: secret, id: key.id },
    text: `API key ${key.id} of ${owner.name}: ${secret}\nIt is shown this once; it is stored as a hash.`,
  }
})
  .requiredOption("--employer <id>", "the employer's id")
  .requiredOption("--name <name>", "what the key is for")

command("revoke-key", "Revoke an API key: it is refused from now on.", async ({ employer, key }) => {
  const owner = await employerById(context, wholeNumber("--employer", employer))
  const id = wholeNumber("--key", key)
  await revokeKey(serviceContextFor(context, owner, "Operator"), id)
  return { json: { revoked: id }, text: `API key ${id} of ${owner.name} is revoked.` }
})
  .requiredOption("--employer <id>", "the employer's id")
  .requiredOption("--key <id>", "the key's id; list-employers shows it")

command("list-employers", "List the employers and their API keys.", async () => {
  const employers = await Promise.all(
    (await context.stores.employers.list()).map(async ({ id, name, plan, timeZone }) => {
      const keys = (await context.stores.apiKeys.list(id)).toReversed()
      const apiKeys = keys.map((key) => ({
        id: key.id,
        name: key.name,
        key: `${key.prefix}…${key.lastFour}`,
        revoked: key.revokedAt !== null,
      }))
      return { id, name, plan, timeZone, apiKeys }
    }),
  )
  const text = employers.flatMap(({ id, name, plan, timeZone, apiKeys }) => [
    `${id}  ${name}  (${plan}, ${timeZone})`,
    ...apiKeys.map((key) => `     key ${key.id}  ${key.key}  ${key.name}${key.revoked ? "  (revoked)" : ""}`),
  ])
  return {
    json: { employers },
    text: text.join("\n") || "There is no employer yet. Create one with create-employer.",
  }
})

command(
  "password-link",
  "Make a one-time link with which a person sets a new password.",
  async ({ email }) => {
    const address = emailAddress("--email", email)
    const person = await context.stores.members.personByEmail(address)
    if (!person) throw new ServiceError("not_found", `Nobody signs in as ${address}.`)
    const { PUBLIC_URL, PORT } = env()
    const { token } = await makePasswordLink(context, person, {
      actor: { kind: "service", name: "Operator" },
      origin: { address: null, requestId: "Operator" },
    })
    const link = passwordLinkAddress(PUBLIC_URL ?? `http://localhost:${PORT}`, token)
    return { json: { link }, text: `${link}\nIt works once, within the hour.` }
  },
).requiredOption("--email <email>", "the person's e-mail address")

command("set-plan", "Set an employer's plan.", async ({ employer, plan }) => {
  const owner = await employerById(context, wholeNumber("--employer", employer))
  await setPlan(context, owner.id, plan as (typeof plans)[number])
  return {
    json: { employer: { id: owner.id, name: owner.name, plan } },
    text: `${owner.name} is on the ${plan} plan.`,
  }
})
  .requiredOption("--employer <id>", "the employer's id")
  .addOption(planOption.makeOptionMandatory())

command("migrate", "Apply pending migrations.", async () => {
  const applied = await database.migrate()
  return {
    json: { applied },
    text: applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The database is up to date.",
  }
})

command("verify", "Recount what is kept beside the postings, and tell what drifted.", async (options) => {
  const repair = "repair" in options
  const drift = await database.verify({ repair })
  if (drift.length > 0 && !repair) process.exitCode = failure
  const told = [...drift, repair ? "It is made anew." : 'Run "openings verify --repair" to make it anew.']
  const text = drift.length > 0 ? told.join("\n") : "Counts and search index are as the postings are."
  return { json: { drift, repaired: repair && drift.length > 0 }, text }
}).option("--repair", "make anew what drifted, while writers wait")

command("refresh", "Run the auto-refresh now.", async () => {
  const refreshed = await refreshJobs(context)
  return { json: { refreshed }, text: `${refreshed} posting(s) refreshed.` }
})

command("seed-demo", "Create the demo employer with its 60 postings.", async ({ json }) => {
  await database.migrate()
  if (!json) console.log("Creating the demo employer and its postings…")
  const { employer, apiKey, admin } = await createDemo(context)
  const text = `Employer ${employer.id}: ${employer.name}\nAPI key: ${apiKey}\nAdmin: ${admin.email} with the password ${admin.password}`
  return {
    json: { employer: { id: employer.id, name: employer.name, plan: employer.plan }, apiKey, admin },
    text,
  }
})

command(
  "backup <file>",
  "Copy the SQLite database to a new file, also while the server runs.",
  async ({ json }, file) => {
    const bytes = await backUpDatabase(env().DATABASE_URL, file, (share) => tell(json, "Copying", share))
    return { json: { file, bytes }, text: `${file} has everything (${bytes} bytes); it was checked.` }
  },
)

command(
  "restore <file>",
  "Put a backup in the SQLite database's place, while no server runs.",
  async (_, file) => {
    const kept = await restoreDatabase(env().DATABASE_URL, file, context.clock.now())
    const applied = await database.migrate()
    return {
      json: { restored: file, kept, applied },
      text: `${file} is restored.${kept ? ` What was there before is kept as ${kept}.` : ""}`,
    }
  },
)

command(
  "copy",
  "Copy everything from SQLite to PostgreSQL, checked row for row.",
  async ({ json, from, to }) => {
    if (!from?.startsWith("file:")) throw misused("--from takes a file: address.")
    if (!/^postgres(ql)?:/.test(to ?? "")) throw misused("--to takes a postgresql:// address.")
    const target = openDatabase(to as string)
    await target.migrate().finally(() => target.close())
    const { copied, rows } = await copyDatabase(from, to as string, ({ table, done, total }) =>
      tell(json, table, total === 0 ? 1 : done / total),
    )
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    const text = copied
      ? `Copied ${total} rows; each was compared. Start the servers with DATABASE_URL naming the new database.`
      : `Everything was there already: ${total} rows, each compared.`
    return { json: { copied, rows }, text }
  },
)
  .requiredOption("--from <address>", "the SQLite file, such as file:./data/openings.db")
  .requiredOption("--to <address>", "an empty PostgreSQL database, or one that this command filled before")

const code = await run()
process.exitCode = code || process.exitCode
await database.close()

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

async function createAdmin(
  context: ServiceContext,
  employer: Employer,
  email: string,
): Promise<{ email: string; password?: string }> {
  const known = await context.stores.members.personByEmail(email)
  const password = generatePassword()
  const name = email.split("@")[0] ?? email
  await addMember(serviceContextFor(context, employer, "Operator"), {
    name,
    email,
    role: "admin",
    passwordHash: await hashPassword(password),
  })
  return known ? { email } : { email, password }
}

/** Shows how far long work is, to a person who watches. */
function tell(json: string | undefined, what: string, share: number): void {
  if (json || !process.stderr.isTTY) return
  process.stderr.write(`\r${what}: ${Math.floor(share * 100)} %\u001b[K${share >= 1 ? "\n" : ""}`)
}

function emailAddress(option: string, text: string | undefined): string {
  const email = text?.trim().toLowerCase() ?? ""
  if (email.length <= personLimits.email && isEmailAddress(email)) return email
  throw misused(`${option} takes an e-mail address.`)
}

function misused(message: string): ServiceError {
  return new ServiceError("validation_failed", message, {
    fields: [{ field: "option", code: "invalid", message: "" }],
  })
}

function wholeNumber(option: string, text: string | undefined): number {
  if (text && /^\d{1,9}$/.test(text)) return Number(text)
  throw misused(`${option} takes a whole number.`)
}

function firstLine(text: string): string {
  return `${text.trim().split("\n")[0]}\n`
}
