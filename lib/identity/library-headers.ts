import { clientAddress } from "@/lib/http/request-address"

type LibraryCookie = "session_token" | "two_factor" | "trust_device" | "passkey"

/**
 * What the sign-in library gets of a request: the browser, the address as we determine it, and only the named ones of its
 * cookies. With a session's cookie, the library would take the request for one of that session.
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
