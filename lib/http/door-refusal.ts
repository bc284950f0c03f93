import { presentProblem } from "@/lib/api/v1.1/problems"
import { ServiceError } from "@/lib/domain/errors"
import { plainHeaders } from "./page-headers"
import { requestIdFrom } from "./request-id"

/** Why a request is refused before anything routes it. */
export type DoorRefusal = { status: 400 | 404 | 405 | 408 | 417; message: string }

/** The answer to it, for the API (contract 1.7) or for a page. `sentId` is the caller's own id of the request. */
export function doorAnswer(
  { status, message }: DoorRefusal,
  { api, sentId }: { api: boolean; sentId: string | undefined },
) {
  const requestId = requestIdFrom(sentId)
  const problem = new ServiceError("validation_failed", message)
  const body = api ? JSON.stringify(presentProblem(problem, requestId, String)) : `${message}\n`
  const headers = {
    ...plainHeaders,
    "Content-Type": api ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "X-Request-Id": requestId,
    ...(status === 405 && { Allow: "GET, HEAD" }),
  }
  return { status, headers, body }
}
