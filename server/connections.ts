import type { Server } from "node:http"
import type { Socket } from "node:net"
import type { NodeHandler } from "./admission"
import { type PendingRequest, Connection } from "./connection"
import { SparseWarning } from "./sparse-warning"

/** So many connections may be there. Beyond, the one that has been without a request for longest makes room. */
const mostConnections = 10_000

/** So many requests may wait behind another on their connection. */
const mostFollowing = 32

/** Who takes nothing of an answer for so long, in milliseconds, does not get the rest. */
const longestStill = 20_000

/** So many bytes of answers may wait for their readers; beyond, those go that nobody takes, the largest first. */
const mostUntaken = 128 * 1024 * 1024

/** Nobody takes an answer of which nothing has been taken for so long, in milliseconds. */
const briefStill = 2_000

const sweepMilliseconds = 500

/**
 * All connections of the server. Each has one request under way at a time, so that nobody takes more places by asking
 * for much on one connection, and a place is held only where there is a connection.
 */
export class Connections {
  private readonly all = new Map<Socket, Connection>()
  private readonly busy = new Set<Connection>()
  /** Those without a request, the one that has been so for longest first. */
  private readonly idle = new Set<Connection>()
  private readonly tooMany = new SparseWarning("more connections than are kept: idle ones are ended")
  private readonly tooEager = new SparseWarning("too many requests in a row on a connection: it is ended")
  private readonly unread = new SparseWarning("an answer that nobody reads: its connection is ended")

  /** Keeps account of the connections of `server`, and looks after those whose clients do not read. */
  watch(server: Server): void {
    server.on("connection", (socket) => this.add(socket))
    setInterval(() => this.sweep(), sweepMilliseconds).unref()
  }

  /** Hands each request to `handler` when those before it on its connection have been answered. */
  inTurn(handler: NodeHandler): NodeHandler {
    return (request, response) => {
      const connection = this.all.get(request.socket)
      // What is answered to somebody who is gone is nobody's fault.
      response.on("error", () => {})
      if (!connection || connection.isEnding) return
      if (!connection.current) return this.begin(connection, { request, response, handler })
      if (connection.following.length < mostFollowing) {
        connection.following.push({ request, response, handler })
        return
      }
      this.tooEager.note()
      connection.socket.destroy()
    }
  }

  private begin(connection: Connection, { request, response, handler }: PendingRequest): void {
    connection.current = response
    this.idle.delete(connection)
    this.busy.add(connection)
    response.once("close", () => {
      connection.current = null
      const next = connection.isEnding ? undefined : connection.following.shift()
      if (next) return this.begin(connection, next)
      this.busy.delete(connection)
      if (this.all.has(connection.socket)) this.idle.add(connection)
    })
    void handler(request, response)
  }

  private add(socket: Socket): void {
    const connection = new Connection(socket)
    this.all.set(socket, connection)
    this.idle.add(connection)
    socket.once("close", () => {
      this.all.delete(socket)
      this.idle.delete(connection)
      this.busy.delete(connection)
      connection.following.length = 0
    })
    if (this.all.size <= mostConnections) return
    this.tooMany.note()
    const [longest = connection] = this.idle
    this.idle.delete(longest)
    longest.socket.destroy()
  }

  private sweep(): void {
    let untaken = 0
    const still: Connection[] = []
    for (const connection of this.busy) {
      const stillFor = connection.stillFor(sweepMilliseconds)
      if (stillFor > longestStill) this.end(connection)
      else untaken += connection.untaken
      if (stillFor > briefStill) still.push(connection)
    }
    if (untaken <= mostUntaken) return
    still.sort((a, b) => b.untaken - a.untaken)
    for (const connection of still) {
      if (untaken <= mostUntaken) return
      untaken -= connection.untaken
      this.end(connection)
    }
  }

  private end({ socket }: Connection): void {
    this.unread.note()
    socket.destroy()
  }
}
