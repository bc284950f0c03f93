import type { Context } from "../context"
import type { Job, JobContent } from "./job"
import { referenceInUse } from "./reference-in-use"
import { visibleJobs } from "./visible-jobs"

/** The id of anything not stored: a job that a dry run would create, or a place that would be new. No stored one has it. */
const noId = 0

/**
 * The job as it would be stored if `content` replaced `replacing` (null: as a new job); nothing is written. Throws
 * `duplicate_reference_id` as the write would.
 */
export async function previewJob(context: Context, content: JobContent, replacing: Job | null): Promise<Job> {
  const { stores, employer } = context
  if (content.referenceId !== null) {
    const among = { employerId: employer.id, confidential: true }
    const holder = await stores.jobs.findByReference(among, content.referenceId)
    if (holder && holder.id !== replacing?.id) throw await referenceInUse(context, content.referenceId)
  }
  const locations = await Promise.all(
    content.locations.map(async (place) => {
      if ("id" in place) return place
      const { key, ...own } = place
      return (await stores.locations.findOwn(visibleJobs(context), key)) ?? { id: noId, ...own }
    }),
  )
  const { id, version, dismissals } = replacing ?? { id: noId, version: 0, dismissals: [] }
  return {
    ...content,
    locations,
    id,
    version,
    dismissals,
    employer: { id: employer.id, name: employer.name },
  }
}
