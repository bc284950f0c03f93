import { type ClientRequest, type IncomingMessage, request as requestByHttp } from "node:http"
import { request as requestByHttps, type RequestOptions as HttpsOptions } from "node:https"
import type { LookupFunction } from "node:net"
import type { AttemptResult, FailureReason } from "@/lib/domain/webhooks/webhook"
import { AddressFault, type AddressRules, checkedAddresses, type CallableAddress } from "./checked-address"
import { freshConnections, keptConnections, type MadeFor } from "./kept-connections"

/** How long an attempt may take, from the lookup of the name to the end of what is read, in milliseconds. */
const longestAttempt = 15_000

/** How long to wait for the body once the status is known, in milliseconds, and how many bytes of it are read. */
const longestAnswer = 2_000
const mostBytes = 1_024

/** The result of an attempt; `pause` is how long the receiver asked to be left alone, in milliseconds. */
export type PostOutcome = { result: AttemptResult; answer: string | null; pause: number | null }

/** `authorities` are the certificates to trust instead of the well-known ones, which only tests use. */
type Post = {
  headers: Record<string, string>
  body: string
  rules: AddressRules
  over?: AbortSignal
  authorities?: string
}

/** An attempt was cut off because this server is stopping: its result is unknown. */
export class Interrupted extends Error {}

/** Sends `body` to `url` unless that leads to an internal address, and returns the result. Throws nothing but Interrupted. */
export async function postWebhook(
  url: string,
  { headers, body, rules, over, authorities }: Post,
): Promise<PostOutcome> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), longestAttempt)
  const interrupt = () => deadline.abort()
  over?.addEventListener("abort", interrupt, { once: true })
  if (over?.aborted) deadline.abort()
  try {
    const target = new URL(url)
    const addresses = await before(deadline.signal, checkedAddresses(target, rules))
    return await exchange(target, addresses, { headers, body, authorities, signal: deadline.signal })
  } catch (error) {
    if (over?.aborted) throw new Interrupted()
    const reason = deadline.signal.aborted ? "timeout" : reasonOf(error)
    return { result: { reason }, answer: null, pause: null }
  } finally {
    clearTimeout(timer)
    over?.removeEventListener("abort", interrupt)
  }
}

/** The result of `work`, unless `signal` comes first. */
function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error("aborted"))
    if (signal.aborted) end()
    signal.addEventListener("abort", end, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end))
  })
}

type Exchange = Pick<Post, "headers" | "body"> & { signal: AbortSignal; authorities: string | undefined }

/** Uses a kept connection, or else a new one. Proxies in the environment are ignored. */
async function exchange(url: URL, addresses: CallableAddress[], asked: Exchange): Promise<PostOutcome> {
  const protocol = url.protocol as keyof typeof keptConnections
  const options: HttpsOptions & MadeFor = {
    method: "POST",
    lookup: checkedLookup(addresses),
    madeFor: JSON.stringify([url.href, addresses.map(({ address }) => address).sort()]),
    headers: {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(asked.body),
      "User-Agent": "Openings-Webhooks/1.1",
      ...asked.headers,
    },
    rejectUnauthorized: true,
    ...(asked.authorities !== undefined && { ca: asked.authorities }),
    signal: asked.signal,
  }
  const begin = (agents: typeof keptConnections) => {
    const own = { ...options, agent: agents[protocol] }
    return protocol === "https:" ? requestByHttps(url, own) : requestByHttp(url, own)
  }
  const request = begin(keptConnections)
  try {
    return await answerTo(request, asked.body)
  } catch (error) {
    // The endpoint may have closed a kept connection just as it was used again. It has rarely read anything then.
    if (!request.reusedSocket || asked.signal.aborted || reasonOf(error) !== "connection_lost") throw error
    return answerTo(begin(freshConnections), asked.body)
  }
}

async function answerTo(request: ClientRequest, body: string): Promise<PostOutcome> {
  let read = false
  try {
    const response = await responseTo(request, body)
    const { statusCode = 0 } = response
    const pause = pauseOf(response.headers["retry-after"])
    const answer = await beginningOf(response)
    read = response.complete
    return { result: { status: statusCode }, answer, pause }
  } finally {
    if (!read) request.destroy()
  }
}

/** Answers every lookup with the addresses that were checked, so that no name is resolved a second time. */
function checkedLookup(addresses: CallableAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses
    if (options.all || !first) callback(null, addresses)
    else callback(null, first.address, first.family)
  }
}

function responseTo(request: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on("response", resolve)
    request.on("error", reject)
    request.on("upgrade", (_response, socket) => {
      socket.destroy()
      reject(new Error("upgraded"))
    })
    request.end(body)
  })
}

/** The beginning of the answer, as text; what follows is never read. */
function beginningOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = () => {
      clearTimeout(timer)
      if (!response.complete) response.destroy()
      resolve(Buffer.concat(chunks).subarray(0, mostBytes).toString("utf8"))
    }
    const timer = setTimeout(finish, longestAnswer)
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length >= mostBytes) finish()
    })
    response.on("error", finish)
    response.on("close", finish)
    response.on("end", finish)
  })
}

/** The pause in a Retry-After header, in milliseconds; null if it has none that can be read. */
function pauseOf(header: string | undefined): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000
  const until = Date.parse(header)
  return Number.isNaN(until) ? null : Math.max(until - Date.now(), 0)
}

const reasons: [RegExp, FailureReason][] = [
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES)$/, "connection_refused"],
  [/^ETIMEDOUT$/, "timeout"],
  [/^(EPROTO|ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|INVALID_|HOSTNAME_MISMATCH)/, "tls"],
  [/^HPE_/, "not_http"],
]

function reasonOf(error: unknown): FailureReason {
  if (error instanceof AddressFault) return error.reason
  const { code = "" } = error as { code?: string }
  return reasons.find(([form]) => form.test(code))?.[1] ?? "connection_lost"
}
