import { cellsSent, importRequest, localeOfDecimal, presentImportedRow } from "@/lib/api/dashboard/imports"
import { importRow, type ImportedRow, refusedRow, refuseRepeat } from "@/lib/api/imports/import-row"
import { repeatedPostings } from "@/lib/api/imports/repeated-postings"
import { writeInOrder } from "@/lib/domain/batches/write-in-order"
import type { Context } from "@/lib/domain/context"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { languageFor } from "@/lib/http/message-language"
import { problemOfError } from "@/lib/http/problem-response"
import { say } from "@/lib/messages/message"

/** How many rows are processed at the same time; their writes share transactions. */
const atOnce = 20

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/imports", {
  POST: endpoint({
    may: "jobs:import",
    form: { schema: importRequest, refusal: say("imports.notRead") },
    async answer({ request, requestId, context, body }) {
      const { rows, decimal, dryRun, createsWithoutReference } = body.values
      const settings = { dryRun, createsWithoutReference, locale: localeOfDecimal(decimal) }
      const sent = rows.map(({ cells, ...row }) => ({ ...row, cells: cellsSent(cells) }))
      const repeated = await repeatedPostings(context, sent)
      const rowOf = async (own: Context, row: (typeof sent)[number]): Promise<ImportedRow> => {
        const repeats = repeated.get(row)
        const { despiteErrors, seen } = row
        const options = { ...settings, despiteErrors, ...(seen !== undefined && { seen }) }
        const imported = repeats
          ? refuseRepeat(own, row.cells, options, repeats)
          : importRow(own, row.cells, options)
        return imported.catch((error: unknown) => {
          // The other rows are stored or on their way, so the client still has to hear about them.
          const { said } = problemOfError(error, requestId)
          return refusedRow(row.cells.title ?? "", [{ column: null, message: said }])
        })
      }
      const imported: ImportedRow[] = []
      for (let start = 0; start < sent.length; start += atOnce) {
        imported.push(...(await writeInOrder(context, sent.slice(start, start + atOnce), rowOf)))
      }
      const language = languageFor(request)
      return ok({
        rows: imported.map((each, index) => presentImportedRow(rows[index]?.number ?? 0, each, language)),
      })
    },
  }),
})
