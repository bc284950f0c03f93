import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"
import { env } from "@/lib/env"
import { type DoorCaller, type DoorRefusal, doorAnswer } from "@/lib/http/door-refusal"
import { type ForwardedHeaders, isTrustedPeer, settleForwarded } from "@/lib/http/forwarded"
import { logger } from "@/lib/http/log"
import { plainHeaders } from "@/lib/http/page-headers"
import { isApi, readTarget, type RequestTarget } from "./request-target"
import { say } from "@/lib/messages/message"

const twoHosts: DoorRefusal = { status: 400, message: say("service.oneHostHeader") }
const noMethod: DoorRefusal = { status: 405, message: say("service.pagesByGetOrHead") }
const noExpectation: DoorRefusal = { status: 417, message: say("service.onlyContinue") }

/**
 * Determines what a request is for, who asks and by which host, before anything routes it: its target and its forwarded headers
 * are rewritten in place. Returns null if the request was refused; it has then been answered.
 */
export function receiveRequest(
  request: IncomingMessage,
  response: ServerResponse,
): RequestTarget["kind"] | null {
  const target = readTarget(request.url ?? "", request.headers.host)
  const api = "kind" in target ? target.kind !== "page" : isApi(request.url ?? "")
  if (!hasOneHost(request)) return refuse(request, response, twoHosts, api)
  if ("status" in target) return refuse(request, response, target, api)
  if (!api && request.method !== "GET" && request.method !== "HEAD")
    return refuse(request, response, noMethod, api)
  settleHeaders(request)
  request.url = target.url
  // A page's own policy replaces this one; anything else that Next answers keeps it.
  if (!api) for (const [name, value] of Object.entries(plainHeaders)) response.setHeader(name, value)
  return target.kind
}

/** Answers a request that expects anything but "100-continue". */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  const caller = doorCaller(request.headers, isApi(request.url ?? ""))
  const { status, headers, body } = doorAnswer(noExpectation, caller)
  response.writeHead(status, headers).end(body)
}

function refuse(request: IncomingMessage, response: ServerResponse, why: DoorRefusal, api: boolean): null {
  const { status, headers, body } = doorAnswer(why, doorCaller(request.headers, api))
  response.writeHead(status, { ...headers, Connection: "close" }).end(body)
  return null
}

/** What the headers of a request say about how to word a refusal. */
export function doorCaller(headers: IncomingHttpHeaders, api: boolean): DoorCaller {
  return { api, sentId: headers["x-request-id"]?.toString(), languages: headers["accept-language"] }
}

/** An HTTP/1.0 request may name no host. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0")
}

/** As much of an unreadable request is looked at as a method and the beginning of an address take. */
const longestBeginning = 100

const forwardedName = /^(x-forwarded-.*|forwarded)$/i

let warned = false

/** Anyone can send these headers, so this is said once, and nothing of what was sent. */
function warnOfUntrusted(): void {
  if (warned) return
  warned = true
  logger().warn(
    "a request came with X-Forwarded headers from an address that isn't a trusted proxy, so they don't count. If this service is behind a proxy, set TRUST_PROXY and PUBLIC_URL: otherwise signing in through it is usually refused, and all its clients count as one.",
  )
}

/** Keeps only the one entry of each forwarded header that counts, or nothing. */
function settleHeaders(request: IncomingMessage): void {
  const { headers, rawHeaders } = request
  const names = Object.keys(headers).filter((name) => forwardedName.test(name))
  if (names.length === 0) return
  if (!isTrustedPeer(request.socket.remoteAddress, env().TRUST_PROXY)) warnOfUntrusted()
  const sent = (name: string) => headers[`x-forwarded-${name}`]?.toString()
  const settled = settleForwarded(
    { for: sent("for"), host: sent("host"), proto: sent("proto") } as ForwardedHeaders,
    request.socket.remoteAddress,
    env().TRUST_PROXY,
  )
  for (const name of names) delete headers[name]
  request.rawHeaders = rawHeaders.filter((_, index) => !forwardedName.test(rawHeaders[index & ~1] ?? ""))
  for (const [name, value] of Object.entries(settled)) {
    if (value === undefined) continue
    headers[`x-forwarded-${name}`] = value
    request.rawHeaders.push(`X-Forwarded-${name}`, value)
  }
}

const unreadable: DoorRefusal = { status: 400, message: say("service.unreadable") }
const unreadableFor: Record<string, DoorRefusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: say("service.headersTooLong") },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: say("service.chunkExtensions") },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: say("service.slowRequest") },
}

/** Answers a request that Node can't parse, such as one with an unknown method. Its address is only known from what had just arrived. */
export function tellUnreadable(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, duplex: Duplex): void {
  const socket = duplex as Socket & { _httpMessage?: ServerResponse }
  const answering = socket._httpMessage
  // Nothing may be written into an answer that has begun.
  if (error.code !== "ECONNRESET" && socket.writable && !answering?.headersSent) {
    const begins = error.rawPacket?.toString("latin1", 0, longestBeginning) ?? ""
    const api = isApi(/^\S+ (\S+)/.exec(begins)?.[1] ?? "")
    const caller = { api, sentId: undefined, languages: undefined }
    const { status, headers, body } = doorAnswer(unreadableFor[error.code ?? ""] ?? unreadable, caller)
    const all = Object.entries({ ...plainHeaders, ...headers, Connection: "close" })
    const lines = all.map(([name, value]) => `${name}: ${value}`)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"))
  }
  socket.destroySoon()
}
