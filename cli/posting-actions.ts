import { Readable } from "node:stream"
import { localeOfDecimal } from "@/lib/api/dashboard/imports"
import { importRow, refuseRepeat, type ImportedRow } from "@/lib/api/imports/import-row"
import { jobColumnHeadings } from "@/lib/api/imports/job-columns"
import { jobFileHeading, jobFileJson, jobFileRow } from "@/lib/api/imports/job-file"
import {
  guessedMapping,
  namesPostings,
  type ImportRow,
  readPostingFile,
  rowsToImport,
} from "@/lib/api/imports/read-posting-file"
import { repeatedPostings } from "@/lib/api/imports/repeated-postings"
import { presentJob } from "@/lib/api/v1.1/jobs"
import { writeInOrder } from "@/lib/domain/batches/write-in-order"
import { type Context, serviceContextFor } from "@/lib/domain/context"
import { employerById } from "@/lib/domain/employers/manage-employers"
import { exportJobs } from "@/lib/domain/jobs/export-jobs"
import { anyJob, newestFirst } from "@/lib/domain/jobs/job-selection"
import { serviceContext } from "@/lib/http/context"
import { shortened } from "@/lib/format/shortened"
import { type Language } from "@/lib/messages/language"
import { textOf } from "@/lib/messages/text-of"
import { fileArgument } from "./file-argument"
import { readNamedFile, writeNamedFile } from "./named-files"
import { misused, wholeNumberOption } from "./option-values"
import { type CommandAction, failure, plainReason, showProgress } from "./program"

const context = serviceContext()

/** Rows imported at the same time: their writes share transactions. */
const atOnce = 50

/** At most this many refused rows are reported one by one. */
const mostTold = 50

/** At most this many ignored columns are named. */
const mostHeadings = 20

const everything = { status: null, q: null, further: anyJob, order: newestFirst }

async function contextFor(employer: string | undefined): Promise<Context> {
  const owner = await employerById(context, wholeNumberOption("--employer", employer))
  return serviceContextFor(context, owner, "Operator")
}

/** What the commands of posting-commands.ts do. */
export const postingActions = {
  async export({ employer, language }, given) {
    const file = fileArgument(given)
    const of = await contextFor(employer)
    let count = 0
    async function* jobs() {
      for await (const job of exportJobs(of, everything)) {
        count++
        yield job
      }
    }
    async function* csv() {
      yield jobFileHeading(language as Language)
      for await (const job of jobs()) yield jobFileRow(presentJob(job), language as Language)
    }
    const text = file.toLowerCase().endsWith(".json") ? jobFileJson(jobs(), presentJob) : csv()
    await writeNamedFile(file, Readable.from(text))
    return {
      json: { file, postings: count },
      text: `${file} has ${count} ${count === 1 ? "posting" : "postings"}.`,
    }
  },

  async import({ json, employer, decimal, ...given }, argument) {
    const file = fileArgument(argument)
    const of = await contextFor(employer)
    const dryRun = "dryRun" in given
    const table = readPostingFile(await readNamedFile(file))
    if ("refused" in table) throw misused(`${file}: ${textOf(table.refused, "en")}`)
    const mapping = guessedMapping(table.headings)
    if (!namesPostings(mapping))
      throw misused(
        `${file} has no column "Title", "Reference" or "ID"; its first row must name the columns.`,
      )
    const usual = table.separator === ";" ? "," : "."
    const options = {
      dryRun,
      locale: localeOfDecimal((decimal as "." | ",") ?? usual),
      createsWithoutReference: "createWithoutReference" in given,
      // As with the API, only the employer's own setting keeps postings with errors from being published.
      despiteErrors: true,
    }
    const read = rowsToImport(table, mapping)
    const repeated = await repeatedPostings(of, read)
    const rows = read.map((row) =>
      row.problems.length > 0 ? row : { ...row, problems: repeated.get(row) ?? [] },
    )
    const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 }
    const refused: string[] = []
    let stoppedAt: number | null = null
    for (let start = 0; start < rows.length; start += atOnce) {
      const part = rows.slice(start, start + atOnce)
      const done = await writeInOrder(of, part, (own, row) => importOne(own, row, options))
      done.forEach(({ outcome, reason }, index) => {
        counts[outcome]++
        if (outcome === "refused") refused.push(`row ${part[index]?.number}: ${reason}`)
      })
      // If nothing can be written at all, every further batch of rows would only wait and fail too.
      if (done.every(({ isFault }) => isFault)) {
        stoppedAt = part[0]?.number ?? null
        break
      }
      showProgress(json, dryRun ? "Trying" : "Importing", Math.min(1, (start + atOnce) / rows.length))
    }
    if (refused.length > 0) process.exitCode = failure
    const said = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
    const ignored = table.headings.filter((heading, index) => !mapping[index] && heading !== "")
    const text = [
      `${dryRun ? "Nothing was written. A real run would give: " : ""}${said.join(", ")}.`,
      ...(stoppedAt === null
        ? []
        : [
            `Stopped at row ${stoppedAt}. Run the command again once that is fixed: rows with a reference are not imported twice.`,
          ]),
      ...(ignored.length > 0 ? [`Ignored: ${someOf(ignored)}.`] : []),
      ...refused.slice(0, mostTold),
      ...(refused.length > mostTold ? [`and ${refused.length - mostTold} more`] : []),
    ]
    return { json: { dryRun, ...counts, stoppedAt, ignored, problems: refused }, text: text.join("\n") }
  },
} satisfies Record<string, CommandAction>

async function importOne(
  of: Context,
  { cells, problems }: ImportRow,
  options: Parameters<typeof importRow>[2],
): Promise<{ outcome: ImportedRow["outcome"]; reason: string; isFault: boolean }> {
  const isUnreadable = problems.some(({ column }) => column === null)
  if (isUnreadable) return { outcome: "refused", reason: told(problems), isFault: false }
  try {
    const row =
      problems.length > 0
        ? await refuseRepeat(of, cells, options, problems)
        : await importRow(of, cells, options)
    return { outcome: row.outcome, reason: told(row.problems), isFault: false }
  } catch (error) {
    // Earlier rows are stored and the rows beside this one are in progress, so their outcome must be reported even though this one failed.
    return { outcome: "refused", reason: plainReason((error as Error).message), isFault: true }
  }
}

function someOf(headings: readonly string[]): string {
  const names = headings.slice(0, mostHeadings).map((heading) => shortened(heading, 60))
  const others = headings.length - names.length
  return others > 0 ? `${names.join(", ")}, and ${others} more` : names.join(", ")
}

function told(problems: ImportedRow["problems"]): string {
  return problems
    .map(
      ({ column, message }) => `${column ? `${jobColumnHeadings[column].en}: ` : ""}${textOf(message, "en")}`,
    )
    .join(" ")
}
