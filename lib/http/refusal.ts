import { ServiceError } from "@/lib/domain/errors"
import { textOf } from "@/lib/messages/text-of"
import { healthAnswer } from "./health"
import { languageFor, languageHeaders } from "./message-language"
import { plainHeaders } from "./page-headers"
import { problemResponse } from "./problem-response"
import { requestIdFrom } from "./request-id"
import { say } from "@/lib/messages/message"

/** The answer to a request that comes before the database is ready: 503, as while it is away (contract 1.7); health says so. */
export function startingAnswer(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (pathname === "/api/health") return healthAnswer("down")
  const message = say("service.starting")
  if (/^\/api(\/|$)/.test(pathname)) return refusal(request, new ServiceError("unavailable", message))
  const language = languageFor(request)
  const headers = {
    ...plainHeaders,
    ...languageHeaders(language),
    "Content-Type": "text/plain; charset=utf-8",
    "Retry-After": "5",
    "Cache-Control": "no-store",
  }
  return new Response(`${textOf(message, language)}\n`, { status: 503, headers })
}

/** The form of contract 1.7 for requests that no endpoint has seen. */
function refusal(request: Request, error: ServiceError): Response {
  const requestId = requestIdFrom(request.headers.get("x-request-id"))
  const response = problemResponse(error, request, requestId)
  response.headers.set("X-Request-Id", requestId)
  for (const [name, value] of Object.entries(plainHeaders)) response.headers.set(name, value)
  return response
}
