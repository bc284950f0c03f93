import * as z from "zod"
import { jobLimits, jobStatuses } from "@/lib/domain/jobs/job"
import { locationTypes } from "@/lib/domain/locations/location"
import { defaultPageSize, maxPageSize } from "@/lib/domain/paging"
import { accepting } from "../accepting"
import { because, notOneOf, optionalText, wholeNumber } from "../fields"
import { listFieldNames } from "./answers"
import { commaSeparated, fieldNames, notListOf } from "./field-names"
import { jobSelectionParameters } from "./job-list-query"
import { packMessage, say } from "@/lib/messages/message"

/** Pages are int32 (contract 1.1). */
const lastPage = 2_147_483_647

/** Null if there is nothing to search for: left out, empty or blank. */
const searchTerm = optionalText(say("fields.searchTerm"), jobLimits.searchTerm)
  .transform((value) => value?.trim() ?? null)
  .default(null)

const paging = {
  page: wholeNumber("page", 1, lastPage).default(1),
  pageSize: wholeNumber("pageSize", 1, maxPageSize).default(defaultPageSize),
}

const locationTypeNames: string[] = locationTypes.map((type) => type.toLowerCase())

/** The query of `GET /jobs` (contract 1.8 and 3.1). */
export const jobListQuery = z.object({
  ...paging,
  q: searchTerm,
  status: accepting(
    z
      .string()
      .transform((value) => value.trim() || null)
      .pipe(z.enum(jobStatuses, { error: notOneOf("status", jobStatuses) }).nullable()),
    z.enum(jobStatuses),
  ).default(null),
  fields: fieldNames(listFieldNames),
  ...jobSelectionParameters,
})

/** The query of `GET /jobs/deleted` (contract 3.4). */
export const binQuery = z.object({ ...paging, q: searchTerm })

/** The query of POST and PUT of a job (contract part 2, `dryRun`). */
export const jobWriteQuery = z.object({
  dryRun: accepting(
    z
      .enum(["true", "false"], { error: packMessage(say("fields.notTrueOrFalse", { name: "dryRun" })) })
      .transform((value) => value === "true"),
    z.boolean(),
  ).default(false),
})

/** The query of a write without a dry run. It refuses `dryRun`, so that nobody who only wants a trial loses or changes something. */
export const noTrialQuery = z.object({
  dryRun: z.enum(["false"], { error: packMessage(say("service.noDryRun")) }).optional(),
})

/** The query of `GET /locations` (contract 1.2). */
export const locationListQuery = z.object({
  ...paging,
  q: searchTerm,
  types: accepting(
    z
      .string()
      .transform((value) => {
        const names = commaSeparated(value.toLowerCase())
        return names.length === 0 ? null : names
      })
      .refine((names) => names === null || names.every((name) => locationTypeNames.includes(name)), {
        ...because({
          code: "invalid",
          message: notListOf("types", locationTypeNames),
        }),
      }),
    z.array(z.enum(locationTypeNames)),
  ).default(null),
})
