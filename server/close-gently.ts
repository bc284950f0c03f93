import { Socket } from "node:net"
import type { IncomingRequest } from "./incoming-request"

/** So long, in milliseconds, and for so many bytes the rest of a body is taken and dropped. */
const longestRest = 5_000
const mostRest = 4 * 1024 * 1024

const checkMilliseconds = 100

/**
 * Where `request` is answered before its body has come, lets its client send on for a while: a connection that is cut while
 * its client sends takes the answer with it. It is the connection's last answer, which says so.
 */
export function closeGently(request: IncomingRequest): void {
  const { socket } = request
  // Node calls this when the last answer has been given.
  socket.destroySoon = () => {
    if (request.complete) return Socket.prototype.destroySoon.call(socket)
    const before = socket.bytesRead
    const begun = performance.now()
    const timer = setInterval(() => {
      const over = performance.now() - begun > longestRest || socket.bytesRead - before > mostRest
      if (over) socket.destroy()
    }, checkMilliseconds)
    timer.unref()
    socket.once("close", () => clearInterval(timer))
    request.discard()
    socket.end()
    socket.resume()
  }
}
