import { presentProblem } from "@/lib/api/v1.1/present-problem"
import { statusOf } from "@/lib/api/v1.1/problems"
import { ServiceError } from "@/lib/domain/errors"
import { preferredLanguage } from "@/lib/messages/language"
import { textOf } from "@/lib/messages/text-of"
import type { DoorCaller } from "./door-refusal"
import { languageHeaders } from "./message-language"
import { plainHeaders } from "./page-headers"
import { requestIdFrom } from "./request-id"
import { say } from "@/lib/messages/message"

type Refusal = { status: number; headers: Record<string, string | number>; body: string }

const error = new ServiceError("unavailable", say("service.tooManyRequests"))

const common = { "Retry-After": "1", "Cache-Control": "no-store", ...plainHeaders }

/**
 * What to say, for the API or for a page, to who asks while more is asked than the service can do (contract 1.7). It is not
 * made like other answers: the less it costs, the more requests are answered beside it.
 */
export function overloadRefusal({ api, sentId, languages }: DoorCaller): Refusal {
  const language = preferredLanguage(languages)
  const requestId = requestIdFrom(sentId)
  const body = api
    ? JSON.stringify(presentProblem(error, { requestId, language, href: String }))
    : `${textOf(error.said, language)}\n`
  const headers = {
    "Content-Type": api ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "X-Request-Id": requestId,
    ...common,
    ...languageHeaders(language),
  }
  return { status: statusOf[error.code], headers, body }
}
