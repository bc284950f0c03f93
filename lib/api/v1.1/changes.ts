import { z } from "zod"
import type { ChangesPage } from "@/lib/domain/changes/list-changes"
import type { Job } from "@/lib/domain/jobs/job"
import { wholeNumber } from "../fields"
import { jobAnswer } from "./answers"
import { cursorText, longestCursor } from "./cursor-text"
import { fieldNames } from "./field-names"
import { changeAuthorAnswer } from "./history"
import { presentJob } from "./jobs"

/** The default and the largest number of changes in an answer, and the longest wait in seconds. */
const [usualChanges, mostChanges, longestWait] = [100, 500, 25]

const changed = {
  id: z.int32(),
  referenceId: z.string().nullable(),
  at: z.iso.datetime().describe("When the change was made."),
  by: changeAuthorAnswer,
}

export const jobUpsertedAnswer = z.object({
  type: z.literal("upsert"),
  ...changed,
  version: z.int32().describe("Increases with every change to the job."),
  etag: z
    .string()
    .optional()
    .describe("With `fields=etag`: the job's ETag, with its quotes, for If-Match and `ifMatch`."),
  job: jobAnswer.describe("The job as it is now."),
})

export const jobDeletedAnswer = z.object({ type: z.literal("delete"), ...changed })

export const changeAnswer = z.union([jobUpsertedAnswer, jobDeletedAnswer])

export const changesAnswer = z.object({
  data: z.array(changeAnswer),
  cursor: z
    .string()
    .max(longestCursor)
    .describe("Keep it, and send it as `cursor` to get what has changed since."),
  more: z.boolean().describe("Whether there are more changes already: if so, ask again right away."),
})

/** The query of `GET /jobs/changes` (contract 3.2). The cursor is read elsewhere, where its secret is available. */
export const changesQuery = z.object({
  cursor: cursorText(["", "now"])
    .default("")
    .describe(
      "The `cursor` of the previous response. If left out or empty, the list starts from the beginning, with everything that exists. `now` returns no data, and a cursor that starts from this moment.",
    ),
  limit: wholeNumber("limit", 1, mostChanges)
    .default(usualChanges)
    .describe("The maximum number of changes to return."),
  wait: wholeNumber("wait", 0, longestWait)
    .default(0)
    .describe("How many seconds the response may be held until something changes."),
  fields: fieldNames(["etag"]).describe("`etag` adds each job's ETag, so that you don't have to request it."),
})

/** Some changes as the contract shows them (3.2), with the ETag that `tagOf` gives each job, if tags are asked for. */
export function presentChanges(
  { data, more }: ChangesPage,
  cursor: string,
  tagOf: ((job: Job) => string) | null,
): z.output<typeof changesAnswer> {
  return {
    data: data.map((change) => {
      const { id, at, by } = change
      const told = { at: at.toISOString(), by: { kind: by.kind, name: by.name } }
      if (change.type === "delete")
        return { type: "delete" as const, id, referenceId: change.referenceId, ...told }
      const { version, job } = change
      return {
        type: "upsert" as const,
        id,
        referenceId: job.referenceId,
        ...told,
        version,
        ...(tagOf && { etag: tagOf(job) }),
        job: presentJob(job),
      }
    }),
    cursor,
    more,
  }
}
