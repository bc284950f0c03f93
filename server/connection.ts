import type { IncomingMessage, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { NodeHandler } from "./admission"

/** A request on a connection, and the handler that will answer it. */
export type PendingRequest = { request: IncomingMessage; response: ServerResponse; handler: NodeHandler }

/** A connection: the answer in progress, and the requests that came after it. */
export class Connection {
  current: ServerResponse | null = null
  readonly following: PendingRequest[] = []
  private still = 0
  private written = 0
  private queued = 0

  constructor(readonly socket: Socket) {}

  /** Whether nothing more can be answered on it. */
  get isEnding(): boolean {
    return this.socket.destroyed || this.socket.writableEnded
  }

  /** Bytes of answers that its client has yet to take. */
  get untaken(): number {
    return this.current?.writableLength ?? 0
  }

  /**
   * How long its client has taken nothing of what is waiting for it, in milliseconds. Call this every `passed` milliseconds:
   * time in which this process stood still counts against nobody.
   */
  stillFor(passed: number): number {
    const { socket } = this
    const written = socket.bytesWritten - socket.writableLength
    const queued = queuedBySystem(socket)
    const moved = written !== this.written || queued !== this.queued
    this.still = moved || socket.writableLength === 0 ? 0 : this.still + passed
    this.written = written
    this.queued = queued
    return this.still
  }
}

/** What is left of the piece being written: a large one may take long. Net's own timeout looks at the same. */
function queuedBySystem(socket: Socket): number {
  const { _handle: handle } = socket as unknown as { _handle?: { writeQueueSize?: number } | null }
  return handle?.writeQueueSize ?? 0
}
