import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"

/** A proxy on this machine that sends each request to the next of its servers. */
export type RoundRobin = {
  baseUrl: string
  /** The addresses of the servers in turn; requests already under way to others finish there. */
  servers: string[]
  close(): Promise<void>
}

export async function openRoundRobin(servers: string[]): Promise<RoundRobin> {
  const robin = { servers, baseUrl: "", close }
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const server = robin.servers[turn++ % robin.servers.length] as string
    const { method, url, headers } = incoming
    const onward = request(new URL(url ?? "/", server), { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on("error", (error) => outgoing.writeHead(502).end(String(error)))
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve))
  robin.baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return robin

  function close() {
    proxy.closeAllConnections()
    return new Promise<void>((resolve) => proxy.close(() => resolve()))
  }
}
