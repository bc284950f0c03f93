import { connect, createServer, type Socket } from "node:net"

/** A connection to the database that a spec can disturb as a network can. */
export type DatabaseLine = {
  /** The database's URL through this connection. */
  url: string
  /** Ends every connection and accepts no new ones. */
  cut(): void
  /** Lets nothing through and reports nothing, as when packets are dropped. */
  stall(): void
  /** Accepts new connections and lets nothing through them; open ones keep working. */
  swallow(): void
  /** How many connections were accepted that way. */
  swallowed(): number
  /** Delays every answer of the database. */
  slow(milliseconds: number): void
  /** Works again; what was swallowed meanwhile is lost, and its connections stay open. */
  mend(): void
  close(): Promise<void>
}

export async function openLine(databaseUrl: string): Promise<DatabaseLine> {
  const url = new URL(databaseUrl)
  const there = { host: url.hostname, port: Number(url.port) }
  const sockets = new Set<Socket>()
  let isCut = false
  let isStalled = false
  let isSwallowing = false
  let swallowed = 0
  let delay = 0
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const isSwallowed = isSwallowing
    if (isSwallowed) swallowed++
    const far = connect(there)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on("error", () => {}).on("close", () => (near.destroy(), far.destroy(), sockets.delete(socket)))
    }
    near.on("data", (data) => void (isStalled || isSwallowed || far.write(data)))
    far.on("data", (data) => {
      if (isStalled) return
      if (delay === 0) near.write(data)
      else setTimeout(() => void (near.destroyed || near.write(data)), delay)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  url.port = String((server.address() as { port: number }).port)
  const end = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: url.href,
    cut() {
      isCut = true
      end()
    },
    stall() {
      isStalled = true
    },
    swallow() {
      isSwallowing = true
    },
    swallowed: () => swallowed,
    slow(milliseconds) {
      delay = milliseconds
    },
    mend() {
      isCut = false
      isStalled = false
      isSwallowing = false
      delay = 0
    },
    close: () => {
      end()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
