import * as z from "zod"
import { languages } from "@/lib/messages/language"
import { notOneOf } from "../fields"
import { jobListQuery } from "../v1.1/queries"

/** The query of `GET /api/dashboard/jobs.json`: filters and order of the list. */
export const jobJsonFileQuery = jobListQuery.omit({ page: true, pageSize: true, cursor: true, fields: true })

/** The query of `GET /api/dashboard/jobs.csv`: filters and order of the list, and the language of names (null: the caller's). */
export const jobFileQuery = jobJsonFileQuery.extend({
  language: z
    .enum(languages, { error: notOneOf("language", languages) })
    .nullable()
    .default(null),
})
