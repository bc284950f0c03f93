import { createHmac } from "node:crypto"
import type { OwnSession } from "@/lib/api/dashboard/account"
import type { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { apiOf, openSession, sessionCookie } from "../support/session"
import { nextCodeOf, openSessionWith, setUpApp, withCookies } from "../support/two-factor"
import { expect, test } from "../support/ui"

test("the session cookie is limited to this site, hidden from scripts, and lasts 30 days", async ({
  server,
  admin,
}) => {
  const { email, password } = admin
  const answer = await server.post("/api/dashboard/session", { email, password }, { Origin: server.baseUrl })
  const attributes = sessionCookie(answer.headers).toLowerCase().split("; ").slice(1)
  expect(attributes).toEqual(
    expect.arrayContaining(["httponly", "samesite=lax", "path=/", `max-age=${30 * 86_400}`]),
  )
  expect(attributes).not.toContain("secure")
  expect(attributes.filter((each) => each.startsWith("domain"))).toEqual([])
})

test("a session unused for 30 days has ended", async ({ server, admin, records }) => {
  const session = await openSession(server, admin)
  expect((await session.get("/api/dashboard/me")).status).toBe(200)
  await records.expireSessions(admin.email)
  const refused = await apiOf(session).get("/jobs")
  expectProblem(refused, { status: 401, code: "unauthorized" })
  expect(refused.headers.get("www-authenticate")).toBe("API-Key")
  expect((await session.get("/api/dashboard/me")).status).toBe(401)
})

test("signing out ends the session itself, not only its cookie, and no other session", async ({
  server,
  admin,
}) => {
  const session = await openSession(server, admin)
  const elsewhere = await openSession(server, admin)
  const answer = await session.delete("/api/dashboard/session")
  expect(answer.status).toBe(204)
  expect(sessionCookie(answer.headers)).toMatch(/max-age=0/i)
  expect((await apiOf(session).get("/jobs")).status).toBe(401)
  expect((await apiOf(elsewhere).get("/jobs")).status).toBe(200)
})

test("a forged session cookie is rejected", async ({ server, admin }) => {
  const { headers } = await openSession(server, admin)
  const [name, value = ""] = String(headers.Cookie).split("=")
  const [token] = decodeURIComponent(value).split(".")
  for (const forged of [token, `${token}.`, `${token}.${"A".repeat(43)}=`, "", "x.y"]) {
    const cookie = `${name}=${encodeURIComponent(forged ?? "")}`
    expect((await apiOf(server.with({ Cookie: cookie })).get("/jobs")).status, cookie).toBe(401)
  }
})

test("a session token is not stored, and what is stored cannot be used as one, even with the secret", async ({
  server,
  admin,
  employer,
  records,
}) => {
  const session = await openSession(server, admin)
  const [name, value = ""] = String(session.headers.Cookie).split("=")
  const [token = ""] = decodeURIComponent(value).split(".")
  expect(token).toMatch(/^\w{32}$/)
  expect(await records.tablesHolding(token)).toEqual([])

  // A copy of the database is enough to sign cookies, but contains no token to sign that opens a session.
  const secret = await records.secret()
  const signed = (text: string) =>
    encodeURIComponent(`${text}.${createHmac("sha256", secret).update(text).digest("base64")}`)
  const as = (text: string) => server.with({ Cookie: `${name}=${signed(text)}` }).get("/api/dashboard/me")
  expect((await as(token)).status).toBe(200)
  const { sessions = [] } = await records.stored(employer.id)
  expect(sessions).toHaveLength(1)
  for (const row of sessions) expect((await as(String(row.token))).status).toBe(401)
})

test("signing in creates a new session whatever cookie the browser had, and a planted cookie stays useless", async ({
  server,
  admin,
}) => {
  const tokenOf = (cookie: string | undefined) => (cookie ?? "").split(/[=;]/)[1] ?? ""
  const before = await openSession(server, admin)
  const planted = "openings.session_token=a-token-that-somebody-else-knows"
  for (const cookie of [planted, String(before.headers.Cookie)]) {
    const browser = server.with({ Origin: server.baseUrl, Cookie: cookie })
    const answer = await browser.post("/api/dashboard/session", {
      email: admin.email,
      password: admin.password,
    })
    expect(answer.status).toBe(204)
    const token = tokenOf(sessionCookie(answer.headers))
    expect(token).not.toBe("")
    expect(token).not.toBe(tokenOf(cookie))
  }
  expect((await apiOf(server.with({ Cookie: planted })).get("/jobs")).status).toBe(401)
})

test("each session shows how it was started, also after a password change in it, unless it is older than that information", async ({
  server,
  addMember,
  records,
}) => {
  test.slow()
  const editor = await addMember("editor")
  const methodsOf = async (session: ApiClient) => {
    const { body } = await session.get<{ data: OwnSession[] }>("/api/dashboard/me/sessions")
    return body.data.map(({ current, method }) => (current ? `${method}, this one` : method)).sort()
  }
  const byPassword = await openSession(server, editor)
  expect(await methodsOf(byPassword)).toEqual(["password, this one"])
  const { secret, recoveryCodes } = await setUpApp(byPassword, editor)
  const byCode = await openSessionWith(server, editor, nextCodeOf(secret))
  await openSessionWith(server, editor, recoveryCodes[0] ?? "", "recovery_code")
  expect(await methodsOf(byCode)).toEqual(["code, this one", "password", "recovery_code"])

  const change = { present: editor.password, password: "another good password" }
  const spoofed = byCode.with({ "X-Forwarded-For": "203.0.113.9" })
  const changed = await spoofed.put("/api/dashboard/me/password", change)
  expect(changed.status, changed.text).toBe(204)
  const goesOn = withCookies(byCode, changed)
  const { body } = await goesOn.get<{ data: OwnSession[] }>("/api/dashboard/me/sessions")
  expect(body.data.map(({ address }) => address)).toEqual(["127.0.0.1"])
  expect(await methodsOf(goesOn)).toEqual(["code, this one"])
  await records.forgetMethods(editor.email)
  expect(await methodsOf(goesOn)).toEqual(["null, this one"])
})
