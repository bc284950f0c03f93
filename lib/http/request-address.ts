import { env } from "@/lib/env"

/**
 * The absolute address that `request` was sent to, as its sender knows it: `PUBLIC_URL` when set, else the request's own
 * host. Forwarded headers count only when a proxy is trusted, since anyone can send them.
 */
export function requestOrigin(request: Request): string {
  const { PUBLIC_URL, TRUST_PROXY } = env()
  if (PUBLIC_URL) return PUBLIC_URL
  const forwarded = (name: string) =>
    TRUST_PROXY ? request.headers.get(name)?.split(",")[0]?.trim() : undefined
  const host = forwarded("x-forwarded-host") || request.headers.get("host") || hostOf(request.url)
  const protocol = forwarded("x-forwarded-proto") === "https" ? "https" : "http"
  const address = `${protocol}://${host}`
  return URL.canParse(address) && new URL(address).host === host.toLowerCase() ? address : "http://localhost"
}

/**
 * The address of this service where no request may say it: anybody can ask for a mail to somebody else, and would choose
 * by the Host header where its secret link leads.
 */
export function ownOrigin(): string {
  const { PUBLIC_URL, PORT } = env()
  return PUBLIC_URL ?? `http://localhost:${PORT}`
}

/** A request of HTTP/1.0 may name no host. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ""
}

/** Whether the caller came by https, as `PUBLIC_URL` or a trusted proxy says. */
export function isSecure(request: Request): boolean {
  const { PUBLIC_URL, TRUST_PROXY } = env()
  if (PUBLIC_URL) return PUBLIC_URL.startsWith("https:")
  return TRUST_PROXY && request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https"
}

/** The query as it was sent, without its question mark. */
export function rawQuery(request: Request): string {
  const start = request.url.indexOf("?")
  return start < 0 ? "" : (request.url.slice(start + 1).split("#")[0] ?? "")
}

/** The path as it was sent. A host that is none makes an address that cannot be parsed. */
export function rawPath(request: Request): string {
  return request.url.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/s, "")
}

/** The absolute address of page `page` of the same request: every parameter as it was sent, in its order (contract 1.1). */
export function pageLink(request: Request, page: number): string {
  const isPage = (part: string) => new URLSearchParams(part).has("page")
  const parts = rawQuery(request)
    // What may be in no address is escaped; it says the same.
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

/** The address that asked: what a trusted proxy says, else the connection's own. "unknown" where the server did not tell. */
export function clientAddress(request: Request): string {
  const forwarded = env().TRUST_PROXY
    ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()
    : undefined
  return forwarded || (request as { ip?: string }).ip || "unknown"
}
