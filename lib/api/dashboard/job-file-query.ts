import * as z from "zod"
import { largestId } from "@/lib/domain/largest-id"
import { say } from "@/lib/messages/message"
import { because } from "../fields"
import { commaSeparated } from "../v1.1/field-names"
import { fileLanguage } from "./file-language"
import { dashboardListQuery } from "./job-list-query"

/** The most postings that an address can name: some proxies refuse a longer address. */
const mostNamed = 500

/** The ids of the selected postings, separated by commas; null if filters select them. */
const ids = z
  .string()
  .transform(commaSeparated)
  .refine((names) => names.every((name) => /^\d+$/.test(name)), {
    ...because({ code: "invalid", message: say("fields.idNotNumber") }),
  })
  .refine((names) => names.length > 0, because({ code: "required", message: say("bulkRuns.noPostings") }))
  .refine((names) => names.length <= mostNamed, {
    ...because({ code: "too_many", message: say("fields.listTooLong", { most: mostNamed }) }),
  })
  .transform((names) => [...new Set(names.map(Number))].filter((id) => id <= largestId))
  .nullable()
  .default(null)

/** The query of `GET /api/dashboard/jobs.json`: the list's filters and order, or the ids of some postings. */
export const jobJsonFileQuery = dashboardListQuery
  .omit({
    page: true,
    pageSize: true,
    cursor: true,
    fields: true,
  })
  .extend({ ids })

/** The query of `GET /api/dashboard/jobs.csv`: the same, plus the language of names. */
export const jobFileQuery = jobJsonFileQuery.extend(fileLanguage)
