import { connect, type Socket } from "node:net"

/** A connection to the server that sends what it is given, reads as much as it wants, and keeps what it received. */
export class RawConnection {
  /** What the server has said so far. */
  heard = ""
  /** Resolves when the connection has closed, whoever ended it. */
  readonly closed: Promise<void>
  private over = false

  private constructor(private readonly socket: Socket) {
    socket.on("error", () => {})
    this.closed = new Promise((resolve) =>
      socket.once("close", () => {
        this.over = true
        resolve()
      }),
    )
  }

  /** `reads` is false for a client that never reads its answers, and `keeps` for one that discards them. */
  static open(baseUrl: string, { reads = true, keeps = true } = {}): Promise<RawConnection> {
    const { hostname, port } = new URL(baseUrl)
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: false })
      socket.once("error", reject)
      socket.once("connect", () => {
        socket.removeListener("error", reject)
        const connection = new RawConnection(socket)
        if (reads && !keeps) socket.resume()
        else if (reads) socket.on("data", (data) => (connection.heard += data.toString("latin1")))
        else socket.pause()
        resolve(connection)
      })
    })
  }

  get isClosed(): boolean {
    return this.over
  }

  /** Whether everything written has left this process. */
  get isSent(): boolean {
    return this.socket.writableLength === 0
  }

  /** The status lines received. */
  get statuses(): number[] {
    return [...this.heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  }

  /** Sends an empty line now and then, since a client that never reads does not notice when the other end is gone. */
  noticeEnd(): void {
    const timer = setInterval(() => this.write("\r\n"), 500)
    void this.closed.then(() => clearInterval(timer))
  }

  write(bytes: string | Buffer): void {
    if (!this.over) this.socket.write(bytes)
  }

  /** Ends it at once, as a client that disconnects does. */
  destroy(): void {
    this.socket.destroy()
  }
}

/** Opens this many connections, a hundred at a time. */
export async function openMany(
  baseUrl: string,
  count: number,
  options: { reads?: boolean } = {},
): Promise<RawConnection[]> {
  const opened: RawConnection[] = []
  while (opened.length < count) {
    const next = Math.min(100, count - opened.length)
    opened.push(
      ...(await Promise.all(Array.from({ length: next }, () => RawConnection.open(baseUrl, options)))),
    )
  }
  return opened
}
