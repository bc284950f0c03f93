import { ApiClient } from "../support/api"
import { expect } from "../support/fixtures"
import { admin, type House, test } from "../support/house"
import type { Server } from "../../scripts/test/start-server"

/** Tries to sign in as the admin from `addresses` at once; answers the statuses. */
function attempts({ target }: Server, password: string, addresses: string[]): Promise<number[]> {
  const browser = new ApiClient(target.baseUrl, { Origin: target.baseUrl }, "")
  const { email } = admin
  return Promise.all(
    addresses.map(async (address) => {
      const from = { "X-Forwarded-For": address }
      return (await browser.post("/api/dashboard/session", { email, password }, from)).status
    }),
  )
}

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `192.0.2.${index + 1}`)

test("thirty wrong passwords at once, each from an address of its own, are ten attempts and twenty refusals", async ({
  house,
  start,
}) => {
  const server = await startBehindProxy(house, start)
  const statuses = await attempts(server, "not the password", addresses(30))
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  expect(await attempts(server, admin.password, ["192.0.2.99"])).toEqual([429])
})

test("attempts at one instance count at the other @postgresql", async ({ house, start }) => {
  const [one, other] = [await startBehindProxy(house, start), await startBehindProxy(house, start)]
  expect(await attempts(one, "not the password", addresses(6))).toEqual(Array(6).fill(401))
  expect((await attempts(other, "not the password", addresses(6))).toSorted()).toEqual([
    ...Array(4).fill(401),
    429,
    429,
  ])
  for (const server of [one, other])
    expect(await attempts(server, admin.password, ["192.0.2.99"])).toEqual([429])
})

test("right passwords do not count, however many @whole", async ({ house, start }) => {
  const server = await startBehindProxy(house, start)
  for (let round = 0; round < 3; round++) {
    expect(await attempts(server, admin.password, addresses(5))).toEqual(Array(5).fill(204))
    expect(await attempts(server, "not the password", addresses(3))).toEqual([401, 401, 401])
  }
})

function startBehindProxy(
  house: House,
  start: (databaseUrl: string, env?: Record<string, string>) => Promise<Server>,
): Promise<Server> {
  return start(house.databaseUrl, { TRUST_PROXY: "true" })
}
