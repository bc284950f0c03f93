import type { OwnTwoFactor } from "@/lib/api/dashboard/two-factor"
import { actionNames, readActivity } from "../support/activity"
import { expectProblem, invalid } from "../support/expectations"
import { apiOf, openSession } from "../support/session"
import {
  challenge,
  codeOf,
  nextCodeOf,
  openSessionWith,
  setUpApp,
  sendSecondStep,
  twoFactorPath,
  withCookies,
  wrongCodeOf,
} from "../support/two-factor"
import { expect, test } from "../support/ui"

// Each test signs in several times, and passwords are slow to check by design.
test.slow()

const badCode = { ...invalid, fields: ["code"] }
const badPassword = { ...invalid, fields: ["password"] }

test("an app is set up with the password and a code from it, and nothing changes before that", async ({
  server,
  admin,
  addMember,
  records,
}) => {
  const viewer = await addMember("viewer")
  const session = await openSession(server, viewer)
  const state = async () => (await session.get<OwnTwoFactor>(twoFactorPath)).body
  expect(await state()).toMatchObject({ app: false, recoveryCodes: null })
  expectProblem(await session.post(twoFactorPath, {}), { ...badPassword, required: ["password"] })
  expectProblem(await session.post(twoFactorPath, { password: "not the password" }), badPassword)

  const confirm = (code: string) =>
    session.post<{ recoveryCodes: string[] }>(`${twoFactorPath}/confirmation`, { code })
  expectProblem(await confirm("123456"), badCode)
  const { body: begun } = await session.post<{ secret: string; address: string }>(twoFactorPath, viewer)
  expect(begun.secret).toMatch(/^[A-Z2-7]{40}$/)
  expect(begun.address).toContain(`secret=${begun.secret}&issuer=Openings`)
  expect(begun.address).toContain(encodeURIComponent(viewer.email))
  expectProblem(await confirm(wrongCodeOf(begun.secret)), badCode)
  expectProblem(await confirm("12345"), badCode)
  await openSession(server, viewer)
  expect(await state()).toMatchObject({ app: false })

  const code = codeOf(begun.secret)
  const { status, body, text } = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect(status, text).toBe(200)
  expect(new Set(body.recoveryCodes).size).toBe(10)
  expect(await state()).toMatchObject({ app: true, recoveryCodes: 10 })
  expectProblem(await session.post(twoFactorPath, viewer), { ...invalid, fields: ["app"] })
  expectProblem(await confirm(codeOf(begun.secret, 1)), badCode)

  for (const secret of [begun.secret, ...body.recoveryCodes])
    expect(await records.tablesHolding(secret), "stored in plain text").toEqual([])
  const [latest] = await readActivity(await openSession(server, admin), "?kind=member&actor=person")
  expect(latest).toMatchObject({ action: "member.two_factor_on", actor: { name: viewer.name }, changes: [] })
})

test("once it is set up, the password alone does not sign in, and a code completes a sign-in once", async ({
  server,
  admin,
  addMember,
}) => {
  const editor = await addMember("editor")
  const own = await openSession(server, editor)
  expect((await own.put("/api/dashboard/me/language", { language: "fr" })).status).toBe(204)
  const { secret, recoveryCodes } = await setUpApp(own, editor)
  const { methods, browser, answer } = await challenge(server, editor)
  expect(methods).toEqual(["code", "recovery_code"])
  expect(answer.text).not.toContain("token")
  expect((await apiOf(browser).get("/jobs")).status).toBe(401)
  expect((await browser.get("/api/dashboard/me")).status).toBe(401)
  for (const cookie of answer.headers.getSetCookie()) {
    const attributes = cookie.toLowerCase()
    expect(attributes).toContain("httponly")
    expect(attributes).toContain("samesite=lax")
    // The session that the right password started has ended, along with every cookie for it.
    const given = server.with({ Cookie: cookie.split(";")[0] ?? "" })
    expect((await given.get("/api/dashboard/me")).status, cookie).toBe(401)
  }

  expectProblem(await sendSecondStep(browser, wrongCodeOf(secret)), badCode)
  const code = nextCodeOf(secret)
  const done = await sendSecondStep(browser, code)
  expect(done.status, done.text).toBe(204)
  expect(done.headers.getSetCookie().join()).toContain("openings.language=fr")
  const session = withCookies(browser, done)
  expect((await apiOf(session).get("/jobs")).status).toBe(200)

  const again = (await challenge(server, editor)).browser
  const used = expectProblem(await sendSecondStep(again, code), badCode)
  expect(used.errors?.[0]?.message).toContain("was used before")
  // By the clock the code before it is still valid, but a newer one has been used.
  expectProblem(await sendSecondStep(again, codeOf(secret, -1)), badCode)
  expect((await sendSecondStep(again, recoveryCodes[0] ?? "", "recovery_code")).status).toBe(204)
  const ended = await sendSecondStep(again, recoveryCodes[1] ?? "", "recovery_code")
  expect(ended.status, "one password, two sessions").toBe(401)

  const started = await readActivity(await openSession(server, admin), "?kind=session&pageSize=100")
  const theirs = started.filter(({ object }) => object.name === editor.email)
  expect(theirs.map(({ action, changes }) => [action, changes[0]?.after ?? null])).toEqual([
    ["session.started", "recovery_code"],
    ["session.refused", "code"],
    ["session.refused", "code"],
    ["session.started", "code"],
    ["session.refused", "code"],
    ["session.started", null],
  ])
})

