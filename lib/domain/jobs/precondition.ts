import type { Job } from "./job"

/**
 * What a caller asks of the job that it writes to. It is judged by the very job that the write replaces, so that nobody
 * can come in between; null is a job that is not there. Throws `precondition_failed` where it does not hold.
 */
export type Precondition = (job: Job | null) => void

/** Asks for nothing. */
export const unconditional: Precondition = () => {}
