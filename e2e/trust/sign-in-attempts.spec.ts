import { ApiClient, type Answer } from "../support/api"
import { expect } from "../support/fixtures"
import { admin, type House, test } from "../support/house"
import { makeInvitation, accept, newcomer } from "../support/members"
import type { Server } from "../run/start-server"

/** Behind a proxy each attempt can have a different address. */
function startBehindProxy(
  house: House,
  start: (databaseUrl: string, env?: Record<string, string>) => Promise<Server>,
): Promise<Server> {
  return start(house.databaseUrl, { TRUST_PROXY: "true", RATE_LIMIT_FAILED_AUTHENTICATIONS: "30" })
}

function signIn(server: Server, password: string, address: string, cookie = "", email = admin.email) {
  const { baseUrl } = server.target
  const from = { "X-Forwarded-For": address, ...(cookie && { Cookie: cookie }) }
  return new ApiClient(baseUrl, { Origin: baseUrl }, "").post(
    "/api/dashboard/session",
    { email, password },
    from,
  )
}

/** Tries a password as the admin from `addresses`, thirty at once; returns the statuses. */
async function attempts(server: Server, password: string, addresses: string[], cookie = "") {
  const statuses: number[] = []
  for (let start = 0; start < addresses.length; start += 30) {
    const some = addresses.slice(start, start + 30)
    const answers = await Promise.all(some.map((address) => signIn(server, password, address, cookie)))
    statuses.push(...answers.map(({ status }) => status))
  }
  return statuses
}

/** The cookie by which a browser that has signed in is known, as it sends it again. */
function knownBrowser({ headers }: Answer): string {
  const set = headers.getSetCookie().find((each) => /^(__Secure-)?openings\.known_browser=/.test(each))
  expect(set, "no cookie for the browser").toBeDefined()
  const attributes = (set ?? "").toLowerCase().split("; ").slice(1)
  expect(attributes).toEqual(expect.arrayContaining(["httponly", "samesite=lax", "path=/api/dashboard"]))
  return (set ?? "").split(";")[0] ?? ""
}

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `198.51.${100 + Math.floor(index / 200)}.${(index % 200) + 1}`)
const wrong = "not the password"
/** It counts as any other attempt, but is too long for a password, so that many of them cost no hashing. */
const tooLong = "not the password".repeat(20)
const stranger = "192.0.2.66"
const elsewhere = "203.0.113.9"
const times = (count: number, status: number) => Array<number>(count).fill(status)

test("a stranger's wrong passwords lock out the stranger, but not the owner elsewhere or a known browser", async ({
  house,
  start,
}) => {
  const server = await startBehindProxy(house, start)
  const known = knownBrowser(await signIn(server, admin.password, elsewhere))
  const guesses = await attempts(server, wrong, Array<string>(25).fill(stranger))
  expect(guesses.toSorted()).toEqual([...times(10, 401), ...times(15, 429)])
  expect(await attempts(server, admin.password, [stranger])).toEqual([429])
  expect(await attempts(server, admin.password, [elsewhere])).toEqual([204])
  expect(await attempts(server, admin.password, [stranger], known)).toEqual([204])
})

test("attempts already refused do not count against anyone else", async ({ house, start }) => {
  const server = await startBehindProxy(house, start)
  const guesses = await attempts(server, tooLong, Array<string>(150).fill(stranger))
  expect(guesses.filter((status) => status === 401)).toHaveLength(10)
  expect(await attempts(server, tooLong, addresses(30))).toEqual(times(30, 401))
  expect(await attempts(server, admin.password, [elsewhere])).toEqual([204])
})

test("the addresses of one IPv6 network count as one, however they are written", async ({ house, start }) => {
  const server = await startBehindProxy(house, start)
  const inOne = Array.from({ length: 7 }, (_, index) => `2001:db8:0:7::${index + 1}`)
  const sameAgain = Array.from({ length: 8 }, (_, index) => `2001:0DB8:0000:0007:ab:${index}:0:1`)
  expect((await attempts(server, tooLong, [...inOne, ...sameAgain])).toSorted()).toEqual([
    ...times(10, 401),
    ...times(5, 429),
  ])
  expect(await attempts(server, tooLong, ["2001:db8:0:8::1", "::ffff:192.0.2.7"])).toEqual([401, 401])
})

