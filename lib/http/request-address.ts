import { env } from "@/lib/env"
import { entriesOf, entryAt } from "./forwarded"
import { isBehindFrontDoor } from "./front-door"

/**
 * The absolute address that `request` was sent to, as its sender knows it: `PUBLIC_URL` if set, otherwise the request's own
 * host. Forwarded headers count only if a proxy is trusted, because anyone can send them.
 */
export function requestOrigin(request: Request): string {
  const { PUBLIC_URL } = env()
  if (PUBLIC_URL) return PUBLIC_URL
  const host = forwarded(request, "host") || request.headers.get("host") || hostOf(request.url)
  const protocol = forwarded(request, "proto") === "https" ? "https" : "http"
  const address = `${protocol}://${host}`
  return URL.canParse(address) && new URL(address).host === host.toLowerCase() ? address : "http://localhost"
}

/**
 * The address of this service where no request may decide it: anybody can ask for a mail to somebody else, and would choose
 * with the Host header where its secret link leads. `port` is the actual port, if PORT leaves it to the system.
 */
export function ownOrigin(port = env().PORT): string {
  const { PUBLIC_URL, HOST } = env()
  const host = allAddresses.includes(HOST) ? "localhost" : HOST.includes(":") ? `[${HOST}]` : HOST
  return PUBLIC_URL ?? `http://${host}:${port}`
}

const allAddresses = ["0.0.0.0", "::"]

/** An HTTP/1.0 request may name no host. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ""
}

/** Whether the caller came over https, according to `PUBLIC_URL` or a trusted proxy. */
export function isSecure(request: Request): boolean {
  const { PUBLIC_URL } = env()
  if (PUBLIC_URL) return PUBLIC_URL.startsWith("https:")
  return forwarded(request, "proto") === "https"
}

/** The entry of a forwarded header that counts. Behind the front door, it is the only one, if there is any. */
function forwarded(request: Request, name: "for" | "host" | "proto"): string | undefined {
  const entries = entriesOf(request.headers.get(`x-forwarded-${name}`))
  if (isBehindFrontDoor()) return entries[0]
  const { TRUST_PROXY } = env()
  // Without the front door, Next doesn't say who is connected, so no address can be trusted.
  return typeof TRUST_PROXY === "number" ? entryAt(entries, TRUST_PROXY) : undefined
}

/** The query as it was sent, without its question mark. */
export function rawQuery(request: Request): string {
  const start = request.url.indexOf("?")
  return start < 0 ? "" : (request.url.slice(start + 1).split("#")[0] ?? "")
}

/** The path as it was sent. With an invalid host, the address can't be parsed. */
export function rawPath(request: Request): string {
  return request.url.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/s, "")
}

/** The absolute address of page `page` of the same request: every parameter as it was sent, in its order (contract 1.1). */
export function pageLink(request: Request, page: number): string {
  const isPage = (part: string) => new URLSearchParams(part).has("page")
  const parts = rawQuery(request)
    // Characters that no address may contain are escaped; the meaning stays the same.
    .replace(/%(?![0-9a-f]{2})|["<>\\^`{|}]/gi, encodeURIComponent)
    .split("&")
    .filter((part) => part !== "")
  const first = parts.findIndex(isPage)
  const kept = parts.filter((part, index) => index === first || !isPage(part))
  if (first < 0) kept.push(`page=${page}`)
  else kept[first] = `page=${page}`
  return `${requestOrigin(request)}${rawPath(request)}?${kept.join("&")}`
}

/** The absolute address of a job, for `Location` and links. */
export function jobAddress(request: Request, jobId: number): string {
  return `${requestOrigin(request)}/api/v1.1/jobs/${jobId}`
}

/** The caller's address: the one a trusted proxy gives, otherwise the connection's own. "unknown" if the server didn't tell. */
export function clientAddress(request: Request): string {
  return forwarded(request, "for") || (request as { ip?: string }).ip || "unknown"
}
