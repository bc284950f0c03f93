import type { OwnSession } from "@/lib/api/dashboard/account"
import { readActivity } from "../support/activity"
import type { ApiClient } from "../support/api"
import {
  registerPasskey,
  Authenticator,
  beginSignIn,
  byName,
  originOf,
  passkeySignInPath,
  passkeysOf,
  signInWith,
} from "../support/authenticator"
import { expectProblem } from "../support/expectations"
import { memberOf, membersPath, passwordLink, usePasswordLink } from "../support/members"
import { apiOf, openSession } from "../support/session"
import { challenge } from "../support/two-factor"
import { expect, test } from "../support/ui"

// Each test signs in several times, and passwords are slow to check by design.
test.slow()

const refused = { status: 401, code: "unauthorized" }

test("a passkey signs in on its own, instead of password and second step, and its use is recorded", async ({
  server,
  admin,
  addMember,
}) => {
  const editor = await addMember("editor")
  const { authenticator } = await registerPasskey(await openSession(byName(server), editor), editor)
  const { options } = await beginSignIn(byName(server))
  expect(options).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] })
  const { answer, browser } = await signInWith(authenticator, byName(server))
  expect(answer.status, answer.text).toBe(204)
  expect((await apiOf(browser).get("/jobs")).status).toBe(200)
  const { body } = await browser.get<{ data: OwnSession[] }>("/api/dashboard/me/sessions")
  expect(body.data.find(({ current }) => current)?.method).toBe("passkey")
  const [passkey] = await passkeysOf(browser)
  expect(Date.now() - Date.parse(passkey?.lastUsedAt ?? "")).toBeLessThan(60_000)

  const started = await readActivity(await openSession(server, admin), "?kind=session&pageSize=100")
  const latest = started.find(({ object }) => object.name === editor.email)
  expect(latest).toMatchObject({
    action: "session.started",
    changes: [{ field: "by", before: null, after: "passkey" }],
  })
})

test("a passkey works as the second step after the password, only for its owner, and uses up the first step", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const other = await addMember("editor")
  const { authenticator } = await registerPasskey(await openSession(byName(server), editor), editor)
  const foreign = await registerPasskey(await openSession(byName(server), other), other)
  const { browser } = await challenge(byName(server), editor)
  const begun = await beginSignIn(browser, true)
  expect(begun.options.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id])
  const theirs = foreign.authenticator.answer(begun.options, { origin: originOf(browser) })
  const body = { response: theirs, secondStep: true }
  expectProblem(await begun.browser.post(passkeySignInPath, body), refused)

  const done = await signInWith(authenticator, browser, true)
  expect(done.answer.status, done.answer.text).toBe(204)
  expect((await done.browser.get("/api/dashboard/me")).status).toBe(200)
  expectProblem(await browser.post(`${passkeySignInPath}/options`, { secondStep: true }), refused)
  expectProblem(await byName(server).post(`${passkeySignInPath}/options`, { secondStep: true }), refused)
})

test("signing in takes an answer to one's own challenge, once and in time, with user verification", async ({
  server,
  addMember,
  records,
}) => {
  const editor = await addMember("editor")
  const site = byName(server)
  const { authenticator } = await registerPasskey(await openSession(site, editor), editor)
  const begun = await beginSignIn(site)
  const origin = originOf(site)
  const send = (browser: ApiClient, response: object) => browser.post(passkeySignInPath, { response })
  const good = authenticator.answer(begun.options, { origin })

  expectProblem(await send(site, good), refused)
  const another = await beginSignIn(site)
  expectProblem(await send(another.browser, good), refused)
  const forged = site.with({ Cookie: "openings.passkey=anything.AAAA" })
  expectProblem(await send(forged, good), refused)
  expectProblem(await send(begun.browser.with({ Origin: "https://evil.example" }), good), {
    status: 403,
    code: "forbidden",
  })
  const done = await send(begun.browser, good)
  expect(done.status, done.text).toBe(204)
  expectProblem(await send(begun.browser, good), refused)

  const wrong: [string, (challenge: typeof begun.options) => object][] = [
    ["of another site", (asked) => authenticator.answer(asked, { origin: "https://evil.example" })],
    ["for another site", (asked) => authenticator.answer({ ...asked, rpId: "evil.example" }, { origin })],
    ["without user verification", (asked) => authenticator.answer(asked, { origin, verifiesUser: false })],
    ["to another challenge", (asked) => authenticator.answer({ ...asked, challenge: "AAAA" }, { origin })],
    ["of an unknown passkey", (asked) => new Authenticator().answer(asked, { origin })],
    [
      "signed by another key",
      (asked) => new Authenticator(Buffer.from(authenticator.id, "base64url")).answer(asked, { origin }),
    ],
  ]
  for (const [what, answer] of wrong) {
    const { browser, options } = await beginSignIn(site)
    const sent = await send(browser, answer(options))
    expect(sent.status, `${what}: ${sent.text}`).toBe(401)
    expect(sent.headers.getSetCookie().join(), what).not.toContain("session_token")
    // Every failed answer uses up the challenge, except one for an unknown passkey.
    if (what !== "of an unknown passkey")
      expectProblem(await send(browser, authenticator.answer(options, { origin })), refused)
  }
  const late = await beginSignIn(site)
  await records.expirePasskeyChallenge(String(late.browser.headers.Cookie))
  expectProblem(await send(late.browser, authenticator.answer(late.options, { origin })), refused)
  expect((await signInWith(authenticator, site)).answer.status).toBe(204)
})