test("attempts on one account from many addresses end at a hundred an hour, and the owner's known browser still gets in", async ({
  house,
  start,
}) => {
  const server = await startBehindProxy(house, start)
  const known = knownBrowser(await signIn(server, admin.password, elsewhere))
  const guesses = await attempts(server, tooLong, addresses(120))
  expect(guesses.filter((status) => status === 401)).toHaveLength(100)
  expect(guesses.filter((status) => status === 429)).toHaveLength(20)
  expect(await attempts(server, admin.password, ["203.0.113.77"])).toEqual([429])
  expect(await attempts(server, admin.password, ["203.0.113.77"], known)).toEqual([204])
})

test("one address may try fifty passwords, across all accounts", async ({ house, start }) => {
  const server = await startBehindProxy(house, start)
  const statuses: number[] = []
  for (let account = 0; account < 60; account += 1)
    statuses.push((await signIn(server, tooLong, stranger, "", `nobody-${account}@example.com`)).status)
  expect(statuses).toEqual([...times(50, 401), ...times(10, 429)])
})

test("a known browser has ten wrong attempts, and a forged one or another account's does not count as known", async ({
  house,
  start,
}) => {
  const server = await startBehindProxy(house, start)
  const session = await house.signIn(server)
  const token = await makeInvitation(session, "other@example.com", "viewer")
  expect((await accept(session, { token, ...newcomer })).status).toBe(204)
  const known = knownBrowser(await signIn(server, admin.password, elsewhere))
  const others = knownBrowser(await signIn(server, newcomer.password, elsewhere, "", "other@example.com"))
  await attempts(server, wrong, Array<string>(12).fill(stranger))
  const forged = known.replace(/=.*/, `=${"A".repeat(32)}`)
  for (const cookie of [
    others,
    forged,
    `${known}x`,
    known.replace(/=.*/, "="),
    `${forged}.${"B".repeat(5000)}`,
  ])
    expect(await attempts(server, admin.password, [stranger], cookie), cookie).toEqual([429])
  const guesses = await attempts(server, wrong, Array<string>(12).fill(elsewhere), known)
  expect(guesses.toSorted()).toEqual([...times(10, 401), 429, 429])
})

test("a browser that two people sign in with is known for both", async ({ house, start }) => {
  const server = await startBehindProxy(house, start)
  const session = await house.signIn(server)
  const email = "other@example.com"
  const token = await makeInvitation(session, email, "viewer")
  expect((await accept(session, { token, ...newcomer })).status).toBe(204)
  const first = knownBrowser(await signIn(server, admin.password, elsewhere))
  const both = knownBrowser(await signIn(server, newcomer.password, elsewhere, first, email))
  await attempts(server, wrong, Array<string>(12).fill(stranger))
  for (let count = 0; count < 12; count += 1) await signIn(server, wrong, stranger, "", email)
  expect(await attempts(server, admin.password, [stranger], both)).toEqual([204])
  expect((await signIn(server, newcomer.password, stranger, both, email)).status).toBe(204)
})

test("a new password makes browsers known by the old one unknown", async ({ house, start }) => {
  const server = await startBehindProxy(house, start)
  const session = await house.signIn(server)
  const known = knownBrowser(await signIn(server, admin.password, elsewhere))
  const password = "a password that is new"
  const changed = await session.put(
    "/api/dashboard/me/password",
    { present: admin.password, password },
    { "X-Forwarded-For": elsewhere },
  )
  expect(changed.status, changed.text).toBe(204)
  const renewed = knownBrowser(changed)
  await attempts(server, wrong, Array<string>(12).fill(stranger))
  expect(await attempts(server, password, [stranger], known)).toEqual([429])
  expect(await attempts(server, password, [stranger], renewed)).toEqual([204])
})

test("attempts on one instance count on the other, and a browser known to one is known to both @postgresql", async ({
  house,
  start,
}) => {
  const [one, other] = [await startBehindProxy(house, start), await startBehindProxy(house, start)]
  const known = knownBrowser(await signIn(one, admin.password, elsewhere))
  expect(await attempts(one, wrong, Array<string>(6).fill(stranger))).toEqual(times(6, 401))
  expect((await attempts(other, wrong, Array<string>(6).fill(stranger))).toSorted()).toEqual([
    ...times(4, 401),
    429,
    429,
  ])
  for (const server of [one, other]) {
    expect(await attempts(server, admin.password, [stranger])).toEqual([429])
    expect(await attempts(server, admin.password, [stranger], known)).toEqual([204])
  }
})

test("right passwords do not count, however many @whole", async ({ house, start }) => {
  const server = await startBehindProxy(house, start)
  for (let round = 0; round < 3; round++) {
    expect(await attempts(server, admin.password, addresses(5))).toEqual(times(5, 204))
    expect(await attempts(server, wrong, addresses(3))).toEqual([401, 401, 401])
  }
})
