import { accept, makeInvitation } from "../support/members"
import { openSession } from "../support/session"
import { nextCodeOf, sendSecondStep, setUpApp, withCookies } from "../support/two-factor"
import { expect, test } from "../support/ui"

// The test signs in several times, and passwords are slow to check by design.
test.slow()

test("accepting an invitation with a password requires the second step too", async ({
  server,
  admin,
  addMember,
  otherEmployer,
}) => {
  const editor = await addMember("editor", otherEmployer)
  const { secret } = await setUpApp(await openSession(server, editor), editor)
  const token = await makeInvitation(await openSession(server, admin), editor.email, "viewer")
  const answer = await accept(server, { token, password: editor.password })
  expect(answer.status, answer.text).toBe(200)
  const browser = withCookies(server.with({ Origin: server.baseUrl }), answer)
  expect((await browser.get("/api/dashboard/me")).status).toBe(401)
  const done = await sendSecondStep(browser, nextCodeOf(secret))
  const session = withCookies(browser, done)
  const { employerId } = answer.body as { employerId: number }
  expect((await session.put("/api/dashboard/me/employer", { employerId })).status).toBe(204)
  const { body: me } = await session.get<{ employer: { role: string } }>("/api/dashboard/me")
  expect(me.employer.role).toBe("viewer")
})
