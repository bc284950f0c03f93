import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { logger } from "@/lib/http/log"

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/** As many as are answered within a second or two. Who comes then would only wait, and be given up on. */
const mostUnderWay = 1_000

/** Who has waited so long for the answer to begin, in milliseconds, is refused: most callers do not wait much longer. */
const longestWait = 5_000

/** So many are begun in one turn of the event loop. */
const begunTogether = 32

/** So many turns in a row may go to connections alone. */
const mostTurnsForConnections = 256

/** While requests are refused, the log says so this often, in milliseconds. */
const silence = 10_000

type Waiting = { since: number; begin(): unknown; refuse(): unknown }

/**
 * Lets in as many requests at once as one process can answer in good time. The others are refused, at once.
 *
 * Node takes one connection in each turn of its event loop. Work would make the turns long, and a crowd would wait unseen
 * where nobody tells it anything: so while connections come, turns go to them, and work goes on when all have been seen.
 */
export class Admission {
  private readonly waiting: Waiting[] = []
  private underWay = 0
  private refused = 0
  private said = -Infinity
  private turning = false
  private connected = false
  private turnsForConnections = 0

  /** Watches for the connections of `server`. */
  watch(server: Server): void {
    server.on("connection", () => (this.connected = true))
  }

  /** `answer` for whom there is room, `refuse` for the others. A request counts from when it is read. */
  admitting(answer: NodeHandler, refuse: NodeHandler): NodeHandler {
    return (request, response) => {
      const refusing = () => {
        this.noteRefusal()
        return refuse(request, response)
      }
      if (this.underWay >= mostUnderWay) return refusing()
      this.underWay += 1
      response.once("close", () => (this.underWay -= 1))
      const begin = () => response.destroyed || answer(request, response)
      this.waiting.push({ since: performance.now(), begin, refuse: refusing })
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
      for (const { since, begin, refuse } of this.waiting.splice(0, begunTogether))
        void (since < late ? refuse() : begin())
      if (this.waiting.length > 0) this.turn()
    })
  }

  /** Whether this turn brought a connection, behind which there may be more. */
  private goesToConnections(): boolean {
    const more = this.connected && this.turnsForConnections < mostTurnsForConnections
    this.turnsForConnections = more ? this.turnsForConnections + 1 : 0
    this.connected = false
    return more
  }

  private noteRefusal(): void {
    this.refused += 1
    if (performance.now() - this.said < silence) return
    logger().warn({ refused: this.refused }, "more requests than can be answered")
    this.said = performance.now()
    this.refused = 0
  }
}
