import { ServiceError } from "@/lib/domain/errors"
import { requestOrigin } from "./request-address"
import { say } from "@/lib/messages/message"

const readingMethods = ["GET", "HEAD", "OPTIONS"]

/**
 * Throws `forbidden` for a write that another site's page may have caused: a browser sends the session's cookie along, so only
 * what the browser itself says about the request's origin can be trusted (contract 1.3).
 */
export function requireSameOrigin(request: Request): void {
  if (readingMethods.includes(request.method)) return
  const site = request.headers.get("sec-fetch-site")
  const origin = request.headers.get("origin")
  const same = site ? site === "same-origin" : origin !== null && sameHost(origin, requestOrigin(request))
  if (!same) throw new ServiceError("forbidden", say("service.otherSite"))
}

function sameHost(origin: string, own: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === new URL(own).origin
}
