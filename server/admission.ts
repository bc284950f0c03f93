import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { logger } from "@/lib/http/log"
import { Places } from "./places"
import { SparseWarning } from "./sparse-warning"

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/** A request that has waited this long for its answer to begin, in milliseconds, is refused: most callers don't wait much longer. */
const longestWait = 5_000

/** How many turns in a row may go only to connections, and for how many milliseconds if the turns are long. */
const mostTurnsForConnections = 256
const longestForConnections = 30

type Limits = {
  /** As many as are answered within a second or two. Further callers would only wait, and give up. */
  most: number
  /** Requests begun in one turn of the event loop. */
  begunTogether: number
}

type Waiting = { since: number; begin(): unknown; refuse(): unknown }

/**
 * Lets in as many requests at once as one process can answer in good time. The others are refused immediately.
 *
 * Node accepts one connection per turn of its event loop. Work would make the turns long, and a crowd would wait without any
 * answer: so while connections come, turns go to them, and work continues once all have been accepted.
 */
export class Admission {
  /** In order of arrival. Callers who disconnect are removed; otherwise a crowd that leaves would be held in memory. */
  private readonly waiting = new Set<Waiting>()
  private readonly places: Places
  private readonly refusals = new SparseWarning("more requests than can be answered")
  private turning = false
  private connected = false
  private turnsForConnections = 0
  private forConnectionsSince = 0

  constructor(private readonly limits: Limits) {
    // One client gets at most a quarter, however many connections it has.
    this.places = new Places(limits.most, limits.most / 4)
  }

  /** Watches for new connections of `server`. */
  watch(server: Server): void {
    server.on("connection", () => (this.connected = true))
  }

  /**
   * Runs `answer` if there is room, and `refuse` if there isn't; `fail` answers if `answer` throws, which harms nobody else in
   * the line. A request counts from when it is handed in.
   */
  admitting(answer: NodeHandler, { refuse, fail }: { refuse: NodeHandler; fail: NodeHandler }): NodeHandler {
    return (request, response) => {
      const refusing = () => {
        this.refusals.note()
        return refuse(request, response)
      }
      if (response.destroyed) return
      if (!this.places.take(request, response)) return refusing()
      const waiting = {
        since: performance.now(),
        async begin() {
          try {
            if (!response.destroyed) await answer(request, response)
          } catch (error) {
            logger().error({ err: error }, "a request could not be answered")
            // An answer that has begun can't be replaced: the caller notices the broken connection.
            if (response.headersSent) response.destroy()
            else await fail(request, response)
          }
        },
        refuse: refusing,
      }
      this.waiting.add(waiting)
      response.once("close", () => this.waiting.delete(waiting))
      this.turn()
    }
  }

  private turn(): void {
    if (this.turning) return
    this.turning = true
    setImmediate(() => {
      this.turning = false
      if (this.goesToConnections()) return this.turn()
      const late = performance.now() - longestWait
      let begun = 0
      for (const waiting of this.waiting) {
        if (begun++ === this.limits.begunTogether) break
        this.waiting.delete(waiting)
        void (waiting.since < late ? waiting.refuse() : waiting.begin())
      }
      if (this.waiting.size > 0) this.turn()
    })
  }

  /** Whether this turn brought a connection, because more may follow it. */
  private goesToConnections(): boolean {
    const now = performance.now()
    if (this.turnsForConnections === 0) this.forConnectionsSince = now
    const more =
      this.connected &&
      this.turnsForConnections < mostTurnsForConnections &&
      now - this.forConnectionsSince < longestForConnections
    this.turnsForConnections = more ? this.turnsForConnections + 1 : 0
    this.connected = false
    return more
  }
}
