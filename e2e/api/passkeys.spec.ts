import type { OwnPasskeys } from "@/lib/api/dashboard/passkeys"
import type { OwnTwoFactor } from "@/lib/api/dashboard/two-factor"
import { actionNames, readActivity } from "../support/activity"
import type { ApiClient } from "../support/api"
import {
  registerPasskey,
  Authenticator,
  beginRegistration,
  beginSignIn,
  byName,
  originOf,
  passkeySignInPath,
  passkeysOf,
  passkeysPath,
  signInWith,
} from "../support/authenticator"
import { expectProblem, invalid } from "../support/expectations"
import { openSession } from "../support/session"
import { challenge, openSessionWith, setUpApp, twoFactorPath } from "../support/two-factor"
import { expect, test } from "../support/ui"

// Each test signs in several times, and passwords are slow to check by design.
test.slow()

const refused = { status: 401, code: "unauthorized" }
const notFound = { status: 404, code: "not_found" }
const twoFactorOf = async (session: ApiClient) => (await session.get<OwnTwoFactor>(twoFactorPath)).body

test("the first passkey is added with the password, turns on the second factor and comes with recovery codes", async ({
  server,
  admin,
  addMember,
  records,
}) => {
  const editor = await addMember("editor")
  const session = await openSession(byName(server), editor)
  const begin = (body: object) => session.post(`${passkeysPath}/options`, body)
  expectProblem(await begin({}), { ...invalid, fields: ["name", "password"], required: ["name", "password"] })
  expectProblem(await begin({ name: "Laptop", password: "not the password" }), {
    ...invalid,
    fields: ["password"],
  })
  expect(await passkeysOf(session)).toEqual([])

  const first = await registerPasskey(session, editor, " Laptop ")
  expect(new Set(first.recoveryCodes).size).toBe(10)
  const second = await registerPasskey(session, editor, "Phone")
  expect(second.recoveryCodes).toBeNull()
  const listed = await passkeysOf(session)
  expect(listed).toMatchObject([
    { name: "Laptop", lastUsedAt: null },
    { name: "Phone", lastUsedAt: null },
  ])
  expect(await twoFactorOf(session)).toEqual({ app: false, recoveryCodes: 10, rememberedBrowsers: 0 })
  const { browser, methods } = await challenge(server, editor)
  expect(methods).toEqual(["passkey", "recovery_code"])
  expect((await browser.get("/api/dashboard/me")).status).toBe(401)
  for (const code of first.recoveryCodes ?? []) expect(await records.tablesHolding(code)).toEqual([])
  await openSessionWith(server, editor, first.recoveryCodes?.[0] ?? "", "recovery_code")

  const activity = await readActivity(await openSession(server, admin), "?kind=member&actor=person")
  expect(activity.slice(0, 2)).toMatchObject([
    { action: "member.passkey_added", changes: [{ field: "passkey", before: null, after: "Phone" }] },
    { action: "member.passkey_added", changes: [{ field: "passkey", before: null, after: "Laptop" }] },
  ])
})

test("only a response freshly made for this person and challenge becomes a passkey", async ({
  server,
  addMember,
}) => {
  const [editor, other] = [await addMember("editor"), await addMember("editor")]
  const site = byName(server)
  const session = await openSession(site, editor)
  const origin = originOf(site)
  const add = (browser: ApiClient, response: unknown) =>
    browser.post(passkeysPath, { name: "Laptop", response })
  const bad = { ...invalid, fields: ["response"] }
  const make =
    (behaviour = {}, rpId = "localhost") =>
    (asked: { challenge: string }) =>
      new Authenticator().make({ ...asked, rp: { id: rpId } }, { origin, ...behaviour })

  for (const [what, made] of [
    ["of another site", make({ origin: "https://evil.example" })],
    ["for another site", make({}, "evil.example")],
    ["without user verification", make({ verifiesUser: false })],
    ["for another challenge", () => make()({ challenge: "AAAA" })],
  ] as const) {
    const { browser, options } = await beginRegistration(session, editor)
    const answer = await add(browser, made(options))
    expect(answer.status, `${what}: ${answer.text}`).toBe(400)
    expectProblem(answer, bad)
  }
  const { browser, options } = await beginRegistration(session, editor)
  expectProblem(await add(browser, {}), invalid)
  expectProblem(await add(browser, { ...make()(options), id: { startsWith: "" } }), {
    ...invalid,
    fields: ["response.id"],
  })
  const theirs = await openSession(site, other)
  const stolen = theirs.with({
    Cookie: `${String(theirs.headers.Cookie)}; ${String(browser.headers.Cookie).split("; ").at(-1)}`,
  })
  expectProblem(await add(stolen, make()(options)), bad)
  expectProblem(await add(session, make()(options)), bad)
  // A challenge for signing in cannot be used to create a passkey.
  const signIn = await beginSignIn(site)
  const mixed = session.with({
    Cookie: `${String(session.headers.Cookie)}; ${String(signIn.browser.headers.Cookie)}`,
  })
  expectProblem(await add(mixed, make()(signIn.options)), bad)
  expect(await passkeysOf(session)).toEqual([])
  await openSession(server, editor)

  const { authenticator } = await registerPasskey(session, editor)
  const again = await beginRegistration(theirs, other)
  expectProblem(await add(again.browser, authenticator.make(again.options, { origin })), bad)
  expect(await passkeysOf(theirs)).toEqual([])
})

