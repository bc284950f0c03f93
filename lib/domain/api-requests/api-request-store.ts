import type { EmployerId } from "../employers/employer"
import type { ApiRequest, ApiRequestRow } from "./api-request"

/** The requests to find; null matches everything. Statuses are from `from` to `to`, both inclusive. */
export type RequestSelection = {
  keyId: number | null
  status: { from: number; to: number } | null
  code: string | null
  method: string | null
  /** Only batches with at least one refused operation. */
  refusals: boolean
  /** About the job with this id or this reference: one of the two is enough, also in one operation of a batch. */
  job: { id: number | null; referenceId: string | null } | null
}

/** The failed calls of a key: how many, and when the first one was made. */
export type KeyFailures = { keyId: number; calls: number; first: Date }

/** The stored request log. */
export type ApiRequestStore = {
  /** Adds requests and removes the oldest ones of the same employers, so that at most `most` are kept for each. */
  add(requests: ApiRequest[], most: number): Promise<void>
  /** At most `limit` of the employer's requests, newest first; a null `before` starts with the newest of all. */
  list(
    employerId: EmployerId,
    selection: RequestSelection,
    before: string | null,
    limit: number,
  ): Promise<ApiRequestRow[]>
  find(employerId: EmployerId, id: string): Promise<ApiRequest | null>
  /** The failed calls of the employer's keys after `since`, except those with one of the statuses in `except`. */
  failures(
    employerId: EmployerId,
    since: Date,
    options: { except: number[]; keyId?: number },
  ): Promise<KeyFailures[]>
  /** Removes what was logged before `instant`, for all employers; returns how many. */
  removeBefore(instant: Date): Promise<number>
}
