import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test, vi } from "vitest"
import { Admission, type NodeHandler } from "./admission"

vi.mock("@/lib/http/log", () => ({ logger: () => ({ error: () => {}, warn: () => {} }) }))

test("an answer that fails becomes a 500, and holds up nobody behind it", async () => {
  const admission = new Admission({ most: 10, begunTogether: 1 })
  const refuse = () => expect.fail("there is room for all")
  const fail: NodeHandler = (_, response) => response.writeHead(500).end()
  const server = createServer(
    admission.admitting(
      ({ url }, response) => {
        if (url === "/throws") throw new Error("at once")
        if (url === "/breaks") {
          response.writeHead(200, { "Content-Length": 10 }).write("well")
          throw new Error("in the middle")
        }
        if (url === "/rejects") return Promise.reject(new Error("later"))
        return response.end("well")
      },
      { refuse, fail },
    ),
  )
  admission.watch(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const broken = fetch(`http://127.0.0.1:${port}/breaks`).then((answer) => answer.text())
  await expect(broken).rejects.toThrow()
  const paths = ["/throws", "/rejects", "/well", "/throws", "/well"]
  const answers = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`)))
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 200, 500, 200])
  server.closeAllConnections()
  server.close()
})
