import * as z from "zod"
import { languages } from "@/lib/messages/language"
import { notOneOf } from "../fields"
import { jobListQuery } from "../v1.1/queries"

/** The query of `GET /api/dashboard/jobs.csv`: filters and order of the list, and the language of names (null: the caller's). */
export const jobFileQuery = jobListQuery
  .omit({ page: true, pageSize: true, cursor: true, fields: true })
  .extend({
    language: z
      .enum(languages, { error: notOneOf("language", languages) })
      .nullable()
      .default(null),
  })
