import type { IncomingMessage, ServerResponse } from "node:http"
import { createServer as createHttps } from "node:https"
import { createServer as createTcp } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import type { AddressRules } from "./checked-address"
import { closeReceivers, listening, local, post, receiving, tcp } from "./local-receivers.test-data"
import { Interrupted, postWebhook } from "./post-webhook"
import { selfSigned } from "./self-signed.test-data"

afterEach(closeReceivers)

const reason = (name: string) => ({ result: { reason: name }, answer: null, pause: null })

test("the body and the headers arrive as they were signed", async () => {
  const got: { url?: string; headers?: IncomingMessage["headers"]; body?: string; method?: string } = {}
  const url = await receiving((request, response) => {
    Object.assign(got, { url: request.url, headers: request.headers, body: "", method: request.method })
    request.on("data", (chunk) => (got.body += String(chunk)))
    request.on("end", () => response.writeHead(204).end())
  })
  expect(await post(url)).toEqual({ result: { status: 204 }, answer: "", pause: null })
  expect(got).toMatchObject({ method: "POST", url: "/hooks?x=1", body: '{"a":1}' })
  expect(got.headers).toMatchObject({
    "webhook-id": "evt_1",
    "content-type": "application/json",
    "content-length": "7",
  })
})

test("a redirect is an answer and isn't followed", async () => {
  let asked = 0
  const inner = await receiving((_, response) => {
    asked += 1
    response.end()
  })
  const url = await receiving((_, response) => response.writeHead(307, { Location: inner }).end("there"))
  expect(await post(url)).toEqual({ result: { status: 307 }, answer: "there", pause: null })
  expect(asked).toBe(0)
})

test("only 1 kB of an endless answer is read, and the connection is closed", async () => {
  let ended = false
  const url = await receiving((_, response: ServerResponse) => {
    const more = () => void (response.destroyed || (response.write("x".repeat(65_536)), setImmediate(more)))
    response.on("close", () => (ended = true))
    more()
  })
  const { result, answer } = await post(url)
  expect(result).toEqual({ status: 200 })
  expect(answer).toHaveLength(1_024)
  await expect.poll(() => ended).toBe(true)
})

test("a status counts, even if the rest of the answer never comes", async () => {
  const url = await receiving((_, response) => {
    response.writeHead(200)
    response.write("begun")
  })
  const begun = performance.now()
  expect(await post(url)).toEqual({ result: { status: 200 }, answer: "begun", pause: null })
  expect(performance.now() - begun).toBeLessThan(5_000)
})

test(
  "a receiver that never answers is given up after 15 seconds, even if bytes trickle in",
  { timeout: 30_000 },
  async () => {
    const silent = await tcp(() => {})
    const trickling = await tcp((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n")
      const timer = setInterval(() => socket.write("X-More: yes\r\n"), 200)
      socket.on("close", () => clearInterval(timer))
    })
    const begun = performance.now()
    const outcomes = await Promise.all([silent, trickling].map((port) => post(`http://127.0.0.1:${port}/`)))
    expect(outcomes).toEqual([reason("timeout"), reason("timeout")])
    expect(performance.now() - begun).toBeGreaterThan(14_000)
    expect(performance.now() - begun).toBeLessThan(17_000)
  },
)

test("names whose lookup never ends are given up as well", { timeout: 30_000 }, async () => {
  const rules = { ...local, resolve: () => new Promise<string[]>(() => {}) }
  expect(await post("https://hooks.example.com/", rules)).toEqual(reason("timeout"))
})

test("resets, refusals and answers that aren't HTTP have different reasons", async () => {
  const resetting = await tcp((socket) => socket.on("data", () => socket.resetAndDestroy()))
  expect(await post(`http://127.0.0.1:${resetting}/`)).toEqual(reason("connection_lost"))
  const babbling = await tcp((socket) => socket.write("220 mail.example.com ESMTP\r\n"))
  expect(await post(`http://127.0.0.1:${babbling}/`)).toEqual(reason("not_http"))
  const server = createTcp()
  const port = await listening(server)
  await new Promise((resolve) => server.close(resolve))
  expect(await post(`http://127.0.0.1:${port}/`)).toEqual(reason("connection_refused"))
  const huge = await receiving((_, response) =>
    response.writeHead(200, { "X-Huge": "x".repeat(100_000) }).end(),
  )
  expect(await post(huge)).toEqual(reason("not_http"))
})

