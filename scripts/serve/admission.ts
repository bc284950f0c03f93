import type { IncomingMessage, ServerResponse } from "node:http"
import { logger } from "@/lib/http/log"

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/** As many as are answered within a second or two. Who comes then would only wait, and be given up on. */
const mostUnderWay = 1_000

/** While requests are refused, the log says so this often, in milliseconds. */
const silence = 10_000

/**
 * `answer`, for as many requests at once as one process can do in good time; the others get `refuse`, at once. A request
 * counts from when it is read: what it costs comes in the turn after, so that a crowd is seen before it is served.
 */
export function admitting(answer: NodeHandler, refuse: NodeHandler): NodeHandler {
  let underWay = 0
  let refused = 0
  let said = -Infinity
  return (request, response) => {
    if (underWay >= mostUnderWay) {
      refused += 1
      if (Date.now() - said > silence) {
        logger().warn({ refused }, "more requests than can be answered")
        said = Date.now()
        refused = 0
      }
      return refuse(request, response)
    }
    underWay += 1
    response.once("close", () => (underWay -= 1))
    setImmediate(() => void (response.destroyed || answer(request, response)))
  }
}
