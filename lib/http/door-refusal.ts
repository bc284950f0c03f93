import { presentProblem } from "@/lib/api/v1.1/present-problem"
import { statusOf } from "@/lib/api/v1.1/problems"
import { ServiceError } from "@/lib/domain/errors"
import { preferredLanguage } from "@/lib/messages/language"
import { type Message, say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"
import { languageHeaders } from "./message-language"
import { plainHeaders } from "./page-headers"
import { requestIdFrom } from "./request-id"

/** Why a request is refused before it is routed. */
export type DoorRefusal = { status: 400 | 404 | 405 | 408 | 413 | 417 | 431; message: Message }

/** What a refused request says about how to answer it; `sentId` is the caller's own request id. */
export type DoorCaller = { api: boolean; sentId: string | undefined; languages: string | undefined }

type DoorAnswer = { status: number; headers: Record<string, string | number>; body: string }

/** The answer to such a request, for the API (contract 1.7) or for a page. */
export function doorAnswer({ status, message }: DoorRefusal, caller: DoorCaller): DoorAnswer {
  const answer = answerOf(new ServiceError("validation_failed", message), caller)
  return { ...answer, status, headers: { ...answer.headers, ...(status === 405 && { Allow: "GET, HEAD" }) } }
}

const overloaded = new ServiceError("unavailable", say("service.tooManyRequests"))

/** The answer while the service gets more requests than it can handle: the less it costs, the more other requests are answered. */
export function overloadRefusal(caller: DoorCaller): DoorAnswer {
  const answer = answerOf(overloaded, caller)
  return { ...answer, headers: { ...answer.headers, "Retry-After": "1" } }
}

const failed = new ServiceError("internal_error", say("service.internalError"))

/** The answer to a request that failed because of a fault that nothing else has reported. */
export function failureAnswer(caller: DoorCaller): DoorAnswer {
  return answerOf(failed, caller)
}

/** Made differently from other answers, because nothing has routed the request. */
function answerOf(error: ServiceError, { api, sentId, languages }: DoorCaller): DoorAnswer {
  const language = preferredLanguage(languages)
  const requestId = requestIdFrom(sentId)
  const body = api
    ? JSON.stringify(presentProblem(error, { requestId, language, href: String }))
    : `${textOf(error.said, language)}\n`
  const headers = {
    ...plainHeaders,
    "Content-Type": api ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...languageHeaders(language),
    "X-Request-Id": requestId,
  }
  return { status: statusOf[error.code], headers, body }
}
