import { hashPassword } from "better-auth/crypto"
import type { MadeInvitation } from "@/lib/api/dashboard/members"
import { ApiClient } from "../support/api"
import { expect } from "../support/fixtures"
import { openInbox, mailText } from "../support/inbox"
import { openOperator } from "../support/operator"
import { test } from "../support/service"
import { openSession } from "../support/session"

const password = "correct horse battery staple"
const admin = { name: "Ada Admin", email: "ada@example.com", role: "admin" as const }
const guest = { email: "guest@example.com", role: "viewer" }

/** An admin's session on a server with a new database. */
async function adminOn(baseUrl: string, databaseUrl: string): Promise<ApiClient> {
  const operator = openOperator(databaseUrl)
  const employer = await operator.createEmployer({ name: "Acme", plan: "standard", timeZone: "UTC" })
  await operator.addMember(employer, { ...admin, passwordHash: await hashPassword(password) })
  await operator.close()
  return openSession(new ApiClient(baseUrl, {}, ""), { email: admin.email, password })
}

test("with a mail server an invitation is mailed, and its link is shown to nobody else @sqlite", async ({
  start,
  newDatabase,
}) => {
  const inbox = await openInbox()
  const { target } = await start(newDatabase, { SMTP_URL: inbox.url, MAIL_FROM: "Openings <o@example.com>" })
  const session = await adminOn(target.baseUrl, newDatabase)
  const made = await session.post<MadeInvitation>("/api/dashboard/invitations", guest)
  expect(made.status, made.text).toBe(201)
  expect(made.body.link).toBeNull()
  expect((await session.get<{ sendsMail: boolean }>("/api/dashboard/invitations")).body.sendsMail).toBe(true)

  expect(inbox.mails).toHaveLength(1)
  const text = mailText(inbox.mails[0] ?? "")
  expect(text).toContain(`To: ${guest.email}`)
  expect(text).toContain("Ada Admin invites you to work on the job postings of Acme, as a viewer.")
  const link = /http:\S+\/invitation\?token=[\w-]{32}/.exec(text)?.[0] ?? ""
  expect(new URL(link).origin).toBe(target.baseUrl)
  const { search } = new URL(link)
  expect((await session.get(`/api/dashboard/invitations/accept${search}`)).status).toBe(200)
  await inbox.close()
})

test("when the mail server refuses an invitation, its link is shown to hand over @sqlite", async ({
  start,
  newDatabase,
}) => {
  const inbox = await openInbox()
  await inbox.close()
  const { target } = await start(newDatabase, { SMTP_URL: inbox.url })
  const session = await adminOn(target.baseUrl, newDatabase)
  const made = await session.post<MadeInvitation>("/api/dashboard/invitations", guest)
  expect(made.status, made.text).toBe(201)
  expect(made.body.link).toMatch(/\/invitation\?token=[\w-]{32}$/)
})
