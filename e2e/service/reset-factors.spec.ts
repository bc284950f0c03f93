import { hashPassword } from "better-auth/crypto"
import { readActivity } from "../support/activity"
import { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { expect } from "../support/fixtures"
import { openInbox, mailText } from "../support/inbox"
import { memberOf } from "../support/members"
import { openOperator } from "../support/operator"
import { test } from "../support/service"
import { openSession } from "../support/session"
import { challenge, nextCodeOf, sendSecondStep, setUpApp } from "../support/two-factor"

const password = "correct horse battery staple"
const ada = { name: "Ada Admin", email: "ada@example.com", role: "admin" as const, password }
const edith = { name: "Edith Editor", email: "edith@example.com", role: "editor" as const, password }

/** Ada and Edith on a server with a new database; Edith has an app. */
async function peopleOn(baseUrl: string, databaseUrl: string) {
  const operator = openOperator(databaseUrl)
  const employer = await operator.createEmployer({ name: "Acme", plan: "standard", timeZone: "UTC" })
  const passwordHash = await hashPassword(password)
  for (const person of [ada, edith]) await operator.addMember(employer, { ...person, passwordHash })
  await operator.close()
  const server = new ApiClient(baseUrl, {}, "")
  const theirs = await openSession(server, edith)
  const app = await setUpApp(theirs, edith)
  return { server, theirs, app, session: await openSession(server, ada) }
}

test("reset-factors removes a person's second factor, ends their sessions and is recorded", async ({
  start,
  newDatabase,
  openings,
}) => {
  const { target } = await start(newDatabase)
  const { server, theirs, session } = await peopleOn(target.baseUrl, newDatabase)
  await challenge(server, edith)
  const run = (email: string, ...more: string[]) =>
    openings(["reset-factors", "--email", email, ...more], newDatabase)
  const done = await run(edith.email.toUpperCase(), "--json")
  expect(done.stderr).toBe("")
  expect(JSON.parse(done.stdout)).toEqual({ reset: edith.email, mailed: false })
  expect((await theirs.get("/api/dashboard/me")).status).toBe(401)
  await openSession(server, edith)
  const [latest] = await readActivity(session, "?action=member.two_factor_reset")
  expect(latest).toMatchObject({ actor: { kind: "service", name: "Operator" }, object: { name: edith.name } })

  const again = await run(edith.email)
  expect([again.code, again.stderr]).toEqual([1, "openings: Edith Editor has no second factor.\n"])
  const unknown = await run("nobody@example.com")
  expect([unknown.code, unknown.stderr]).toEqual([1, "openings: Nobody signs in as nobody@example.com.\n"])
})

test("with a mail server, the person is told of a reset and who did it, in their language @sqlite", async ({
  start,
  newDatabase,
}) => {
  const inbox = await openInbox()
  const { target } = await start(newDatabase, { SMTP_URL: inbox.url, MAIL_FROM: "Openings <o@example.com>" })
  const { server, session } = await peopleOn(target.baseUrl, newDatabase)
  const { id } = await memberOf(session, edith)
  const mailOfReset = async (count: number) => {
    expect((await session.delete(`/api/dashboard/members/${id}/two-factor`)).status).toBe(204)
    await expect.poll(() => inbox.mails.length).toBe(count)
    return mailText(inbox.mails[count - 1] ?? "")
  }
  const text = await mailOfReset(1)
  expect(text).toContain(`To: ${edith.email}`)
  expect(text).toContain(
    "Ada Admin, an admin of Acme, has reset the two-factor sign-in of edith@example.com.",
  )

  const theirs = await openSession(server, edith)
  expect((await theirs.put("/api/dashboard/me/language", { language: "fr" })).status).toBe(204)
  await setUpApp(theirs, edith)
  const french = await mailOfReset(2)
  expect(french).toContain("Content-Language: fr")
  expect(french).toContain(
    "Ada Admin, qui a le rôle d’administrateur chez Acme, a réinitialisé l’authentification à deux facteurs de edith@example.com.",
  )
  expect(french).toContain("Configurez de nouveau")
  expect(french).not.toMatch(/has reset|Settings/)
  await inbox.close()
})

test("after AUTH_SECRET has changed, codes and recovery codes are both refused with the reason, until a reset @sqlite", async ({
  start,
  newDatabase,
  openings,
}) => {
  const first = await start(newDatabase, { AUTH_SECRET: "the first secret of this installation" })
  const { app } = await peopleOn(first.target.baseUrl, newDatabase)
  await first.stop()
  const { target } = await start(newDatabase, { AUTH_SECRET: "the second secret of this installation" })
  const server = new ApiClient(target.baseUrl, {}, "")
  for (const [by, code] of [
    ["code", nextCodeOf(app.secret)],
    ["recovery_code", app.recoveryCodes[0] ?? ""],
  ] as const) {
    const { browser } = await challenge(server, edith)
    const refused = await sendSecondStep(browser, code, by)
    expectProblem(refused, { status: 403, code: "forbidden" })
    expect(refused.text, by).toContain("the server’s secret has changed")
  }
  expect((await openings(["reset-factors", "--email", edith.email], newDatabase)).code).toBe(0)
  await openSession(server, edith)
})
