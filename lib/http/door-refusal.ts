import { presentProblem } from "@/lib/api/v1.1/present-problem"
import { ServiceError } from "@/lib/domain/errors"
import { preferredLanguage } from "@/lib/messages/language"
import { textOf } from "@/lib/messages/text-of"
import { languageHeaders } from "./message-language"
import { plainHeaders } from "./page-headers"
import { requestIdFrom } from "./request-id"
import { type Message } from "@/lib/messages/message"

/** Why a request is refused before anything routes it. */
export type DoorRefusal = { status: 400 | 404 | 405 | 408 | 417; message: Message }

/** What a request that is refused says of how it is to be answered; `sentId` is the caller's own id of it. */
export type DoorCaller = { api: boolean; sentId: string | undefined; languages: string | undefined }

/** The answer to it, for the API (contract 1.7) or for a page. */
export function doorAnswer({ status, message }: DoorRefusal, { api, sentId, languages }: DoorCaller) {
  const language = preferredLanguage(languages)
  const requestId = requestIdFrom(sentId)
  const problem = new ServiceError("validation_failed", message)
  const body = api
    ? JSON.stringify(presentProblem(problem, { requestId, language, href: String }))
    : `${textOf(message, language)}\n`
  const headers = {
    ...plainHeaders,
    "Content-Type": api ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...languageHeaders(language),
    "X-Request-Id": requestId,
    ...(status === 405 && { Allow: "GET, HEAD" }),
  }
  return { status, headers, body }
}