test("a passkey can be renamed, and removed with the password; removing the last one turns off the second factor", async ({
  server,
  admin,
  addMember,
}) => {
  const [editor, other] = [await addMember("editor"), await addMember("editor")]
  const site = byName(server)
  const session = await openSession(site, editor)
  const first = await registerPasskey(session, editor, "Laptop")
  await registerPasskey(session, editor, "Phone")
  const [laptop, phone] = await passkeysOf(session)
  const path = `${passkeysPath}/${laptop?.id}`
  expectProblem(await session.put(path, { name: " " }), { ...invalid, fields: ["name"], required: ["name"] })
  expectProblem(await session.put(path, { name: "x".repeat(51) }), { ...invalid, fields: ["name"] })
  expect((await session.put(path, { name: "Work laptop" })).status).toBe(204)
  const stranger = await openSession(site, other)
  expectProblem(await stranger.put(path, { name: "Mine" }), notFound)
  expectProblem(await stranger.post(`${path}/removal`, other), notFound)
  expectProblem(await session.post(`${path}/removal`, { password: "not the password" }), {
    ...invalid,
    fields: ["password"],
  })
  expect((await passkeysOf(session)).map(({ name }) => name)).toEqual(["Work laptop", "Phone"])

  expect((await session.post(`${path}/removal`, editor)).status).toBe(204)
  expectProblem(await session.post(`${path}/removal`, editor), notFound)
  expectProblem((await signInWith(first.authenticator, site)).answer, refused)
  await challenge(server, editor)
  expect((await session.post(`${passkeysPath}/${phone?.id}/removal`, editor)).status).toBe(204)
  expect(await twoFactorOf(session)).toEqual({ app: false, recoveryCodes: null, rememberedBrowsers: 0 })
  await openSession(server, editor)
  const deeds = await readActivity(await openSession(server, admin), "?kind=member&actor=person")
  expect(actionNames(deeds).slice(0, 5)).toEqual([
    "member.passkey_removed",
    "member.passkey_removed",
    "member.passkey_renamed",
    "member.passkey_added",
    "member.passkey_added",
  ])
})

test("an app and passkeys work side by side: removing one keeps the other", async ({ server, addMember }) => {
  const editor = await addMember("editor")
  const session = await openSession(byName(server), editor)
  const app = await setUpApp(session, editor)
  const { recoveryCodes } = await registerPasskey(session, editor)
  expect(recoveryCodes).toBeNull()
  expect((await challenge(server, editor)).methods).toEqual(["code", "passkey", "recovery_code"])
  expect((await session.post(`${twoFactorPath}/removal`, editor)).status).toBe(204)
  expect(await twoFactorOf(session)).toEqual({ app: false, recoveryCodes: 10, rememberedBrowsers: 0 })
  await openSessionWith(server, editor, app.recoveryCodes[0] ?? "", "recovery_code")
  await setUpApp(session, editor)
  const [passkey] = await passkeysOf(session)
  expect((await session.post(`${passkeysPath}/${passkey?.id}/removal`, editor)).status).toBe(204)
  expect(await twoFactorOf(session)).toEqual({ app: true, recoveryCodes: 10, rememberedBrowsers: 0 })
})

test("nobody has more than 20 passkeys, even when the last ones are added at once", async ({
  server,
  addMember,
  records,
}) => {
  const editor = await addMember("editor")
  const site = byName(server)
  const session = await openSession(site, editor)
  await registerPasskey(session, editor)
  await records.copyPasskey(editor.email, 18)
  const begun = []
  for (let count = 0; count < 3; count += 1) begun.push(await beginRegistration(session, editor))
  const answers = await Promise.all(
    begun.map(({ browser, options }) =>
      browser.post(passkeysPath, {
        name: "One more",
        response: new Authenticator().make(options, { origin: originOf(site) }),
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  for (const answer of answers.filter(({ status }) => status === 400)) {
    const { errors } = expectProblem(answer, { ...invalid, fields: ["passkeys"] })
    expect(errors?.[0]?.message).toContain("20 passkeys")
  }
  const next = await session.post(`${passkeysPath}/options`, { name: "One more", password: editor.password })
  expectProblem(next, { ...invalid, fields: ["passkeys"] })
  expect(await passkeysOf(session)).toHaveLength(20)
})

test("passkeys are unavailable at an IP address, and the answer says so", async ({ server, admin }) => {
  const session = await openSession(server, admin)
  expect((await session.get<OwnPasskeys>(passkeysPath)).body.unavailable).toBe("ip_address")
  const begun = await session.post(`${passkeysPath}/options`, { name: "Laptop", password: admin.password })
  expect(expectProblem(begun, invalid).message).toContain("host name")
  const site = server.with({ Origin: server.baseUrl })
  expectProblem(await site.post(`${passkeySignInPath}/options`, {}), invalid)
  const named = await openSession(byName(server), admin)
  expect((await named.get<OwnPasskeys>(passkeysPath)).body.unavailable).toBeNull()
})

test("keys and anonymous callers have no passkeys", async ({ server, api }) => {
  const key = server.with({ "API-Key": String(api.headers["API-Key"]) })
  expectProblem(await server.get(passkeysPath), refused)
  expectProblem(await key.get(passkeysPath), { status: 403, code: "forbidden" })
})
