import { readFile } from "node:fs/promises"
import { request } from "node:http"
import { expect } from "@playwright/test"
import { openLine } from "../support/database-line"
import { jobBody } from "../support/factories"
import { runToEnd, test } from "../support/service"

test("invalid variables stop startup with a message that names each @sqlite", async () => {
  const wrong = {
    DATABASE_URL: "mysql://localhost/openings",
    PORT: "eighty",
    PUBLIC_URL: "jobs.example.com",
    TRUST_PROXY: "yes",
    MAX_BODY_BYTES: "2MB",
    RATE_LIMIT_PER_MINUTE: "many",
    LOG_LEVEL: "loud",
  }
  const { code, stderr } = await runToEnd(["server/serve.mjs"], wrong)
  expect(code).toBe(1)
  for (const variable of Object.keys(wrong)) expect(stderr).toContain(variable)
  expect(stderr).not.toContain("    at ")
})

test("three servers started at once on an empty PostgreSQL all come up, and one of them migrates it @postgresql", async ({
  start,
  emptyDatabase,
}) => {
  const servers = await Promise.all([start(emptyDatabase), start(emptyDatabase), start(emptyDatabase)])
  const logs = await Promise.all(servers.map(({ target }) => readFile(target.logFile, "utf8")))
  expect(logs.filter((log) => log.includes("Applied"))).toHaveLength(1)
  for (const { target } of servers) expect((await fetch(`${target.baseUrl}/api/health`)).status).toBe(200)
})

test("of three servers started at once on an empty SQLite file one comes up, and the others stop with a clear message @sqlite", async ({
  launch,
  emptyDatabase,
}) => {
  test.setTimeout(180_000)
  const servers = await Promise.all([launch(emptyDatabase), launch(emptyDatabase), launch(emptyDatabase)])
  const codes: (number | null)[] = []
  for (const { ended } of servers) void ended.then((code) => codes.push(code))
  await expect.poll(() => codes, { timeout: 80_000 }).toEqual([1, 1])
  const health = () =>
    Promise.all(
      servers.map(({ target }) =>
        fetch(`${target.baseUrl}/api/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    )
  await expect.poll(async () => (await health()).sort(), { timeout: 30_000 }).toEqual([0, 0, 200])
  const logs = await Promise.all(servers.map(({ target }) => readFile(target.logFile, "utf8")))
  expect(logs.filter((log) => log.includes("Applied"))).toHaveLength(1)
  expect(logs.filter((log) => log.includes("Another server has"))).toHaveLength(2)
})

test("an empty database gets no demo data, only a set-up link that works once", async ({
  start,
  emptyDatabase,
}) => {
  const { target } = await start(emptyDatabase)
  const log = await readFile(target.logFile, "utf8")
  const token = /\/set-up\?token=([\w-]+)/.exec(log)?.[1]
  expect(log).not.toContain("opn_")
  const setUp = () =>
    fetch(`${target.baseUrl}/api/dashboard/set-up`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: target.baseUrl },
      body: JSON.stringify({
        token,
        employerName: "Acme",
        timeZone: "America/Halifax",
        name: "Ada",
        email: "ada@example.com",
        password: "a good password",
      }),
    })
  const answers = await Promise.all([setUp(), setUp()])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 403])
})

test("every link uses PUBLIC_URL @sqlite", async ({ start, employerIn, newDatabase }) => {
  const { target } = await start(newDatabase, { PUBLIC_URL: "https://jobs.example.com/" })
  const { apiKey } = await employerIn(newDatabase)
  const created = await fetch(`${target.baseUrl}/api/v1.1/jobs`, {
    method: "POST",
    headers: { "API-Key": apiKey, "Content-Type": "application/json" },
    body: JSON.stringify(jobBody()),
  })
  expect(created.headers.get("location")).toMatch(/^https:\/\/jobs\.example\.com\/api\/v1\.1\/jobs\/\d+$/)
})

test("with TRUST_PROXY links use the forwarded headers, and a small MAX_BODY_BYTES applies @sqlite", async ({
  start,
  employerIn,
  newDatabase,
}) => {
  const { target } = await start(newDatabase, { TRUST_PROXY: "true", MAX_BODY_BYTES: "2000" })
  const { apiKey } = await employerIn(newDatabase)
  const send = (body: unknown) =>
    fetch(`${target.baseUrl}/api/v1.1/jobs`, {
      method: "POST",
      headers: {
        "API-Key": apiKey,
        "Content-Type": "application/json",
        "X-Forwarded-Host": "jobs.example.org",
        "X-Forwarded-Proto": "https",
      },
      body: JSON.stringify(body),
    })
  const created = await send(jobBody())
  expect(created.headers.get("location")).toMatch(/^https:\/\/jobs\.example\.org\/api\/v1\.1\/jobs\//)
  expect((await send(jobBody({ description: "x".repeat(2000) }))).status).toBe(413)
})

test("on SIGTERM the server finishes the request in progress, and then exits @sqlite", async ({
  start,
  employerIn,
  newDatabase,
}) => {
  const server = await start(newDatabase)
  const { apiKey } = await employerIn(newDatabase)
  const text = JSON.stringify(jobBody())
  const headers = {
    "API-Key": apiKey,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
  }
  const sending = request(`${server.target.baseUrl}/api/v1.1/jobs`, { method: "POST", headers })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject)
  })
  sending.write(text.slice(0, 20))
  await expect.poll(() => sending.socket?.connecting === false).toBe(true)
  // The server has the request once it answers another one sent after it.
  await fetch(`${server.target.baseUrl}/api/health`)
  const ended = server.stop()
  await expect
    .poll(() =>
      fetch(`${server.target.baseUrl}/api/health`).then(
        () => "up",
        () => "closed",
      ),
    )
    .toBe("closed")
  sending.end(text.slice(20))
  expect(await answered).toBe(201)
  expect(await ended).toBe(0)
})

test("while PostgreSQL is down the API answers 503 with Retry-After and health says so; afterwards it works again @postgresql", async ({
  start,
  employerIn,
  newDatabase,
}) => {
  const line = await openLine(newDatabase)
  const { target } = await start(line.url)
  const { apiKey } = await employerIn(newDatabase)
  const list = (headers: Record<string, string> = {}) =>
    fetch(`${target.baseUrl}/api/v1.1/jobs`, { headers: { "API-Key": apiKey, ...headers } })
  expect((await list()).status).toBe(200)
  line.cut()
  const away = await list()
  expect(away.status).toBe(503)
  expect(away.headers.get("retry-after")).toMatch(/^\d+$/)
  expect(await away.json()).toMatchObject({ code: "unavailable" })
  const inFrench = await list({ "Accept-Language": "fr" })
  expect(inFrench.headers.get("content-language")).toBe("fr")
  expect(await inFrench.json()).toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("Réessayez dans un instant."),
  })
  const health = await fetch(`${target.baseUrl}/api/health`)
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({ database: "down" })
  line.mend()
  await expect.poll(async () => (await list()).status, { timeout: 5_000 }).toBe(200)
  await line.close()
})
