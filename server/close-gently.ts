import { Socket } from "node:net"
import type { IncomingRequest } from "./incoming-request"

/** For how long, in milliseconds, and for how many bytes the rest of a body is accepted and dropped. */
const longestRest = 5_000
const mostRest = 4 * 1024 * 1024

const checkMilliseconds = 100

/**
 * If `request` is answered before its body has arrived, lets its client keep sending for a while: cutting a connection while
 * its client sends loses the answer too. It is the connection's last answer, and says so.
 */
export function closeGently(request: IncomingRequest): void {
  const { socket } = request
  // Node calls this after the last answer.
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