test("an untrusted certificate, another name's certificate and a missing TLS are refused", async () => {
  let asked = 0
  const port = await listening(createHttps(selfSigned, (_, response) => response.end(String((asked += 1)))))
  expect(await post(`https://127.0.0.1:${port}/`)).toEqual(reason("tls"))
  const plain = new URL(await receiving((_, response) => response.end()))
  expect(await post(`https://127.0.0.1:${plain.port}/`)).toEqual(reason("tls"))
  expect(asked).toBe(0)
})

test("over TLS, an event arrives if a trusted authority vouches for the requested name", async () => {
  const names: (string | undefined)[] = []
  const server = createHttps(selfSigned, (request, response) => {
    names.push(request.headers.host)
    response.writeHead(202).end("taken")
  })
  const port = await listening(server)
  const rules: AddressRules = { ...local, resolve: async () => ["127.0.0.1"] }
  const postTo = (host: string) =>
    postWebhook(`https://${host}:${port}/`, {
      headers: {},
      body: "{}",
      rules,
      authorities: selfSigned.cert,
    })
  const taken = { result: { status: 202 }, answer: "taken", pause: null }
  expect(await postTo("127.0.0.1")).toEqual(taken)
  expect(await postTo("localhost")).toEqual(taken)
  expect(await postTo("hooks.example.com")).toEqual(reason("tls"))
  expect(names).toEqual([`127.0.0.1:${port}`, `localhost:${port}`])
})

test("the connection goes to the address that was checked: the name is not looked up again", async () => {
  let asked = 0
  const url = new URL(await receiving((request, response) => response.end(request.headers.host)))
  const rules: AddressRules = {
    allowed: ["127.0.0.1"],
    // A second lookup would lead to an address where nothing listens.
    resolve: async () => [asked++ === 0 ? "127.0.0.1" : "127.0.0.9"],
    resolveAllowed: async () => [],
  }
  const host = `rebinding.example.com:${url.port}`
  expect(await post(`http://${host}/`, rules)).toMatchObject({ result: { status: 200 }, answer: host })
  expect(asked).toBe(1)
})

test("nothing is sent if a name leads to an internal address", async () => {
  let asked = 0
  const url = new URL(await receiving((_, response) => response.end(String((asked += 1)))))
  for (const inside of ["127.0.0.1", "::ffff:127.0.0.1", "169.254.169.254"]) {
    const rules = { allowed: [], resolve: async () => [inside], resolveAllowed: async () => [inside] }
    expect(await post(`https://hooks.example.com:${url.port}/`, rules), inside).toEqual(
      reason("address_refused"),
    )
    expect(await post(`http://hooks.example.com:${url.port}/`, rules), inside).toEqual(
      reason("address_refused"),
    )
  }
  expect(asked).toBe(0)
})

test("Retry-After is read as seconds and as a date", async () => {
  const url = await receiving((_, response) => response.writeHead(429, { "Retry-After": "120" }).end("busy"))
  expect(await post(url)).toEqual({ result: { status: 429 }, answer: "busy", pause: 120_000 })
  const dated = await receiving((_, response) =>
    response.writeHead(503, { "Retry-After": new Date(Date.now() + 60_000).toUTCString() }).end(),
  )
  const { pause } = await post(dated)
  expect(pause).toBeGreaterThan(55_000)
  expect(pause).toBeLessThanOrEqual(60_000)
  const odd = await receiving((_, response) => response.writeHead(503, { "Retry-After": "soon" }).end())
  expect(await post(odd)).toMatchObject({ pause: null })
})

test("a proxy in the environment is not used", async () => {
  let proxied = 0
  const proxy = await receiving((_, response) => response.end(String((proxied += 1))))
  const url = await receiving((_, response) => response.end("straight"))
  for (const name of ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY"])
    vi.stubEnv(name, new URL(proxy).origin)
  expect(await post(url)).toMatchObject({ answer: "straight" })
  vi.unstubAllEnvs()
  expect(proxied).toBe(0)
})

test("an attempt that a stopping server cuts off is not a failed one", async () => {
  const port = await tcp(() => {})
  const over = new AbortController()
  const attempt = post(`http://127.0.0.1:${port}/`, local, over.signal)
  setTimeout(() => over.abort(), 50)
  await expect(attempt).rejects.toBeInstanceOf(Interrupted)
})
