import { createServer, type RequestListener } from "node:http"
import { createServer as createTcp, type AddressInfo, type Server as NetServer, type Socket } from "node:net"
import { type AddressRules, addressRules } from "./checked-address"
import { postWebhook } from "./post-webhook"

type Listening = NetServer & { closeAllConnections?(): void }

const open: Listening[] = []
const sockets = new Set<Socket>()

/** Closes everything that a test has opened. */
export function closeReceivers(): void {
  for (const server of open.splice(0)) {
    server.close()
    server.closeAllConnections?.()
  }
  for (const socket of sockets) socket.destroy()
}

/** Rules that allow the machine itself. */
export const local = addressRules(["127.0.0.1"])

/** The port on which `server` listens until the end of the test. */
export async function listening(server: Listening, { host = "127.0.0.1", port = 0 } = {}): Promise<number> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return (server.address() as AddressInfo).port
}

/** The address of an HTTP server that answers with `answer`. */
export async function receiving(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listening(createServer(answer))}/hooks?x=1`
}

/** The port of a server that handles each connection with `speak`. */
export async function tcp(speak: (socket: Socket) => void): Promise<number> {
  return listening(
    createTcp((socket) => {
      sockets.add(socket)
      socket.on("error", () => {})
      speak(socket)
    }),
  )
}

/** One attempt to deliver a small event to `url`. */
export function post(url: string, rules: AddressRules = local, over?: AbortSignal) {
  return postWebhook(url, {
    headers: { "webhook-id": "evt_1" },
    body: '{"a":1}',
    rules,
    ...(over && { over }),
  })
}
