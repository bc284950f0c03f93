import type { RateLimit } from "./rate-limit"

/** What the log line of a request says about it. */
export type Trace = {
  requestId: string
  employerId?: number
  keyId?: number
  userId?: number
  /** What the caller's key has left; people are not limited. */
  rateLimit?: RateLimit
  /** Whether the sender of the request was looked up. */
  identified?: boolean
}
