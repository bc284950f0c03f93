import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"
import { RawConnection } from "../support/raw-connection"

const mebibyte = 1024 * 1024

/** Hundreds of connections are checked, one after the other. */
const often = { intervals: [5, 20, 100] }

type Refusal = { status: number; request: string; headers: string[]; length?: number }

const json = "Content-Type: application/json"

/** Requests that are answered before their bodies are read; `key` is one that works. */
function refusals(key: string): Refusal[] {
  const known = `API-Key: ${key}`
  return [
    { status: 200, request: "GET /api/v1.1/jobs", headers: [known, json] },
    { status: 401, request: "POST /api/v1.1/jobs", headers: [json] },
    { status: 401, request: "PUT /api/v1.1/jobs", headers: ["API-Key: none", json] },
    { status: 403, request: "POST /api/dashboard/invitations", headers: [known, json] },
    { status: 404, request: "POST /api/v1.1/nope", headers: [known, json] },
    { status: 405, request: "PATCH /api/v1.1/jobs", headers: [known, json] },
    { status: 413, request: "POST /api/v1.1/jobs", headers: [known, json], length: 3 * mebibyte },
    { status: 413, request: "PUT /api/v1.1/jobs", headers: [known, json], length: 3 * mebibyte },
    { status: 415, request: "POST /api/v1.1/jobs", headers: [known, "Content-Type: text/plain"] },
    { status: 417, request: "GET /api/v1.1/jobs", headers: [known, "Expect: tea"] },
  ]
}

const next = "GET /api/v1.1/positiontypes/3 HTTP/1.1\r\nHost: x\r\n\r\n"

type Framing = "chunked" | "with its length" | "with its length, expecting 100-continue"

function framed(
  { request, headers }: Refusal,
  framing: Framing,
  length: number,
): [head: string, body: string] {
  const body = `{"description": "${"x".repeat(length - 19)}"}`
  const framingHeaders =
    framing === "chunked" ? ["Transfer-Encoding: chunked"] : [`Content-Length: ${length}`]
  if (framing.endsWith("continue")) framingHeaders.push("Expect: 100-continue")
  const head = `${request} HTTP/1.1\r\nHost: x\r\n${[...headers, ...framingHeaders].join("\r\n")}\r\n\r\n`
  if (framing !== "chunked") return [head, body]
  const pieces = body.match(/[^]{1,50000}/g) ?? []
  const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`)
  return [head, `${chunks.join("")}0\r\n\r\n`]
}

/** Checks that the answer on `connection` announced its end, and that it then closed. */
async function expectSaidAndEnded(connection: RawConnection, what: string): Promise<void> {
  expect(connection.heard, what).toMatch(/^connection: close\r$/im)
  await connection.closed
}

test("after an answer sent before the body was read, the connection works or was announced to close", async ({
  house,
  start,
}) => {
  test.setTimeout(180_000)
  const server = await start(house.databaseUrl, { RATE_LIMIT_FAILED_AUTHENTICATIONS: "0" })
  const framings: Framing[] = ["chunked", "with its length", "with its length, expecting 100-continue"]
  for (const refusal of refusals(house.employer.apiKey)) {
    for (const framing of framings) {
      if (refusal.status === 417 && framing.endsWith("continue")) continue
      for (const length of [refusal.length ?? 200, 200_000, refusal.length ?? 1_500_000]) {
        if (refusal.length && length < refusal.length) continue
        for (const pipelined of [true, false]) {
          const what = `${refusal.status} ${refusal.request}, ${length} bytes ${framing}${pipelined ? ", pipelined" : ""}`
          const connection = await RawConnection.open(server.target.baseUrl)
          const [head, body] = framed(refusal, framing, length)
          const finals = () => connection.statuses.filter((status) => status !== 100)
          connection.write(head + body + (pipelined ? next : ""))
          await expect.poll(() => finals()[0], { message: what, ...often }).toBe(refusal.status)
          const last = /^connection: close\r$/im.test(connection.heard)
          // A small body has come with its headers, and is no reason to close the connection.
          if (length < 1_000) expect(last, what).toBe(false)
          if (last) await expectSaidAndEnded(connection, what)
          else {
            if (!pipelined) connection.write(next)
            await expect.poll(finals, { message: what, ...often }).toEqual([refusal.status, 200])
            expect(connection.heard, what).toContain('"Contract"')
          }
          connection.destroy()
        }
      }
    }
  }
})

test("a client that streams too much gets an error, and its next request is answered", async ({
  house,
  start,
}) => {
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const headers = { "API-Key": house.employer.apiKey, "Content-Type": "application/json" }
  for (let round = 0; round < 6; round++) {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(Buffer.alloc(65_536, sent === 0 ? '{"title": "' : "x"))
        sent += 65_536
        if (sent >= 3 * mebibyte) controller.close()
      },
    })
    const streamed = { method: "POST", headers, body, duplex: "half" } as RequestInit
    const refused = await fetch(api.href("/jobs"), { ...streamed, signal: AbortSignal.timeout(10_000) })
    expect([refused.status, (await refused.json()).code]).toEqual([413, "payload_too_large"])
    const taken = await fetch(api.href("/jobs"), {
      method: "POST",
      headers,
      body: JSON.stringify(jobBody()),
      signal: AbortSignal.timeout(10_000),
    })
    expect(taken.status).toBe(201)
    await taken.arrayBuffer()
  }
})

test("a key without calls left is refused before its body is read, and its connection closes as announced", async ({
  house,
  start,
}) => {
  const server = await start(house.databaseUrl, { RATE_LIMIT_PER_MINUTE: "1" })
  expect((await house.apiOf(server).get("/me")).status).toBe(200)
  const connection = await RawConnection.open(server.target.baseUrl)
  const headers = [`API-Key: ${house.employer.apiKey}`, json]
  const refusal = { status: 429, request: "POST /api/v1.1/jobs", headers }
  connection.write(framed(refusal, "chunked", 1_500_000).join(""))
  await expect.poll(() => connection.statuses).toEqual([429])
  await expectSaidAndEnded(connection, "429")
})
