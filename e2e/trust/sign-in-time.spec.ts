import { ApiClient } from "../support/api"
import { expect } from "../support/fixtures"
import { admin, test } from "../support/house"
import { rounds } from "../support/thorough"

test("signing in takes as long for an unknown account as for a wrong password @whole", async ({
  house,
  start,
}) => {
  // Behind a proxy each attempt can have a different address, and each account is tried only a few times.
  const server = await start(house.databaseUrl, { TRUST_PROXY: "true" })
  const browser = new ApiClient(server.target.baseUrl, { Origin: server.target.baseUrl }, "")
  let attempts = 0
  const time = async (email: string) => {
    const from = { "X-Forwarded-For": `192.0.2.${++attempts}` }
    const begun = performance.now()
    const answer = await browser.post("/api/dashboard/session", { email, password: "not the password" }, from)
    expect(answer.status, answer.text).toBe(401)
    return performance.now() - begun
  }
  await time("warm@example.com")
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < rounds(5, 9); round++) {
    known.push(await time(admin.email))
    unknown.push(await time(`nobody-${round}@example.com`))
  }
  const ratio = median(unknown) / median(known)
  const seen = `known ${known.map(Math.round).join()}, unknown ${unknown.map(Math.round).join()} ms`
  expect(ratio, seen).toBeGreaterThan(0.6)
  expect(ratio, seen).toBeLessThan(1.7)
})

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
