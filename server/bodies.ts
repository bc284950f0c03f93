import type { ServerResponse } from "node:http"
import { say } from "@/lib/messages/message"
import { type DoorRefusal, doorAnswer } from "@/lib/http/door-refusal"
import type { NodeHandler } from "./admission"
import { closeGently } from "./close-gently"
import type { IncomingRequest } from "./incoming-request"
import { Places } from "./places"
import { doorCaller } from "./receive-request"
import { isApi } from "./request-target"
import { SparseWarning } from "./sparse-warning"

/** How long a body may take to arrive, in milliseconds; a larger one gets longer, at this many bytes per millisecond. */
const baseMilliseconds = 8_000
const bytesPerMillisecond = 64

/** Most bodies on their way at once; beyond that, the one that has been for longest is refused. */
const mostComing = 2_000

/** Most requests with large bodies in progress at once, because each may take megabytes; and most of one client. */
const mostLarge = 64
const mostLargeOfClient = 16

/** A large body that has waited this long to be read, in milliseconds, is refused. */
const longestWait = 5_000

const sweepMilliseconds = 500

type Body = {
  request: IncomingRequest
  response: ServerResponse
  keepAlive: boolean
  /** Called when the body has arrived. */
  go(): unknown
  /** How long its sender has been waited for, in milliseconds. */
  waited: number
  /** Since when a large body has waited to be read; null if it isn't waiting. */
  inLineSince: number | null
}

/**
 * Lets a request go on when its body has arrived, so that a slow sender holds nobody up. A large body goes on once as much has
 * arrived as is held before anybody reads, and then has to keep coming.
 */
export class Bodies {
  /** All that haven't arrived yet, the oldest first. */
  private readonly coming = new Set<Body>()
  /** Those of them that are large and waiting to be read. */
  private readonly line = new Set<Body>()
  /** Large bodies that are being read. */
  private readonly reading = new Set<Body>()
  private readonly places = new Places(mostLarge, mostLargeOfClient)
  private readonly slow = new SparseWarning("a request body arrived too slowly: ending the request")

  constructor(private readonly refuse: NodeHandler) {
    setInterval(() => this.sweep(), sweepMilliseconds).unref()
  }

  /** Passes a request to `handler` when its body has arrived. */
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
      // The rest may have arrived with it.
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
    // Its place is only free once every listener knows that it has ended.
    if (this.reading.delete(body) && this.line.size > 0) setImmediate(() => this.callNext())
  }

  private arrived(body: Body): void {
    const { request, response, keepAlive } = body
    request.onBody = null
    if (!response.headersSent) response.shouldKeepAlive = keepAlive
    this.line.delete(body)
    if (this.coming.delete(body) && !response.destroyed) void body.go()
  }

  /** Handles a body of which so much has arrived that somebody has to read it. */
  private grown(body: Body): void {
    if (!this.coming.has(body) || this.line.has(body) || this.read(body)) return
    body.inLineSince = performance.now()
    this.line.add(body)
  }

  /** Lets a large body be read if there is a place for it; returns whether there was. */
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

  /** Answers a request whose body is no longer awaited. */
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

const slowBody: DoorRefusal = { status: 408, message: say("service.slowBody") }

const tooSlow: NodeHandler = ({ url = "", headers: sent }, response) => {
  const { status, headers, body } = doorAnswer(slowBody, doorCaller(sent, isApi(url)))
  response.writeHead(status, headers).end(body)
}
