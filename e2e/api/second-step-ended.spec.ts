import { expectProblem } from "../support/expectations"
import { passwordLink, usePasswordLink } from "../support/members"
import { openSession } from "../support/session"
import {
  challenge,
  nextCodeOf,
  openSessionWith,
  setUpApp,
  sendSecondStep,
  wrongCodeOf,
} from "../support/two-factor"
import { expect, test } from "../support/ui"

// Each test signs in several times, and passwords are slow to check by design.
test.slow()

const beginAgain = { status: 401, code: "unauthorized" }
const password = "another good password"

test("a sign-in waiting for its second step ends when the person changes their password", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const session = await openSession(server, editor)
  const { secret, recoveryCodes } = await setUpApp(session, editor)
  const { browser } = await challenge(server, editor)
  const change = { present: editor.password, password }
  expect((await session.put("/api/dashboard/me/password", change)).status).toBe(204)
  expectProblem(await sendSecondStep(browser, nextCodeOf(secret)), beginAgain)
  expectProblem(await sendSecondStep(browser, recoveryCodes[0] ?? "", "recovery_code"), beginAgain)
  const anew = await challenge(server, { ...editor, password })
  expect((await sendSecondStep(anew.browser, nextCodeOf(secret))).status).toBe(204)
})

test("a sign-in waiting for its second step ends when a link sets the password", async ({
  server,
  admin,
  addMember,
}) => {
  const editor = await addMember("editor")
  const { secret } = await setUpApp(await openSession(server, editor), editor)
  const { browser } = await challenge(server, editor)
  const token = await passwordLink(await openSession(server, admin), editor)
  expect((await usePasswordLink(server, token, password)).status).toBe(204)
  expectProblem(await sendSecondStep(browser, nextCodeOf(secret)), beginAgain)
})

test("codes refused without being checked do not count toward the daily limit", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const { secret } = await setUpApp(await openSession(server, editor), editor)
  const { browser } = await challenge(server, editor)
  const wrong = wrongCodeOf(secret)
  let refused = await sendSecondStep(browser, wrong)
  for (let count = 1; count < 56; count++) refused = await sendSecondStep(browser, wrong)
  expectProblem(refused, { status: 429, code: "rate_limited" })
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60)
})

test("setting up a first second factor ends the person's other sessions that were started with only the password", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const elsewhere = await openSession(server, editor)
  const session = await openSession(server, editor)
  const { secret } = await setUpApp(session, editor)
  expect((await session.get("/api/dashboard/me/sessions")).status).toBe(200)
  expectProblem(await elsewhere.get("/api/dashboard/me/sessions"), beginAgain)
  const withCode = await openSessionWith(server, editor, nextCodeOf(secret))
  expect((await session.get("/api/dashboard/me/sessions")).status).toBe(200)
  expect((await withCode.get("/api/dashboard/me/sessions")).status).toBe(200)
})
