import type { Context } from "../context"
import { notFound } from "../errors"
import { FieldProblems } from "../field-problems"
import { circumstances, cleanedDescription } from "./create-job"
import { historyActionOf } from "../history/history"
import { judgeFindings, keptDismissals } from "../job-checks/judge-findings"
import { changesBetween } from "./changes-between"
import type { Cleaned } from "./clean-html"
import type { Job } from "./job"
import { jobChanged } from "./job-activity"
import type { Received } from "../received"
import type { JobChange } from "./job-change"
import { judgeJob } from "./judge-job"
import { type Precondition, unconditional } from "./precondition"
import { previewJob } from "./preview-job"
import { jobRefused, referenceInUse } from "./reference-in-use"
import { mostJudgements, tooManyWriters } from "./overtaken"
import { requireVisible, visibleJobs } from "./visible-jobs"

/**
 * Changes what `received` names of the employer's job `id` and nothing else (contract 1.5, PUT). Writes nothing if nothing changes.
 * Throws `not_found`, `precondition_failed`, `validation_failed`, `check_failed`, `forbidden` or `duplicate_reference_id`; nothing is
 * stored then. With `dryRun` it returns the job that would be, and never stores anything.
 */
export async function updateJob(
  context: Context,
  id: number,
  received: Received<JobChange>,
  { precondition = unconditional, dryRun = false }: { precondition?: Precondition; dryRun?: boolean } = {},
): Promise<Job> {
  const { stores, employer } = context
  requireVisible(context, received.values)
  let cleaned: Cleaned | null | undefined
  for (let attempt = 1; attempt <= mostJudgements; attempt++) {
    const stored = await stores.jobs.find(visibleJobs(context), id)
    if (!stored) throw notFound("job")
    precondition(stored)
    const problems = new FieldProblems(received.problems)
    cleaned ??= await cleanedDescription(context, received.values)
    const content = judgeJob(stored, received.values, problems, { ...circumstances(context), cleaned })
    if (problems.list.length > 0) throw await jobRefused(context, problems, content.referenceId, stored)
    const changes = changesBetween(stored, content)
    if (changes.length === 0) return stored
    const dismissals = await keptDismissals(context, stored, content, changes)
    const judged = await judgeFindings(context, content, { dismissals, isStored: true })
    if (dryRun) return previewJob(context, content, { ...stored, dismissals })
    const activity = jobChanged(context, id, content.title, changes)
    const write = await stores.jobs.save(employer.id, changes, {
      replacing: stored,
      activity,
      action: historyActionOf(changes),
      judged,
    })
    if ("saved" in write) return write.saved
    if (write.conflict === "reference_id") throw await referenceInUse(context, content.referenceId)
    await stores.jobs.giveWay(attempt)
  }
  throw tooManyWriters()
}
