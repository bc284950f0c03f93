import { createServer, type RequestListener } from "node:http"
import type { Socket } from "node:net"
import { afterEach, expect, test } from "vitest"
import type { AddressRules } from "./checked-address"
import { closeReceivers, listening, post } from "./local-receivers.test-data"

afterEach(closeReceivers)

/** A server that answers, and the number of connections made to it. */
async function counted(answer: RequestListener = (_, response) => response.writeHead(204).end()) {
  const server = createServer(answer)
  const connections: Socket[] = []
  server.on("connection", (socket: Socket) => connections.push(socket))
  return { port: await listening(server), connections }
}

test("a connection is only used again for the same URL", async () => {
  const { port, connections } = await counted()
  for (let call = 0; call < 3; call++)
    expect((await post(`http://127.0.0.1:${port}/one`)).result).toEqual({ status: 204 })
  expect(connections).toHaveLength(1)
  await post(`http://127.0.0.1:${port}/two`)
  expect(connections).toHaveLength(2)
})

test("a connection isn't used again once the name leads elsewhere", async () => {
  const first = await counted()
  const server = createServer((_, response) => response.writeHead(200).end())
  await listening(server, { host: "127.0.0.2", port: first.port })
  const url = `http://moves.test:${first.port}/`
  const leadingTo = (address: string): AddressRules => ({
    allowed: ["moves.test"],
    resolve: async () => [],
    resolveAllowed: async () => [address],
  })
  expect((await post(url, leadingTo("127.0.0.1"))).result).toEqual({ status: 204 })
  expect((await post(url, leadingTo("127.0.0.2"))).result).toEqual({ status: 200 })
  expect((await post(url, leadingTo("127.0.0.1"))).result).toEqual({ status: 204 })
  expect(first.connections).toHaveLength(1)
})

test("a request over a connection that has just been closed is sent again over another", async () => {
  let asked = 0
  const { port, connections } = await counted((request, response) => {
    asked += 1
    if (asked === 2) request.socket.destroy()
    else response.writeHead(204).end()
  })
  const url = `http://127.0.0.1:${port}/`
  await post(url)
  expect((await post(url)).result).toEqual({ status: 204 })
  expect([asked, connections.length]).toEqual([3, 2])
})

test("an answer that was not read to its end closes its connection", async () => {
  const { port, connections } = await counted((_, response) => response.write("x".repeat(5_000)))
  const url = `http://127.0.0.1:${port}/`
  for (let call = 0; call < 2; call++) expect((await post(url)).answer).toHaveLength(1_024)
  expect(connections).toHaveLength(2)
})
