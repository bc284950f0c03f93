import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test, vi } from "vitest"
import { Admission } from "./admission"

vi.mock("@/lib/http/log", () => ({ logger: () => ({ error: () => {}, warn: () => {} }) }))

test("an answer that fails is a 500, and holds up nobody behind it", async () => {
  const admission = new Admission({ most: 10, begunTogether: 1 })
  const refuse = () => expect.fail("there is room for all")
  const server = createServer(
    admission.admitting(({ url }, response) => {
      if (url === "/throws") throw new Error("at once")
      if (url === "/rejects") return Promise.reject(new Error("later"))
      return response.end("well")
    }, refuse),
  )
  admission.watch(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const paths = ["/throws", "/rejects", "/well", "/throws", "/well"]
  const answers = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`)))
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 200, 500, 200])
  server.closeAllConnections()
  server.close()
})
