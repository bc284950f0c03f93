import type { DoorRefusal } from "@/lib/http/door-refusal"
import { say } from "@/lib/messages/message"

/** Where a request leads: `url` is its target without a host, with dots and backslashes in its path already resolved. */
export type RequestTarget = { kind: "api" | "health" | "page"; url: string }

const badTarget: DoorRefusal = { status: 400, message: say("service.addressNotReadable") }
const otherHost: DoorRefusal = { status: 400, message: say("service.twoHosts") }
const noImages: DoorRefusal = { status: 404, message: say("service.nothingHere") }

/** What most targets look like: nothing in them could be read in another way. */
const plain = /^(?:\/[\w~-][\w.~-]*)*\/?$/

/**
 * Reads the target of a request to `host` once and for all, so that nothing behind it reads another path. Whatever anyone could
 * take for a path of the API leads there and nowhere else.
 */
export function readTarget(sent: string, host: string | undefined): RequestTarget | DoorRefusal {
  const absolute = /^https?:\/\/([^/?#\\]*)(.*)$/is.exec(sent)
  if (absolute && absolute[1]?.toLowerCase() !== host?.toLowerCase()) return otherHost
  const origin = absolute ? absolute[2]?.replace(/^(?!\/)/, "/") || "/" : sent
  if (!origin.startsWith("/")) return badTarget
  const end = origin.search(/[?#]/)
  const [path, rest] = end < 0 ? [origin, ""] : [origin.slice(0, end), origin.slice(end)]
  const url = resolved(path)
  const meant = plain.test(url) ? url : loosest(url)
  if (isUnder("/api", meant)) return apiTarget(url, rest)
  if (!isReadable(url)) return badTarget
  if (isUnder("/_next/image", meant)) return noImages
  return { kind: "page", url: url + rest }
}

/** Whether a target is one of the API's, whose refusals are JSON (contract 1.7); it may include a host. */
export function isApi(url: string): boolean {
  return /^(?:https?:\/\/[^/?#\\]*)?\/api(?:[/?#]|$)/i.test(url)
}

/** A path that only might mean the API becomes one that the API doesn't know. */
function apiTarget(url: string, rest: string): RequestTarget {
  const known = url === "/api" || url.startsWith("/api/")
  return { kind: url === "/api/health" ? "health" : "api", url: (known ? url : "/api") + rest }
}

function isUnder(folder: string, path: string): boolean {
  const lower = path.toLowerCase()
  return lower === folder || lower.startsWith(`${folder}/`)
}

/** A path with its dots and backslashes resolved, as browsers do. */
function resolved(path: string): string {
  return plain.test(path) ? path : new URL(`http://localhost${path}`).pathname
}

/** How often a reader might decode a path. */
const decodings = 4

/** What the most lenient reader could make of a path, by decoding, joining slashes and resolving dots. */
function loosest(path: string): string {
  let read = path
  for (let round = 0; round < decodings; round++) {
    const decoded = read.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    if (decoded === read) break
    read = decoded
  }
  const parts: string[] = []
  for (const part of read.replace(/[\u0000-\u0020]/g, "").split(/[/\\]+/)) {
    if (part === "..") parts.pop()
    else if (part !== "." && part !== "") parts.push(part)
  }
  return `/${parts.join("/")}`
}

/** Whether a path can be decoded, and then holds no control character. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
