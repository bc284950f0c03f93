import type { RateLimit } from "./rate-limit"

/** What the log line of a request tells of it. */
export type Trace = {
  requestId: string
  employerId?: number
  keyId?: number
  userId?: number
  /** What the key that asked has left; people are not limited. */
  rateLimit?: RateLimit
  /** Whether it was asked who sent the request. */
  identified?: boolean
}
