import { presentProblem, statusOf } from "@/lib/api/v1.1/problems"
import { ServiceError } from "@/lib/domain/errors"
import { plainHeaders } from "./page-headers"
import { requestIdFrom } from "./request-id"

type Refusal = { status: number; headers: Record<string, string | number>; body: string }

const error = new ServiceError(
  "unavailable",
  "The service has more requests than it can answer. Try again in a moment.",
)

const common = { "Retry-After": "1", "Cache-Control": "no-store", ...plainHeaders }

/**
 * What to say, for the API or for a page, to who asks while more is asked than the service can do (contract 1.7). It is not
 * made like other answers: the less it costs, the more requests are answered beside it. `sentId` is the caller's own.
 */
export function overloadRefusal({ api, sentId }: { api: boolean; sentId: string | undefined }): Refusal {
  const requestId = requestIdFrom(sentId)
  const body = api ? JSON.stringify(presentProblem(error, requestId, String)) : `${error.message}\n`
  const headers = {
    "Content-Type": api ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "X-Request-Id": requestId,
    ...common,
  }
  return { status: statusOf[error.code], headers, body }
}
