import type { Job } from "./job"

/**
 * A condition on the job that a caller writes to. It is checked against the very job that the write replaces, so that
 * no other write can come in between; null is a missing job. Throws `precondition_failed` if it does not hold.
 */
export type Precondition = (job: Job | null) => void

/** The condition that always holds. */
export const unconditional: Precondition = () => {}
