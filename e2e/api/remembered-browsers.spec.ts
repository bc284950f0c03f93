import type { OwnTwoFactor } from "@/lib/api/dashboard/two-factor"
import { actionNames, readActivity } from "../support/activity"
import type { ApiClient } from "../support/api"
import { expectProblem, invalid } from "../support/expectations"
import { memberOf } from "../support/members"
import { openSession } from "../support/session"
import {
  challenge,
  nextCodeOf,
  setUpApp,
  sendSecondStep,
  twoFactorPath,
  withCookies,
} from "../support/two-factor"
import { expect, test } from "../support/ui"

// Each test signs in several times, and passwords are slow to check by design.
test.slow()

type Credentials = { email: string; password: string }

const forgetPath = "/api/dashboard/me/remembered-browsers"

/** A browser in which the person has taken the second step and chosen not to be asked for it again. */
async function remembered(server: ApiClient, person: Credentials) {
  const first = await openSession(server, person)
  const app = await setUpApp(first, person)
  const { browser } = await challenge(server, person)
  const done = await sendSecondStep(browser, nextCodeOf(app.secret), "code", { remember: true })
  expect(done.status, done.text).toBe(204)
  return { ...app, first, browser: withCookies(browser, done), done }
}

const signInWith = (browser: ApiClient, { email, password }: Credentials) =>
  browser.post("/api/dashboard/session", { email, password })

/** Signs in with the password: 204 means that it was enough, 200 that a second step is required. */
const statusOf = async (browser: ApiClient, person: Credentials) => (await signInWith(browser, person)).status

test("a remembered browser is not asked for a code for 30 days, and others still are", async ({
  server,
  admin,
  addMember,
  records,
}) => {
  const editor = await addMember("editor")
  const { browser, done, first } = await remembered(server, editor)
  const cookie = done.headers.getSetCookie().find((each) => each.includes("known_browser")) ?? ""
  expect(cookie.toLowerCase()).toContain("httponly")
  expect(cookie.toLowerCase()).toContain("samesite=lax")
  const token = /known_browser=([\w-]{32})/.exec(cookie)?.[1] ?? ""
  expect(await records.tablesHolding(token), "stored in plain text").toEqual([])

  const again = await signInWith(browser, editor)
  expect(again.status, again.text).toBe(204)
  const session = withCookies(browser, again)
  expect((await session.get<OwnTwoFactor>(twoFactorPath)).body).toMatchObject({
    app: true,
    rememberedBrowsers: 1,
  })
  expect(await statusOf(session, editor), "a second time").toBe(204)
  expect((await signInWith(browser, { ...editor, password: "not the password" })).status).toBe(401)
  await challenge(server, editor)
  await records.endRememberedBrowsers(editor.email)
  expect(await statusOf(browser, editor), "after 30 days").toBe(200)
  expect((await first.get<OwnTwoFactor>(twoFactorPath)).body.rememberedBrowsers).toBe(0)

  const deeds = await readActivity(await openSession(server, admin), "?pageSize=100")
  const started = deeds.filter(
    ({ action, object }) => action === "session.started" && object.name === editor.email,
  )
  expect(started.map(({ changes }) => changes[0]?.after ?? null)).toEqual([
    "known_browser",
    "known_browser",
    "code",
    null,
  ])
  expect(deeds.find(({ action }) => action === "member.browser_remembered")).toMatchObject({
    actor: { kind: "person", name: editor.name },
    changes: [{ field: "until", before: null, after: expect.stringMatching(/Z$/) }],
  })
})

test("a browser is asked for a code each time unless the person chooses to have it remembered", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const { secret } = await setUpApp(await openSession(server, editor), editor)
  const { browser } = await challenge(server, editor)
  expectProblem(await sendSecondStep(browser, nextCodeOf(secret), "code", { remember: "yes" }), {
    ...invalid,
    fields: ["remember"],
  })
  const done = await sendSecondStep(browser, nextCodeOf(secret))
  expect(done.status, done.text).toBe(204)
  expect(await statusOf(withCookies(browser, done), editor)).toBe(200)
})

