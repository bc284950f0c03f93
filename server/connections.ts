import type { Server } from "node:http"
import type { Socket } from "node:net"
import type { NodeHandler } from "./admission"
import { type PendingRequest, Connection } from "./connection"
import { SparseWarning } from "./sparse-warning"

/** Most connections at once. Beyond that, the one that has been without a request for longest makes room. */
const mostConnections = 10_000

/** Most requests that may wait behind another on their connection. */
const mostFollowing = 32

/** A client that takes nothing of an answer for this long, in milliseconds, doesn't get the rest. */
const longestStill = 20_000

/** Most bytes of answers that may wait for their readers; beyond that, those that nobody takes are dropped, the largest first. */
const mostUntaken = 128 * 1024 * 1024

/** An answer of which nothing has been taken for this long, in milliseconds, counts as one that nobody takes. */
const briefStill = 2_000

const sweepMilliseconds = 500

/**
 * All connections of the server. Each has one request in progress at a time, so nobody takes more places by sending many
 * requests on one connection, and a place is held only while there is a connection.
 */
export class Connections {
  private readonly all = new Map<Socket, Connection>()
  private readonly busy = new Set<Connection>()
  /** Connections without a request, the one that has been idle for longest first. */
  private readonly idle = new Set<Connection>()
  private readonly tooMany = new SparseWarning("too many connections: closing idle ones")
  private readonly tooEager = new SparseWarning("too many requests waiting on one connection: closing it")
  private readonly unread = new SparseWarning("a client does not read its response: closing its connection")

  /** Keeps track of the connections of `server`, and ends those whose clients don't read. */
  watch(server: Server): void {
    server.on("connection", (socket) => this.add(socket))
    setInterval(() => this.sweep(), sweepMilliseconds).unref()
  }

  /** Passes each request to `handler` once those before it on its connection have been answered. */
  inTurn(handler: NodeHandler): NodeHandler {
    return (request, response) => {
      const connection = this.all.get(request.socket)
      // An error in answering a client who has gone is nobody's fault.
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
      if (stillFor > longestStill) {
        this.end(connection)
        continue
      }
      untaken += connection.untaken
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
