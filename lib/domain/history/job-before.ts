import { applyChanges, type JobFieldChange } from "../jobs/changes-between"
import type { Job } from "../jobs/job"
import type { JobVersion } from "./history"

/** `job` as it was before `changes` were made to it. */
function jobBefore(job: Job, changes: JobFieldChange[]): Job {
  const undone = changes.map(({ field, before, after }) => ({ field, before: after, after: before }))
  return applyChanges(job, undone as JobFieldChange[]) as Job
}

/**
 * `job` as it was before all of `newer`, newest first, were made. Earlier content is derived from the current one, so
 * that a new job needs no second copy, and jobs older than versions need no backfill.
 */
export function jobBeforeAll(job: Job, newer: JobVersion[]): Job {
  return newer.reduce((later, { changes }) => jobBefore(later, changes), job)
}

/** `job` with what `version` says about its time: the employer's name and the version number. */
export function atVersion(job: Job, { version, employerName }: JobVersion): Job {
  return { ...job, version, employer: { ...job.employer, name: employerName } }
}