test("a browser can be remembered with a recovery code too", async ({ server, addMember }) => {
  const editor = await addMember("editor")
  const { recoveryCodes } = await setUpApp(await openSession(server, editor), editor)
  const { browser } = await challenge(server, editor)
  const more = { remember: true }
  const done = await sendSecondStep(browser, recoveryCodes[0] ?? "", "recovery_code", more)
  expect(done.status, done.text).toBe(204)
  expect(await statusOf(withCookies(browser, done), editor)).toBe(204)
})

test("one person's cookie does nothing for another, and several people may share a browser", async ({
  server,
  addMember,
}) => {
  const [one, two] = [await addMember("editor"), await addMember("viewer")]
  const { browser } = await remembered(server, one)
  const { secret } = await setUpApp(await openSession(server, two), two)
  const asked = await signInWith(browser, two)
  expect(asked.status).toBe(200)
  const theirs = withCookies(browser, asked)
  const done = await sendSecondStep(theirs, nextCodeOf(secret), "code", { remember: true })
  expect(done.status, done.text).toBe(204)
  const shared = withCookies(theirs, done)
  expect(await statusOf(shared, one)).toBe(204)
  expect(await statusOf(shared, two)).toBe(204)
})

test("the token that marks a browser as known is not the one that remembers it", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const site = server.with({ Origin: server.baseUrl })
  const known = withCookies(site, await signInWith(site, editor))
  const { secret } = await setUpApp(known, editor)
  const asked = await signInWith(known, editor)
  const step = await sendSecondStep(withCookies(known, asked), nextCodeOf(secret), "code", { remember: true })
  expect(step.status, step.text).toBe(204)
  expect(await statusOf(withCookies(known, step), editor)).toBe(204)
  expect(await statusOf(known, editor), "a copy of the earlier cookie").toBe(200)
})

const ends: Record<string, (session: ApiClient, person: Credentials) => Promise<Credentials>> = {
  "the password changes": async (session, person) => {
    const password = "another good password"
    const answer = await session.put("/api/dashboard/me/password", { present: person.password, password })
    expect(answer.status, answer.text).toBe(204)
    return { ...person, password }
  },
  "the app is removed and set up again": async (session, person) => {
    expect((await session.post(`${twoFactorPath}/removal`, person)).status).toBe(204)
    await setUpApp(session, person)
    return person
  },
  "the person forgets all browsers": async (session, person) => {
    expect((await session.delete(forgetPath)).status).toBe(204)
    return person
  },
}

for (const [when, end] of Object.entries(ends)) {
  test(`a browser asks for a code again when ${when}`, async ({ server, addMember }) => {
    const editor = await addMember("editor")
    const { browser, first } = await remembered(server, editor)
    expect(await statusOf(browser, editor)).toBe(204)
    const after = await end(first, editor)
    expect(await statusOf(browser, after)).toBe(200)
  })
}

test("a browser asks for a code again when the password is set by a link", async ({
  server,
  admin,
  addMember,
}) => {
  const editor = await addMember("editor")
  const { browser } = await remembered(server, editor)
  const session = await openSession(server, admin)
  const { id } = await memberOf(session, editor)
  const { body } = await session.post<{ link: string }>(`/api/dashboard/members/${id}/password-link`, {})
  const token = new URL(body.link).searchParams.get("token")
  const password = "a password by a link"
  const site = server.with({ Origin: server.baseUrl })
  expect((await site.put("/api/dashboard/password", { token, password })).status).toBe(204)
  expect(await statusOf(browser, { ...editor, password })).toBe(200)
})

test("forgetting browsers is recorded only if there was one, and nobody can do it for someone else", async ({
  server,
  admin,
  addMember,
}) => {
  const [editor, viewer] = [await addMember("editor"), await addMember("viewer")]
  const { browser, first } = await remembered(server, editor)
  const other = await openSession(server, viewer)
  expect((await other.delete(forgetPath)).status).toBe(204)
  expect(await statusOf(browser, editor)).toBe(204)
  expect((await first.delete(forgetPath)).status).toBe(204)
  expect((await first.delete(forgetPath)).status).toBe(204)
  const deeds = await readActivity(await openSession(server, admin), "?kind=member&actor=person")
  expect(actionNames(deeds).filter((action) => action === "member.browsers_forgotten")).toHaveLength(1)
})
