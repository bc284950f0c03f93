import { applyChanges, type JobFieldChange } from "../jobs/changes-between"
import type { Job } from "../jobs/job"
import type { JobVersion } from "./history"

/** `job` as it was before `changes` were made to it. */
function jobBefore(job: Job, changes: JobFieldChange[]): Job {
  const undone = changes.map(({ field, before, after }) => ({ field, before: after, after: before }))
  return applyChanges(job, undone as JobFieldChange[]) as Job
}

/**
 * `job`, which all of `newer` have made what it is, as it was before them; `newer` is newest first. What it was is told from
 * what it is, so that a new job costs no second copy, and what was there before there were versions has nothing to catch up on.
 */
export function jobBeforeAll(job: Job, newer: JobVersion[]): Job {
  return newer.reduce((later, { changes }) => jobBefore(later, changes), job)
}

/** `job` with what `version` says of its time: the employer's name and its number. */
export function atVersion(job: Job, { version, employerName }: JobVersion): Job {
  return { ...job, version, employer: { ...job.employer, name: employerName } }
}
