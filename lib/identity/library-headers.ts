import { clientAddress } from "@/lib/http/request-address"

type LibraryCookie = "session_token" | "two_factor" | "trust_device" | "passkey"

/**
 * What the sign-in library is told of a request: the browser, the address that we make out ourselves, and of its cookies
 * only those named. A session's among them would have it take the request for one of that session's.
 */
export function libraryHeaders(request: Request, cookies: LibraryCookie[] = []): Headers {
  const sent = (request.headers.get("cookie") ?? "").split(/;\s*/)
  const kept = sent.filter((cookie) =>
    cookies.some((name) => new RegExp(`^(__Secure-)?openings\\.${name}=`).test(cookie)),
  )
  return new Headers({
    "user-agent": request.headers.get("user-agent") ?? "",
    "x-forwarded-for": clientAddress(request),
    ...(kept.length > 0 && { cookie: kept.join("; ") }),
  })
}
