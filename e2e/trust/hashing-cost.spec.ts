import { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { expect } from "../support/fixtures"
import { admin, test } from "../support/house"
import { accept, makeInvitation, newcomer } from "../support/members"
import { processorSeconds } from "../support/server-cost"
import { secondsOfOneHash } from "../support/one-hash"
import type { Server } from "../run/start-server"

const browserOf = ({ target }: Server) => new ApiClient(target.baseUrl, { Origin: target.baseUrl }, "")

const setUp = {
  token: "x".repeat(32),
  employerName: "Mine",
  timeZone: "UTC",
  name: "Mallory",
  email: "mallory@example.com",
  password: "a password of my own",
}

/** The cost for the server of calling `send` `count` times, in password hashes. */
async function costInHashes(server: Server, count: number, send: () => Promise<unknown>): Promise<number> {
  const one = await secondsOfOneHash()
  const before = processorSeconds(server.pid)
  await Promise.all(Array.from({ length: count }, send))
  return (processorSeconds(server.pid) - before) / one
}

test("a set-up, new password or invitation with an unknown token costs no hashing @linux", async ({
  house,
  newDatabase,
  start,
}) => {
  const server = await start(newDatabase)
  expect(house.databaseUrl).toBe(newDatabase)
  const browser = browserOf(server)
  const { token, password } = setUp
  await browser.post("/api/dashboard/set-up", setUp)
  const wrong: [string, () => Promise<{ status: number }>][] = [
    ["set-up", () => browser.post("/api/dashboard/set-up", setUp)],
    ["new password", () => browser.put("/api/dashboard/password", { token, password })],
    ["invitation", () => accept(browser, { token, name: "Mallory", password })],
  ]
  for (const [what, send] of wrong) {
    const statuses = new Set<number>()
    const cost = await costInHashes(server, 60, async () => statuses.add((await send()).status))
    expect(cost, `${what}: hashes' worth of 60 requests`).toBeLessThan(30)
    for (const status of statuses) expect([403, 404, 429], what).toContain(status)
  }
})

test("set-ups with an unknown token are counted by address", async ({ house, start }) => {
  const server = await start(house.databaseUrl, {
    TRUST_PROXY: "true",
    RATE_LIMIT_FAILED_AUTHENTICATIONS: "30",
  })
  const statuses: number[] = []
  const send = (address: string) =>
    browserOf(server).post("/api/dashboard/set-up", setUp, { "X-Forwarded-For": address })
  for (let count = 0; count < 55; count += 1) statuses.push((await send("192.0.2.1")).status)
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(403))
  expect(statuses.slice(50)).toEqual(Array(5).fill(429))
  expect((await send("192.0.2.2")).status).toBe(403)
})

test("sign-ins beyond the hashing capacity get 503 with when to retry, and everything else keeps working", async ({
  house,
  start,
}) => {
  const server = await start(house.databaseUrl, { TRUST_PROXY: "true" })
  const browser = browserOf(server)
  const tries = Array.from({ length: 200 }, (_, index) =>
    browser.post(
      "/api/dashboard/session",
      { email: `nobody-${index}@example.com`, password: "not the password" },
      { "X-Forwarded-For": `198.51.100.${index}` },
    ),
  )
  // For a moment the burst of connections itself may be too much.
  const list = async () => (await house.apiOf(server).get("/jobs")).status
  await expect.poll(list, { timeout: 60_000 }).toBe(200)
  const answers = await Promise.all(tries)
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]))
  expect(refused.length).toBeGreaterThan(50)
  for (const answer of refused) {
    expectProblem(answer, { status: 503, code: "unavailable" })
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
  }
  // A sign-in refused without being checked does not use up an attempt, and works now.
  const session = await house.signIn(server)
  const token = await makeInvitation(session, "guest@example.com")
  expect((await accept(session, { token, ...newcomer })).status).toBe(204)
  const changed = await session.put("/api/dashboard/me/password", {
    present: admin.password,
    password: "a password that is new",
  })
  expect(changed.status, changed.text).toBe(204)
})
