import type { Context } from "../context"
import { foldText } from "../folded-text"
import type { Job, JobHeader, JobStatus, ListedJob } from "./job"
import type {
  JobPosition,
  JobSelection,
  JobsPart,
  SelectedJob,
  SelectedJobs,
  SelectedRange,
} from "./job-selection"
import { visibleJobs } from "./visible-jobs"

/** Rows of the employer's jobs with the order and filters that the caller chose (contract 3.1). */
export function listSelectedJobs(
  context: Context,
  selection: JobSelection,
  range: SelectedRange,
): Promise<SelectedJobs<JobHeader>> {
  return context.stores.jobSelections.headers(visibleJobs(context), folded(selection), range)
}

/** The ids of all rows that match `selection`, in its order: at most `limit`. */
export function selectJobIds(context: Context, selection: JobSelection, limit: number): Promise<number[]> {
  return context.stores.jobSelections.ids(visibleJobs(context), folded(selection), limit)
}

/** The same rows with whole jobs. Long descriptions are left to `withLongDescriptions`. */
export function listSelectedWholeJobs(
  context: Context,
  selection: JobSelection,
  range: SelectedRange,
): Promise<SelectedJobs<ListedJob>> {
  return context.stores.jobSelections.whole(visibleJobs(context), folded(selection), range)
}

/** The same rows after a position (null: from the start), for a list without a total. */
export function listPartOfWholeJobs(
  context: Context,
  selection: JobSelection,
  range: { after: JobPosition | null; limit: number },
): Promise<JobsPart<SelectedJob<ListedJob>>> {
  return context.stores.jobSelections.wholePart(visibleJobs(context), folded(selection), range)
}

/**
 * `jobs`, one at a time, with their descriptions: a long one is only read in its turn, so that no two have to be held
 * at once. A job deleted or hidden in the meantime is left out; a changed one is as it is now.
 */
export async function* withLongDescriptions(
  context: Context,
  jobs: SelectedJob<ListedJob>[],
): AsyncGenerator<SelectedJob<Job>> {
  for (const job of jobs) {
    if (job.description !== null) yield job as SelectedJob<Job>
    else {
      const whole = await context.stores.jobSelections.find(visibleJobs(context), job.id)
      if (whole) yield { ...whole, findings: whole.findings ?? job.findings }
    }
  }
}

/** How many of the employer's jobs of each status match a filter; null matches everything. */
export async function countJobs(
  context: Context,
  filter: Pick<JobSelection, "q" | "words" | "further">,
): Promise<Record<JobStatus | "all", number>> {
  const { q, words, further } = folded(filter)
  const among = visibleJobs(context)
  // Without a filter, the stored counts can be used.
  const isUnfiltered = !words && Object.values(further).every((value) => value === null)
  const counts = isUnfiltered
    ? await context.stores.jobs.countByStatus(among, q)
    : await context.stores.jobSelections.countByStatus(among, { q, words, further })
  return { all: counts.active + counts.draft + counts.archived, ...counts }
}

function folded<Filter extends Pick<JobSelection, "q">>(selection: Filter): Filter {
  return { ...selection, q: selection.q === null ? null : foldText(selection.q) }
}
