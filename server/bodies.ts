import type { ServerResponse } from "node:http"
import { type DoorRefusal, doorAnswer } from "@/lib/http/door-refusal"
import type { NodeHandler } from "./admission"
import { closeGently } from "./close-gently"
import type { IncomingRequest } from "./incoming-request"
import { Places } from "./places"
import { isApi } from "./request-target"
import { SparseWarning } from "./sparse-warning"

/** A body has this long to come, in milliseconds, and longer by its size at so many bytes in a millisecond. */
const baseMilliseconds = 8_000
const bytesPerMillisecond = 64

/** So many bodies may be on their way; beyond, the one that has been for longest is refused. */
const mostComing = 2_000

/** So many requests with large bodies are under way at once, since each may take megabytes; and so many of one client. */
const mostLarge = 64
const mostLargeOfClient = 16

/** Whoever has waited so long to send a large body, in milliseconds, is refused. */
const longestWait = 5_000

const sweepMilliseconds = 500

type Body = {
  request: IncomingRequest
  response: ServerResponse
  keepAlive: boolean
  /** What is to happen when it is there. */
  go(): unknown
  /** For so long its sender has been waited for, in milliseconds. */
  waited: number
  /** Since when it has waited to be read, being large; null where it does not. */
  inLineSince: number | null
}

/**
 * Lets a request go on when its body is there, so that sending slowly holds nobody up. Of a large body that is as much as
 * is held before anybody reads, and then it has to go on coming.
 */
export class Bodies {
  /** All that are not there yet, the oldest first. */
  private readonly coming = new Set<Body>()
  /** Those of them that are large and wait to be read. */
  private readonly line = new Set<Body>()
  /** Those of them that are being read. */
  private readonly reading = new Set<Body>()
  private readonly places = new Places(mostLarge, mostLargeOfClient)
  private readonly slow = new SparseWarning("a body came too slowly: its request is ended")

  constructor(private readonly refuse: NodeHandler) {
    setInterval(() => this.sweep(), sweepMilliseconds).unref()
  }

  /** Hands a request to `handler` when its body is there. */
  awaiting(handler: NodeHandler): NodeHandler {
    return (message, response) => {
      const request = message as IncomingRequest
      if (request.complete || !request.hasBody) return handler(request, response)
      this.add({
        request,
        response,
        keepAlive: response.shouldKeepAlive,
        go: () => handler(request, response),
        waited: 0,
        inLineSince: null,
      })
    }
  }

  private add(body: Body): void {
    const { request, response } = body
    this.coming.add(body)
    response.once("close", () => this.forget(body))
    // An answer that is given before the body has been read is the connection's last.
    response.shouldKeepAlive = false
    let looking = false
    request.onBody = () => {
      if (request.complete) return this.arrived(body)
      if (looking || !request.isFull || !this.coming.has(body)) return
      looking = true
      // The rest may have come with it.
      setImmediate(() => {
        looking = false
        this.grown(body)
      })
    }
    request.onBody()
    const [oldest] = this.coming
    if (oldest && this.coming.size > mostComing) this.giveUp(oldest, this.refuse)
  }

  private forget(body: Body): void {
    this.coming.delete(body)
    this.line.delete(body)
    // Its place is free when all have heard that it has ended.
    if (this.reading.delete(body) && this.line.size > 0) setImmediate(() => this.callNext())
  }

  private arrived(body: Body): void {
    const { request, response, keepAlive } = body
    request.onBody = null
    if (!response.headersSent) response.shouldKeepAlive = keepAlive
    this.line.delete(body)
    if (this.coming.delete(body) && !response.destroyed) void body.go()
  }

  /** So much of it has come that somebody has to read it. */
  private grown(body: Body): void {
    if (!this.coming.has(body) || this.line.has(body) || this.read(body)) return
    body.inLineSince = performance.now()
    this.line.add(body)
  }

  /** Lets it be read, where there is a place for a large one. */
  private read(body: Body): boolean {
    const { request, response } = body
    if (!this.places.take(request, response)) return false
    this.forget(body)
    this.reading.add(body)
    closeGently(request)
    void body.go()
    return true
  }

  private callNext(): void {
    for (const body of this.line) this.read(body)
  }

  /** Answers a request of whose body no more is awaited. */
  private giveUp(body: Body, answer: NodeHandler): void {
    this.forget(body)
    closeGently(body.request)
    if (!body.response.headersSent) void answer(body.request, body.response)
  }

  private sweep(): void {
    const now = performance.now()
    for (const body of [...this.coming, ...this.reading]) {
      const { request, inLineSince } = body
      if (this.line.has(body)) {
        if (now - (inLineSince ?? now) > longestWait) this.giveUp(body, this.refuse)
      } else if (!request.complete && !request.isFull) {
        body.waited += sweepMilliseconds
        if (body.waited < baseMilliseconds + request.bodyBytes / bytesPerMillisecond) continue
        this.slow.note()
        this.giveUp(body, tooSlow)
      }
    }
  }
}

const slowBody: DoorRefusal = { status: 408, message: "The body took too long to arrive. Send it again." }

const tooSlow: NodeHandler = ({ url = "", headers: sent }, response) => {
  const sentId = sent["x-request-id"]?.toString()
  const { status, headers, body } = doorAnswer(slowBody, { api: isApi(url), sentId })
  response.writeHead(status, headers).end(body)
}
