import { type ApiKey, isUsable, keyState } from "../api-keys/api-key"
import type { ServiceContext } from "../context"
import type { EmployerId } from "../employers/employer"
import type { ErrorCode, ToldProblem } from "../errors"
import { type ApiRequest, keptRequests } from "./api-request"
import { batchCountsOf, keptOperations, type LoggedOperation } from "./logged-operation"
import { keptBody, referenceIn, type SentBody } from "./kept-body"
import { maskText } from "./mask-secrets"
import { newRequestLogId } from "./request-log-id"
import { storableText } from "./storable-text"

/** Who called: an accepted key, or the SHA-256 of a key that was refused or not looked up. */
export type Caller = { keyId: number; employerId: number } | { hash: string }

/** A call as it was seen; `failure` is null if it succeeded. `jobId` and `referenceId` come from its address. */
export type SeenRequest = {
  caller: Caller
  at: Date
  /** 8 random hexadecimal digits, since several instances may log calls of the same instant. */
  mark: string
  method: string
  path: string
  status: number
  failure: { code: ErrorCode; message: string; fields: ToldProblem[] } | null
  milliseconds: number
  requestId: string
  jobId: number | null
  referenceId: string | null
  body: SentBody | null
  /** The results of a batch's operations, as they were reported; null for any other call. */
  operations: LoggedOperation[] | null
}

/** How much of a path, of a reference and of a list of bad fields is kept. */
const longestPath = 2_000
const longestReference = 50
const mostErrors = 100

/** Stores calls in the logs of the employers whose keys made them. A call with an unknown key is dropped. */
export async function recordRequests(
  { stores }: ServiceContext,
  seen: readonly SeenRequest[],
): Promise<void> {
  const hashes = [...new Set(seen.flatMap(({ caller }) => ("hash" in caller ? [caller.hash] : [])))]
  const known = hashes.length > 0 ? await stores.apiKeys.findAllByHash(hashes) : new Map<string, ApiKey>()
  const requests = seen.flatMap((request) => {
    const { caller } = request
    if (!("hash" in caller)) return [toRequest(request, caller.keyId, caller.employerId, null)]
    const key = known.get(caller.hash)
    if (!key) return []
    const refused = request.failure?.code === "unauthorized" && !isUsable(key, request.at)
    return [toRequest(request, key.id, key.employerId, refused ? keyState(key, request.at) : null)]
  })
  if (requests.length > 0) await stores.apiRequests.add(requests, keptRequests)
}

function toRequest(
  seen: SeenRequest,
  keyId: number,
  employerId: number,
  state: ApiRequest["keyState"],
): ApiRequest {
  const { at, method, path, status, failure, milliseconds, requestId, jobId, body } = seen
  const kept = body && keptBody(body, failure?.code !== "invalid_json")
  const referenceId = seen.referenceId ?? (body && referenceIn(body))
  return {
    id: newRequestLogId(at, seen.mark),
    employerId: employerId as EmployerId,
    keyId,
    at,
    method,
    path: plain(path).slice(0, longestPath),
    status,
    code: failure?.code ?? null,
    message: failure && plain(failure.message),
    keyState: state,
    milliseconds,
    requestId: plain(requestId),
    jobId,
    referenceId: referenceId && [...plain(referenceId)].slice(0, longestReference).join(""),
    errors: (failure?.fields ?? []).slice(0, mostErrors).map(({ field, code, message }) => ({
      field: plain(field),
      code,
      message: plain(message),
    })),
    body: kept?.text ?? null,
    bodyCut: kept?.cut ?? false,
    operations: seen.operations && keptOperations(seen.operations),
    batch: seen.operations && batchCountsOf(seen.operations),
  }
}

function plain(text: string): string {
  return storableText(maskText(text))
}
