import type * as z from "zod"
import type { jobJsonFileQuery } from "@/lib/api/dashboard/job-file-query"
import type { Context } from "@/lib/domain/context"
import { invalidFields } from "@/lib/domain/errors"
import { exportChosenJobs, exportJobs } from "@/lib/domain/jobs/export-jobs"
import type { Job } from "@/lib/domain/jobs/job"
import { soughtByWords } from "@/lib/domain/jobs/sought-words"
import { say } from "@/lib/messages/message"
import { selectionOf } from "./job-list-answer"

/**
 * The jobs of a file, one after the other: those with the ids in `query`, or all that its filters find. Throws
 * `validation_failed` if it has both, because it would be unclear what is meant.
 */
export async function exportedJobs(
  context: Context,
  { ids, ...query }: z.output<typeof jobJsonFileQuery>,
): Promise<AsyncGenerator<Job>> {
  const selection = selectionOf(query)
  if (ids === null) return exportJobs(context, await soughtByWords(context, selection))
  const { status, q, further } = selection
  if ([status, q, ...Object.values(further)].some((value) => value !== null)) {
    const problem = { field: "ids", code: "invalid", message: say("bulkRuns.idsOrMatch") }
    throw invalidFields(say("service.requestNotRead"), [problem])
  }
  return exportChosenJobs(context, ids)
}
