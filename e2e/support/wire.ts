import { connect } from "node:net"

/** Writes `bytes` to the server unchanged, and returns all it sends until it closes or has been silent for a while. */
export function speak(baseUrl: string, bytes: string | Buffer, silence = 1_000): Promise<string> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const done = () => {
      socket.destroy()
      resolve(Buffer.concat(received).toString("latin1"))
    }
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(silence, done)
    socket.on("data", (chunk) => received.push(chunk))
    socket.on("end", done)
    socket.on("error", (error) => (received.length > 0 ? done() : reject(error)))
  })
}