test("one code sent many times at once opens one session", async ({ server, addMember }) => {
  const editor = await addMember("editor")
  const { secret, recoveryCodes } = await setUpApp(await openSession(server, editor), editor)
  const browsers = []
  for (let count = 0; count < 8; count += 1) browsers.push((await challenge(server, editor)).browser)
  for (const [by, code] of [
    ["code", nextCodeOf(secret)],
    ["recovery_code", recoveryCodes[0] ?? ""],
  ] as const) {
    const some = browsers.splice(0, 4)
    const answers = await Promise.all(some.map((browser) => sendSecondStep(browser, code, by)))
    const opened = answers.filter(({ status }) => status === 204)
    expect(opened, answers.map(({ status, text }) => `${status} ${text}`).join("\n")).toHaveLength(1)
    for (const { status } of answers) expect(status).toBeLessThan(500)
  }
})

test("a recovery code replaces the app once, in whatever form it was written down", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const { recoveryCodes } = await setUpApp(await openSession(server, editor), editor)
  const [first = "", second = ""] = recoveryCodes
  const { browser } = await challenge(server, editor)
  const step = (code: string) => sendSecondStep(browser, code, "recovery_code")
  expectProblem(await step(""), { ...badCode, required: ["code"] })
  expectProblem(await step("abcde-fghi"), badCode)
  expectProblem(await step("zzzzz-zzzzz"), badCode)
  expect((await step(` ${first.toUpperCase().replace("-", " ")} `)).status).toBe(204)

  const later = (await challenge(server, editor)).browser
  expectProblem(await sendSecondStep(later, first, "recovery_code"), badCode)
  const session = await openSessionWith(server, editor, second, "recovery_code")
  expect((await session.get<OwnTwoFactor>(twoFactorPath)).body.recoveryCodes).toBe(8)
})

test("after ten wrong codes even a right one has to wait, from anywhere, and a recovery code still works", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const { secret, recoveryCodes } = await setUpApp(await openSession(server, editor), editor)
  const wrong = wrongCodeOf(secret)
  const { browser } = await challenge(server, editor)
  const answers = await Promise.all(Array.from({ length: 30 }, () => sendSecondStep(browser, wrong)))
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10)
  expect(answers.filter(({ status }) => ![400, 429, 503].includes(status))).toEqual([])
  // A new sign-in does not reset the count, even though its password was right.
  const anew = (await challenge(server, editor)).browser
  const refused = await sendSecondStep(anew, nextCodeOf(secret))
  expectProblem(refused, { status: 429, code: "rate_limited" })
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60)
  expect((await sendSecondStep(anew, recoveryCodes[0] ?? "", "recovery_code")).status).toBe(204)
})

test("the second step is refused without the first, too late, for someone else or from another site", async ({
  server,
  addMember,
  records,
}) => {
  const editor = await addMember("editor")
  const { secret } = await setUpApp(await openSession(server, editor), editor)
  const code = nextCodeOf(secret)
  const unknown = { status: 401, code: "unauthorized" }
  const site = server.with({ Origin: server.baseUrl })
  expectProblem(await sendSecondStep(site, code), unknown)
  const forged = site.with({ Cookie: "openings.two_factor=2fa-anything.AAAA" })
  expectProblem(await sendSecondStep(forged, code), unknown)
  // A session does not count as a first step.
  const other = await openSession(server, await addMember("editor"))
  expectProblem(await sendSecondStep(other, code), unknown)

  const { browser } = await challenge(server, editor)
  const elsewhere = browser.with({ Origin: "https://evil.example" })
  expectProblem(await sendSecondStep(elsewhere, code), { status: 403, code: "forbidden" })
  await records.expireChallenges(editor.email)
  expectProblem(await sendSecondStep(browser, code), unknown)
})

test("the app is removed with the password, which is then enough to sign in", async ({
  server,
  admin,
  addMember,
}) => {
  const editor = await addMember("editor")
  const session = await openSession(server, editor)
  await setUpApp(session, editor)
  const remove = (password: string) => session.post(`${twoFactorPath}/removal`, { password })
  expectProblem(await remove("not the password"), badPassword)
  await challenge(server, editor)
  expect((await remove(editor.password)).status).toBe(204)
  expect((await session.get<OwnTwoFactor>(twoFactorPath)).body).toMatchObject({
    app: false,
    recoveryCodes: null,
  })
  expectProblem(await remove(editor.password), { status: 404, code: "not_found" })
  await openSession(server, editor)
  const deeds = await readActivity(await openSession(server, admin), "?kind=member&actor=person")
  expect(actionNames(deeds).slice(0, 2)).toEqual(["member.two_factor_off", "member.two_factor_on"])
})

test("new recovery codes replace the earlier ones", async ({ server, addMember }) => {
  const editor = await addMember("editor")
  const session = await openSession(server, editor)
  const renew = (password: string) =>
    session.post<{ recoveryCodes: string[] }>("/api/dashboard/me/recovery-codes", { password })
  expectProblem(await renew(editor.password), { status: 404, code: "not_found" })
  const { recoveryCodes: old } = await setUpApp(session, editor)
  expectProblem(await renew("not the password"), badPassword)
  const { body } = await renew(editor.password)
  const { browser } = await challenge(server, editor)
  expectProblem(await sendSecondStep(browser, old[0] ?? "", "recovery_code"), badCode)
  expect((await sendSecondStep(browser, body.recoveryCodes[0] ?? "", "recovery_code")).status).toBe(204)
})
