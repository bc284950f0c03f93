import { z } from "zod"
import type { PostingRecord } from "@/lib/domain/records/posting-record"
import type { Language } from "@/lib/messages/language"
import { say } from "@/lib/messages/message"
import { because } from "../fields"
import { presentPeriod } from "../v1.1/history"
import { optionalDay } from "./activity"
import { fileLanguage } from "./file-language"

const { params, message } = because({ code: "invalid", message: say("record.endsBeforeStart") })

/** The query of the records: days in the employer's time zone, both inclusive. A day that is left out sets no bound. */
export const recordsQuery = z
  .object({ from: optionalDay("from"), to: optionalDay("to"), ...fileLanguage })
  .superRefine(({ from, to }, context) => {
    if (from && to && to < from)
      context.addIssue({ code: "custom", path: ["to"], input: to, params, message })
  })

/**
 * Records as lines of JSON, one per posting. Long records are sent in parts, so that no whole line has to be held in
 * memory.
 */
export async function* recordLines(
  records: AsyncGenerator<PostingRecord>,
  language: Language,
): AsyncGenerator<string> {
  for await (const { employer, jobId, title, periods } of records) {
    const head = JSON.stringify({ employer, id: jobId, title })
    yield `${head.slice(0, -1)},"periods":[`
    let divider = ""
    for await (const period of periods()) {
      yield divider + JSON.stringify(presentPeriod(period, language))
      divider = ","
    }
    yield "]}\n"
  }
}
