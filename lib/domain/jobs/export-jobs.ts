import type { Context } from "../context"
import type { Job } from "./job"
import type { JobPosition, JobSelection } from "./job-selection"
import { listPartOfWholeJobs, withLongDescriptions } from "./select-jobs"

/** Jobs that are held at once. */
const together = 100

/**
 * All of the employer's jobs that the caller may see and `selection` asks for, in its order, each read when its turn has come. One
 * that is there throughout comes exactly once.
 */
export async function* exportJobs(context: Context, selection: JobSelection): AsyncGenerator<Job> {
  let after: JobPosition | null = null
  for (;;) {
    const page = await listPartOfWholeJobs(context, selection, { after, limit: together })
    yield* withLongDescriptions(context, page.jobs)
    if (!page.next) return
    after = page.next
  }
}
