import { hashPassword } from "better-auth/crypto"
import { ApiClient } from "../support/api"
import { expect } from "../support/fixtures"
import { openInbox, mailText } from "../support/inbox"
import { openOperator } from "../support/operator"
import { test } from "../support/service"
import { openSession } from "../support/session"

const password = "correct horse battery staple"
const ada = { name: "Ada Admin", email: "ada@example.com", role: "admin" as const }
const french = { "Accept-Language": "fr-CA" }

test("a mail is in the recipient's language, or otherwise in that of the person who caused it", async ({
  start,
  newDatabase,
}) => {
  const inbox = await openInbox()
  const { target } = await start(newDatabase, { SMTP_URL: inbox.url, MAIL_FROM: "Openings <o@example.com>" })
  const operator = openOperator(newDatabase)
  const employer = await operator.createEmployer({ name: "Acme", plan: "standard", timeZone: "UTC" })
  await operator.addMember(employer, { ...ada, passwordHash: await hashPassword(password) })
  await operator.close()
  const anybody = new ApiClient(target.baseUrl, {}, "")
  const session = await openSession(anybody, { email: ada.email, password })
  const last = async (count: number) => {
    await expect.poll(() => inbox.mails.length).toBe(count)
    return mailText(inbox.mails[count - 1] ?? "")
  }
  const ask = (headers: Record<string, string>) =>
    anybody.post("/api/dashboard/password-link", { email: ada.email }, { ...headers, Origin: target.baseUrl })

  await ask({})
  expect(await last(1)).toContain("Set it here within an hour: http")
  await ask(french)
  expect(await last(2)).toContain("demand")

  const chosen = await session.put("/api/dashboard/me/language", { language: "fr" })
  expect(chosen.status, chosen.text).toBe(204)
  await ask({})
  const mail = await last(3)
  expect(mail).toContain("Content-Language: fr")
  expect(mail).toContain("un nouveau mot de passe pour ada@example.com")
  expect(mail).not.toMatch(/within an hour|Someone/)

  await session.post("/api/dashboard/invitations", { email: "new@example.com", role: "viewer" }, french)
  const invitation = await last(4)
  expect(invitation).toContain("offres d")
  expect(invitation).toContain("lecteur")
  await session.post("/api/dashboard/invitations", { email: "other@example.com", role: "viewer" })
  expect(await last(5)).toContain("invites you to work on the job postings of Acme, as a viewer.")
  await inbox.close()
})

test("an unknown language is refused, and the field is named", async ({ start, newDatabase }) => {
  const { target } = await start(newDatabase, {})
  const operator = openOperator(newDatabase)
  const employer = await operator.createEmployer({ name: "Acme", plan: "standard", timeZone: "UTC" })
  await operator.addMember(employer, { ...ada, passwordHash: await hashPassword(password) })
  await operator.close()
  const session = await openSession(new ApiClient(target.baseUrl, {}, ""), { email: ada.email, password })
  const refused = await session.put("/api/dashboard/me/language", { language: "de" })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    errors: [{ field: "language", message: "The language is one of en, fr." }],
  })
})
