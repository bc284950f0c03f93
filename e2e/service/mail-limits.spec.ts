import { hashPassword } from "better-auth/crypto"
import type { MadeInvitation } from "@/lib/api/dashboard/members"
import { ApiClient, type Answer } from "../support/api"
import { expectProblem } from "../support/expectations"
import { expect } from "../support/fixtures"
import { type Inbox, openInbox } from "../support/inbox"
import type { Operator } from "../support/operator"
import { test as base } from "../support/service"
import { openSession } from "../support/session"

const password = "correct horse battery staple"

/** A server that sends mail, and its admins. */
type Post = {
  server: ApiClient
  inbox: Inbox
  /** Creates an employer with `count` admins, and returns their sessions. */
  admins(count: number): Promise<ApiClient[]>
}

const test = base.extend<{ post: Post }>({
  post: async ({ start, newDatabase, operatorOf }, use) => {
    const inbox = await openInbox()
    const { target } = await start(newDatabase, {
      SMTP_URL: inbox.url,
      RATE_LIMIT_FAILED_AUTHENTICATIONS: "30",
    })
    const operator: Operator = operatorOf(newDatabase)
    const server = new ApiClient(target.baseUrl, {}, "")
    const passwordHash = await hashPassword(password)
    let people = 0
    const admins = async (count: number) => {
      const employer = await operator.createEmployer({ name: "Acme", plan: "standard", timeZone: "UTC" })
      const sessions: ApiClient[] = []
      for (let index = 0; index < count; index += 1) {
        const email = `admin-${(people += 1)}@example.com`
        await operator.addMember(employer, { name: "Ada Admin", email, role: "admin", passwordHash })
        sessions.push(await openSession(server, { email, password }))
      }
      return sessions
    }
    await use({ server, inbox, admins })
    await inbox.close()
  },
})

function invite(session: ApiClient, email: string): Promise<Answer<MadeInvitation>> {
  return session.post<MadeInvitation>("/api/dashboard/invitations", { email, role: "viewer" })
}

function expectLimited(answer: Answer): void {
  expectProblem(answer, { status: 429, code: "rate_limited" })
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
}

/** The statuses of invitations to `count` different people, ten at once; the refused ones come last. */
async function inviteMany(session: ApiClient, count: number, name: string): Promise<number[]> {
  const statuses: number[] = []
  for (let start = 0; start < count; start += 10) {
    const some = Array.from({ length: Math.min(10, count - start) }, (_, index) =>
      invite(session, `${name}-${start + index}@example.com`),
    )
    statuses.push(...(await Promise.all(some)).map(({ status }) => status))
  }
  return statuses.toSorted()
}

test("nobody gets more than five invitations an hour, whoever sends them, and a refused one changes nothing", async ({
  post,
}) => {
  const { inbox, admins } = post
  const [[one], [other]] = [await admins(1), await admins(1)] as [[ApiClient], [ApiClient]]
  const email = "guest@example.com"
  for (let count = 0; count < 3; count += 1) expect((await invite(one, email)).status).toBe(201)
  for (let count = 0; count < 2; count += 1) expect((await invite(other, email)).status).toBe(201)
  const before = (await one.get("/api/dashboard/invitations")).body
  expectLimited(await invite(one, email))
  expectLimited(await invite(other, ` ${email.toUpperCase()} `))
  expect((await one.get("/api/dashboard/invitations")).body).toEqual(before)
  expect(inbox.mails).toHaveLength(5)
  expect((await invite(one, "somebody-else@example.com")).status).toBe(201)
})

test("invitations are limited per hour, both for a person and for an employer as a whole @sqlite", async ({
  post,
}) => {
  const [one, other, third] = (await post.admins(3)) as [ApiClient, ApiClient, ApiClient]
  expect(await inviteMany(one, 62, "a")).toEqual([...Array<number>(60).fill(201), 429, 429])
  expect(await inviteMany(other, 60, "b")).toEqual(Array<number>(60).fill(201))
  expectLimited(await invite(third, "c@example.com"))
  const [elsewhere] = (await post.admins(1)) as [ApiClient]
  expect((await invite(elsewhere, "d@example.com")).status).toBe(201)
  expect(post.inbox.mails).toHaveLength(121)
})

test("an invitation refused for its fields does not count", async ({ post }) => {
  const [session] = (await post.admins(1)) as [ApiClient]
  for (let count = 0; count < 8; count += 1)
    expect((await invite(session, "admin-1@example.com")).status).toBe(400)
  expect((await invite(session, "guest@example.com")).status).toBe(201)
})

test("a mailbox gets five password links an hour, and the answer is the same whether the address exists or not", async ({
  post,
}) => {
  await post.admins(1)
  const site = post.server.with({ Origin: post.server.baseUrl })
  for (const email of ["admin-1@example.com", "nobody@example.com"]) {
    const ask = () => site.post("/api/dashboard/password-link", { email })
    for (let count = 0; count < 5; count += 1) expect((await ask()).body).toEqual({ mailed: true })
    expectLimited(await ask())
  }
  await expect.poll(() => post.inbox.mails.length).toBe(5)
  for (let count = 0; count < 8; count += 1)
    await site.post("/api/dashboard/password-link", { email: `other-${count}@example.com` })
  expectLimited(await site.post("/api/dashboard/password-link", { email: "last@example.com" }))
})

test("names in mail headers contain no line breaks", async ({ post }) => {
  const [session] = (await post.admins(1)) as [ApiClient]
  const bad = { status: 400, code: "validation_failed", fields: ["name"] }
  for (const breaking of ["\r\n", "\n", "\r", "\u2028", "\u0085", "\t", "\u0000", "\u001b[2J"]) {
    const name = `Acme${breaking}Bcc: everybody@example.com`
    expectProblem(await session.put("/api/dashboard/employer", { name, timeZone: "UTC" }), bad)
    expectProblem(await session.put("/api/dashboard/me", { name }), bad)
  }
  expect((await invite(session, "guest@example.com")).status).toBe(201)
  expect(post.inbox.mails[0]).toMatch(/^Subject: Acme invites you to Openings$/m)
  expect(post.inbox.mails[0]).not.toMatch(/^Bcc:/m)
})
