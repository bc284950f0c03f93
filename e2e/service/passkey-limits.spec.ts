import { passkeySignInPath } from "../support/authenticator"
import { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { expect } from "../support/fixtures"
import { openRecords } from "../support/records"
import { test } from "../support/service"

const host = "jobs.example.com"

/** A stranger at the sign-in page of a server behind a proxy, with a given address. */
function strangerAt(baseUrl: string, address: string): ApiClient {
  const forwarded = { "X-Forwarded-Host": host, "X-Forwarded-Proto": "https", "X-Forwarded-For": address }
  return new ApiClient(baseUrl, { ...forwarded, Origin: `https://${host}` }, "")
}

test("a network gets 300 challenges in 15 minutes, and each network has its own limit", async ({
  start,
  newDatabase,
}) => {
  test.slow()
  const { target } = await start(newDatabase, {
    TRUST_PROXY: "true",
    RATE_LIMIT_FAILED_AUTHENTICATIONS: "30",
  })
  const stranger = strangerAt(target.baseUrl, "198.51.100.7")
  const ask = (from: ApiClient) => from.post<{ rpId: string }>(`${passkeySignInPath}/options`, {})
  const first = await ask(stranger)
  expect(first.body.rpId).toBe(host)
  const cookie = first.headers.getSetCookie().find((each) => each.startsWith("__Secure-openings.passkey="))
  expect(cookie?.toLowerCase().split("; ").slice(1)).toEqual(
    expect.arrayContaining(["max-age=300", "httponly", "secure", "samesite=lax"]),
  )
  const statuses: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(stranger)))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(299)
  const refused = await ask(stranger)
  expectProblem(refused, { status: 429, code: "rate_limited" })
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60)
  expect((await ask(strangerAt(target.baseUrl, "203.0.113.9"))).status).toBe(200)
})

test("unanswered challenges expire, and the oldest of very many are dropped, but never a link", async ({
  start,
  newDatabase,
}) => {
  const { target } = await start(newDatabase, { TRUST_PROXY: "true" })
  const records = openRecords(newDatabase)
  try {
    await records.addVerifications("a-link", 1, { value: '{"userId":1}' })
    await records.addVerifications("over", 5, { expiresAt: "2020-01-01T00:00:00.000+00:00" })
    await records.addVerifications("open", 10_100, {})
    const stranger = strangerAt(target.baseUrl, "198.51.100.7")
    expect((await stranger.post(`${passkeySignInPath}/options`, {})).status).toBe(200)
    await expect.poll(() => records.countVerifications("over")).toBe(0)
    const open = await records.countVerifications("open")
    expect(open).toBeGreaterThan(9_990)
    expect(open).toBeLessThanOrEqual(10_000)
    expect(await records.countVerifications("a-link")).toBe(1)
  } finally {
    await records.close()
  }
})

test("with PUBLIC_URL passkeys are bound to its host, whatever host a request names", async ({
  start,
  newDatabase,
}) => {
  const { target } = await start(newDatabase, { PUBLIC_URL: `https://${host}` })
  const site = new ApiClient(target.baseUrl, { Origin: `https://${host}` }, "")
  const asked = await site.post<{ rpId: string }>(`${passkeySignInPath}/options`, {})
  expect(asked.body.rpId, asked.text).toBe(host)
})
