import { refreshJobs } from "@/lib/domain/jobs/refresh-jobs"
import { backUpDatabase } from "@/lib/db/tools/backup-database"
import { copyDatabase } from "@/lib/db/tools/copy-database"
import { restoreDatabase } from "@/lib/db/tools/restore-database"
import { openDatabase } from "@/lib/db/database"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { findDatabaseFault, requireFile } from "@/lib/db/engine/find-database-fault"
import { ServiceError } from "@/lib/domain/errors"
import { databaseKind, env } from "@/lib/env"
import { database as openedDatabase, serviceContext } from "@/lib/http/context"
import { fileArgument } from "./file-argument"
import { requireFree, requireThere } from "./named-files"
import { misused } from "./option-values"
import { prepareDatabase } from "./prepare-database"
import { type CommandAction, failure, showProgress, warn } from "./program"
import { inEnglish } from "@/lib/messages/message"

const context = serviceContext()
const database = openedDatabase()

/** What the commands of database-commands.ts do. */
export const databaseActions = {
  async migrate() {
    const applied = await database.migrate()
    return {
      json: { applied },
      text: applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The database is up to date.",
    }
  },

  async verify(options) {
    const repair = "repair" in options
    const { recordYears } = context
    // The rules of the posting check are a large part of the code.
    const { verifyFindings } = await import("@/lib/domain/job-checks/verify-findings")
    const driftFound = async (repairs: boolean) => {
      const { derived, history } = await database.verify({ repair: repairs, recordYears })
      const findings = await verifyFindings(context, { repair: repairs })
      return { all: [...derived, ...history, ...findings], repairable: derived.length + findings.length > 0 }
    }
    const { all: drift, repairable } = await driftFound(repair)
    const left = repair && drift.length > 0 ? (await driftFound(false)).all : drift
    if (left.length > 0) process.exitCode = failure
    const advice =
      left.length === 0
        ? "Counts, search index and findings have been rebuilt."
        : "Counts, search index and findings have been rebuilt. The following can't be: compare it with a backup."
    const told = repair
      ? [...drift, advice, ...left]
      : [
          ...drift,
          repairable
            ? 'Run "openings verify --repair" to rebuild counts, search index and findings.'
            : "This can't be rebuilt: compare it with a backup.",
        ]
    const text =
      drift.length > 0
        ? told.join("\n")
        : "Counts, search index, history, bin and findings match the postings."
    const repaired = repair && drift.length > 0 && left.length === 0
    return { json: { drift, repaired, ...(repair && { left }) }, text }
  },

  async refresh() {
    const refreshed = await refreshJobs(context)
    return {
      json: { refreshed },
      text: `${refreshed} ${refreshed === 1 ? "posting" : "postings"} refreshed.`,
    }
  },

  async seedDemo({ json }) {
    await prepareDatabase()
    if (!json) console.log("Creating the demo employer and its postings…")
    const { createDemo } = await import("@/prisma/seed-demo")
    const { employer, apiKey, admin } = await createDemo(context)
    const text = `Employer ${employer.id}: ${employer.name}\nAPI key: ${apiKey}\nAdmin: ${admin.email} with the password ${admin.password}`
    return {
      json: { employer: { id: employer.id, name: employer.name, plan: employer.plan }, apiKey, admin },
      text,
    }
  },

  async backup({ json }, given) {
    const file = fileArgument(given)
    if (databaseKind(env().DATABASE_URL) === "sqlite") requireFree(file)
    const bytes = await backUpDatabase(env().DATABASE_URL, file, (share) =>
      showProgress(json, "Copying", share),
    )
    return { json: { file, bytes }, text: `${file} is complete (${bytes} bytes) and has been checked.` }
  },

  async restore(_, given) {
    const file = fileArgument(given)
    if (databaseKind(env().DATABASE_URL) === "sqlite") requireThere(file)
    const restored = await restoreDatabase(env().DATABASE_URL, file, {
      now: context.clock.now(),
      update: (url) => migrateOther(url),
    })
    const { kept, updated: applied, ownerLost } = restored
    const place = sqlitePath(env().DATABASE_URL)
    if (ownerLost !== null)
      warn(
        `the previous database belonged to ${ownerLost}, and this user can't give the restored one away. Before you start the server, run chown ${ownerLost} ${place} ${place}-serving`,
      )
    const text = [
      `Restored ${file}.${kept ? ` The previous database is kept as ${kept}.` : ""}`,
      "Keys, members, passwords and second factors are again what they were at the time of the backup: revoke and remove again what you have revoked and removed since.",
    ]
    return { json: { restored: file, kept, applied }, text: text.join("\n") }
  },

  async expireCursors() {
    await context.stores.changes.expireCursors()
    const text =
      "Earlier cursors have expired. Run this whenever the database has gone back to an earlier state."
    return { json: { expired: true }, text }
  },

  async copy({ json, ...given }) {
    const to = given.to ?? env().TARGET_DATABASE_URL
    if (!given.from?.startsWith("file:")) throw misused("--from takes a file: address.")
    const from = `file:${fileArgument(sqlitePath(given.from))}`
    if (!/^postgres(ql)?:/.test(to ?? ""))
      throw misused("TARGET_DATABASE_URL, or --to, takes a postgresql:// address.")
    requireFile(from, "--from")
    await requireUsable(from, "--from")
    const target = given.to ? "--to" : "TARGET_DATABASE_URL"
    await requireUsable(to as string, target)
    await migrateOther(to as string, target)
    const { copied, rows } = await copyDatabase(from, to as string, ({ table, done, total }) =>
      showProgress(json, table, total === 0 ? 1 : done / total),
    )
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    const text = copied
      ? `Copied ${total} rows and compared each of them. Start the servers with DATABASE_URL set to the new database.`
      : `Everything was already there: ${total} rows, each of them compared.`
    return { json: { copied, rows }, text }
  },
} satisfies Record<string, CommandAction>

/** Applies the migrations that another database than this process's lacks, and returns their names. */
async function migrateOther(url: string, setting = "DATABASE_URL"): Promise<string[]> {
  const other = openDatabase(url)
  return other.migrate(setting).finally(() => other.close())
}

async function requireUsable(url: string, option: string): Promise<void> {
  const fault = await findDatabaseFault(url, option)
  // A read-only source file can still be copied.
  if (fault && (fault.lasting || option !== "--from"))
    throw new ServiceError("validation_failed", inEnglish(fault.sentence))
}
