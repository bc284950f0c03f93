import type { EmployerId } from "../employers/employer"
import type { ApiRequest, ApiRequestRow } from "./api-request"

/** Which requests are asked for; null asks for all. Statuses are from `from` to `to`, both within. */
export type RequestSelection = {
  keyId: number | null
  status: { from: number; to: number } | null
  code: string | null
  method: string | null
  /** Only batches of which an operation was refused. */
  refusals: boolean
  /** About the job with this id or this reference: one of the two is enough, also in one operation of a batch. */
  job: { id: number | null; referenceId: string | null } | null
}

/** Failed calls of a key: how many, and when the first of them was made. */
export type KeyFailures = { keyId: number; calls: number; first: Date }

/** The request log as it is kept. */
export type ApiRequestStore = {
  /** Adds requests, and removes the oldest of those employers beyond the `most` that are kept of one. */
  add(requests: ApiRequest[], most: number): Promise<void>
  /** At most `limit` of the employer's requests, the latest first; `before` null begins with the latest of all. */
  list(
    employerId: EmployerId,
    selection: RequestSelection,
    before: string | null,
    limit: number,
  ): Promise<ApiRequestRow[]>
  find(employerId: EmployerId, id: string): Promise<ApiRequest | null>
  /** The failed calls of the employer's keys after `since`, but for those with one of the statuses `except`. */
  failures(
    employerId: EmployerId,
    since: Date,
    options: { except: number[]; keyId?: number },
  ): Promise<KeyFailures[]>
  /** Removes what was logged before `instant`, of all employers; answers how many. */
  removeBefore(instant: Date): Promise<number>
}