test("one answer sent many times at once opens one session", async ({ server, addMember }) => {
  const editor = await addMember("editor")
  const { authenticator } = await registerPasskey(await openSession(byName(server), editor), editor)
  const { browser, options } = await beginSignIn(byName(server))
  const response = authenticator.answer(options, { origin: originOf(browser) })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => browser.post(passkeySignInPath, { response })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(401)])
})

test("a passkey whose counter goes back is refused, since it may have been copied", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const site = byName(server)
  const { authenticator } = await registerPasskey(await openSession(site, editor), editor)
  const use = async (counter: number) => {
    const { browser, options } = await beginSignIn(site)
    const response = authenticator.answer(options, { origin: originOf(site), counter })
    return (await browser.post(passkeySignInPath, { response })).status
  }
  expect([await use(5), await use(5), await use(4), await use(6)]).toEqual([204, 401, 401, 204])
})

test("setting a password by link keeps passkeys and the app, and ends the sessions", async ({
  server,
  admin,
  addMember,
}) => {
  const editor = await addMember("editor")
  const site = byName(server)
  const session = await openSession(site, editor)
  const { authenticator } = await registerPasskey(session, editor)
  const token = await passwordLink(await openSession(server, admin), editor)
  const password = "another good password"
  expect((await usePasswordLink(site, token, password)).status).toBe(204)
  expect((await session.get("/api/dashboard/me")).status).toBe(401)
  expect((await challenge(server, { ...editor, password })).methods).toContain("passkey")
  expect((await signInWith(authenticator, site)).answer.status).toBe(204)
})

test("a browser remembered after a passkey as the second step needs only the password from then on", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const { authenticator } = await registerPasskey(await openSession(byName(server), editor), editor)
  const signIn = async (browser: ApiClient) => (await browser.post("/api/dashboard/session", editor)).status
  const taken = async (remember?: unknown) => {
    const { browser } = await challenge(byName(server), editor)
    return signInWith(authenticator, browser, true, { remember })
  }
  expect(await signIn((await taken()).browser), "not remembered unless requested").toBe(200)
  const remembered = await taken(true)
  expect(remembered.answer.status, remembered.answer.text).toBe(204)
  expect(await signIn(remembered.browser)).toBe(204)
  expectProblem((await taken("yes")).answer, { status: 400, code: "validation_failed", fields: ["remember"] })
  // A passkey on its own is not a second step, so there is nothing to remember.
  const alone = await signInWith(authenticator, byName(server), false, { remember: true })
  expect(alone.answer.status).toBe(204)
  expect(await signIn(alone.browser)).toBe(200)
})

test("a person with no employer left is told so, also with a passkey", async ({
  server,
  admin,
  addMember,
}) => {
  const editor = await addMember("editor")
  const { authenticator } = await registerPasskey(await openSession(byName(server), editor), editor)
  const boss = await openSession(server, admin)
  const removed = await boss.delete(`${membersPath}/${(await memberOf(boss, editor)).id}`)
  expect(removed.status).toBeLessThan(300)
  const { browser } = await signInWith(authenticator, byName(server))
  expectProblem(await browser.get("/api/dashboard/me"), { status: 403, code: "forbidden" })
})
