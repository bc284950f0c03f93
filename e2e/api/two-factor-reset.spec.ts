import { actionNames, readActivity } from "../support/activity"
import type { ApiClient } from "../support/api"
import { expectProblem, invalid, notFoundProblem } from "../support/expectations"
import { accept, makeInvitation, memberOf } from "../support/members"
import { openSession } from "../support/session"
import { challenge, nextCodeOf, setUpApp, sendSecondStep, withCookies } from "../support/two-factor"
import { expect, test } from "../support/ui"

// Each test signs in several times, and passwords are slow to check by design.
test.slow()

const reset = (session: ApiClient, { id }: { id: number }) =>
  session.delete(`/api/dashboard/members/${id}/two-factor`)

test("an admin resets a member's second factor, which ends their sessions and remembered browsers", async ({
  server,
  admin,
  addMember,
}) => {
  const editor = await addMember("editor")
  const theirs = await openSession(server, editor)
  const { secret } = await setUpApp(theirs, editor)
  const { browser } = await challenge(server, editor)
  const done = await sendSecondStep(browser, nextCodeOf(secret), "code", { remember: true })
  const remembered = withCookies(browser, done)

  const session = await openSession(server, admin)
  const member = await memberOf(session, editor)
  const answer = await reset(session, member)
  expect(answer.status, answer.text).toBe(204)
  for (const ended of [theirs, remembered])
    expect((await ended.get("/api/dashboard/me")).status, "still signed in").toBe(401)
  expect(await memberOf(session, editor)).toMatchObject({ twoFactor: false })

  const [latest] = await readActivity(session, "?action=member.two_factor_reset")
  expect(latest).toMatchObject({
    actor: { kind: "person", name: admin.name },
    object: { kind: "member", id: member.id, name: editor.name },
    address: "127.0.0.1",
    requestId: answer.headers.get("x-request-id"),
  })

  const anew = await openSession(server, editor)
  await setUpApp(anew, editor)
  const asked = await remembered.post("/api/dashboard/session", editor)
  expect(asked.status, "remembered for the earlier factor").toBe(200)
})

test("a reset is refused for oneself, for a member without a second factor, and to anyone but an admin", async ({
  server,
  admin,
  addMember,
}) => {
  const session = await openSession(server, admin)
  await setUpApp(session, admin)
  const editor = await addMember("editor")
  const theirs = await openSession(server, editor)
  const refused = async (of: { email: string }) =>
    expectProblem(await reset(session, await memberOf(session, of)), { ...invalid, fields: ["member"] })
  expect((await refused(admin)).errors?.[0]?.code).toBe("own_account")
  expect((await refused(editor)).errors?.[0]?.code).toBe("nothing_to_reset")
  const own = await memberOf(session, admin)
  expectProblem(await reset(theirs, own), { status: 403, code: "forbidden" })
  expectProblem(await reset(session, { id: 2147483647 }), notFoundProblem)
  expect((await session.get("/api/dashboard/me")).status).toBe(200)
  await challenge(server, admin)
})

test("an admin cannot reset the second factor of a member who also has another employer", async ({
  server,
  admin,
  addMember,
  otherEmployer,
}) => {
  const editor = await addMember("editor")
  const theirs = await openSession(server, editor)
  await setUpApp(theirs, editor)
  const session = await openSession(server, admin)
  const there = await openSession(server, await addMember("admin", otherEmployer))
  const token = await makeInvitation(there, editor.email)
  expect((await accept(server, { token, password: editor.password })).status).toBe(200)
  for (const each of [session, there]) {
    const answer = await reset(each, await memberOf(each, editor))
    const problem = expectProblem(answer, { ...invalid, fields: ["member"] })
    expect(problem.errors?.[0]?.code).toBe("belongs_elsewhere")
    expect(actionNames(await readActivity(each))).not.toContain("member.two_factor_reset")
  }
  expect((await theirs.get("/api/dashboard/me")).status).toBe(200)
  await challenge(server, editor)
  expectProblem(await reset(there, await memberOf(session, editor)), notFoundProblem)
})
