import { readFile } from "node:fs/promises"
import { jobBody } from "../support/factories"
import { apiClientOf, expect } from "../support/fixtures"
import { test } from "../support/service"
import type { Headings } from "../support/api"

const sent = {
  "X-Forwarded-For": "198.51.100.6, 203.0.113.9, 10.0.0.1",
  "X-Forwarded-Host": "evil.example, jobs.example.org, inner",
  "X-Forwarded-Proto": "http, https, http",
}

for (const [trust, address] of [
  ["2", "https://jobs.example.org"],
  ["127.0.0.0/8, 10.0.0.0/8", "https://jobs.example.org"],
  ["192.0.2.1", null],
  ["false", null],
] as const) {
  test(`with TRUST_PROXY=${trust} one hop determines host, protocol and address @sqlite`, async ({
    start,
    employerIn,
    newDatabase,
  }) => {
    const env = { TRUST_PROXY: trust, RATE_LIMIT_FAILED_AUTHENTICATIONS: "1" }
    const { target } = await start(newDatabase, env)
    const { apiKey } = await employerIn(newDatabase)
    const api = apiClientOf(target, apiKey)
    const created = await api.post("/jobs", jobBody(), sent)
    const origin = address ?? target.baseUrl
    expect(created.headers.get("location")).toBe(`${origin}/api/v1.1/jobs/${created.body.id}`)
    const secure = address === null ? null : expect.stringContaining("max-age")
    expect(created.headers.get("strict-transport-security"), "the API").toEqual(secure)
    const page = await fetch(`${target.baseUrl}/sign-in`, { headers: sent })
    expect(page.headers.get("strict-transport-security"), "a page").toEqual(secure)

    const wrong = (headers: Headings) => api.get("/me", { "API-Key": "opn_wrong", ...headers })
    const from = (addresses: string) => wrong({ ...sent, "X-Forwarded-For": addresses })
    expect((await from("198.51.100.6, 203.0.113.9, 10.0.0.1")).status).toBe(401)
    expect((await from("198.51.100.7, 203.0.113.9, 10.0.0.1")).status, "a client's own header").toBe(429)
    expect((await from("198.51.100.6, 203.0.113.10, 10.0.0.1")).status, "another client").toBe(
      address === null ? 429 : 401,
    )
    const lines = (await readFile(target.logFile, "utf8")).split("\n")
    const warnings = lines.filter((line) => line.includes("TRUST_PROXY"))
    expect(warnings, "one for the operator whose proxy isn't trusted").toHaveLength(address === null ? 1 : 0)
    for (const line of warnings) {
      expect(line).toContain('"level":40')
      expect(line).toContain("PUBLIC_URL")
    }
    expect(lines.join()).not.toContain("evil.example")
  })
}
