import type { MadeInvitation, MadePasswordLink } from "@/lib/api/dashboard/members"
import { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { expect } from "../support/fixtures"
import { type House, test } from "../support/house"
import { accept, acceptPath, invitationsPath, memberOf, membersPath } from "../support/members"
import { openSession } from "../support/session"
import type { Server } from "../run/start-server"

const victim = "ceo@victim.example"
const attackersPassword = "chosen by somebody else"
const ownPassword = "chosen by the owner herself"

type Me = { employers: { id: number; role: string }[] }

/** The whole server, as a browser without a cookie uses it. */
function browserOf({ target }: Server): ApiClient {
  return new ApiClient(target.baseUrl, { Origin: target.baseUrl }, "")
}

function tokenOf(link: string | null | undefined): string {
  return new URL(link ?? "").searchParams.get("token") ?? ""
}

/** Has the house's admin invite `email` and open the link herself, as she can without a mail server. */
async function squat(house: House, server: Server, email: string): Promise<ApiClient> {
  const session = await house.signIn(server)
  const made = await session.post<MadeInvitation>(invitationsPath, { email, role: "viewer" })
  const sent = { token: tokenOf(made.body.link), name: "Not the owner", password: attackersPassword }
  expect((await accept(browserOf(server), sent)).status).toBe(204)
  return session
}

async function employersOf(session: ApiClient): Promise<number[]> {
  return (await session.get<Me>("/api/dashboard/me")).body.employers.map(({ id }) => id)
}

test("an account created beforehand is not made admin of a new employer: it gets a link to accept, shown only to the operator", async ({
  house,
  start,
  openings,
}) => {
  const server = await start(house.databaseUrl)
  const session = await squat(house, server, victim)
  const member = await memberOf(session, { email: victim })
  const outdated = await session.post<MadePasswordLink>(`${membersPath}/${member.id}/password-link`, {})
  const attacker = await openSession(browserOf(server), { email: victim, password: attackersPassword })

  const create = ["create-employer", "--name", "Victim Corp", "--admin-email", victim]
  const made = await openings([...create, "--json"], house.databaseUrl)
  expect(made.code, made.stderr).toBe(0)
  const { employer, admin } = JSON.parse(made.stdout) as {
    employer: { id: number }
    admin: { email: string; invitation: string; expiresAt: string; password?: string }
  }
  expect(admin).toEqual({
    email: victim,
    invitation: expect.stringMatching(/\/invitation\?token=[\w-]{32}$/),
    expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  const said = await openings(create, house.databaseUrl)
  expect(said.stdout).toMatch(/already has an account/)
  expect(said.stdout).toMatch(/\/invitation\?token=[\w-]{32}/)

  expect(await employersOf(attacker)).toEqual([house.employer.id])
  const chosen = await attacker.put("/api/dashboard/me/employer", { employerId: employer.id })
  expectProblem(chosen, { status: 404, code: "not_found" })

  // The owner first proves the address with a link from the operator, and only then accepts.
  const reset = await openings(["password-link", "--email", victim, "--json"], house.databaseUrl)
  const { link } = JSON.parse(reset.stdout) as { link: string }
  const browser = browserOf(server)
  const set = await browser.put("/api/dashboard/password", { token: tokenOf(link), password: ownPassword })
  expect(set.status, set.text).toBe(204)
  expect((await attacker.get("/api/dashboard/me")).status).toBe(401)
  const token = tokenOf(admin.invitation)
  const stolen = await accept(browser, { token, password: attackersPassword })
  expectProblem(stolen, { status: 400, code: "validation_failed", fields: ["password"] })
  expect((await accept(browser, { token, password: ownPassword })).status).toBe(204)
  const owner = await openSession(browser, { email: victim, password: ownPassword })
  expect(await employersOf(owner)).toContain(employer.id)

  const late = await browser.put("/api/dashboard/password", {
    token: tokenOf(outdated.body.link),
    password: attackersPassword,
  })
  expectProblem(late, { status: 403, code: "forbidden" })
  const another = await session.post(`${membersPath}/${member.id}/password-link`, {})
  expectProblem(another, { status: 400, code: "validation_failed", fields: ["member"] })
})

test("an unused address gets an account created by the operator", async ({ house, start, openings }) => {
  const server = await start(house.databaseUrl)
  const email = "new-admin@victim.example"
  const { stdout } = await openings(
    ["create-employer", "--name", "Victim Corp", "--admin-email", email, "--json"],
    house.databaseUrl,
  )
  const { employer, admin } = JSON.parse(stdout) as {
    employer: { id: number }
    admin: { email: string; password: string }
  }
  expect(await employersOf(await openSession(browserOf(server), admin))).toEqual([employer.id])
})

test("demo data never has an admin whose address someone already has", async ({ house, start, openings }) => {
  const server = await start(house.databaseUrl)
  for (const number of [2, 3]) await squat(house, server, `admin-${number}@norwick.example`)
  const { stdout, stderr } = await openings(["seed-demo", "--json"], house.databaseUrl)
  expect(stderr).toBe("")
  const { employer, admin } = JSON.parse(stdout) as {
    employer: { id: number }
    admin: { email: string; password: string }
  }
  expect(await employersOf(await openSession(browserOf(server), admin))).toEqual([employer.id])
  const squatter = { email: `admin-${employer.id}@norwick.example`, password: attackersPassword }
  expect(await employersOf(await openSession(browserOf(server), squatter))).toEqual([house.employer.id])
})

test("an invitation makes no one a member before they accept it, with or without an account", async ({
  house,
  start,
  openings,
}) => {
  const server = await start(house.databaseUrl)
  await squat(house, server, victim)
  const boss = "boss@other.example"
  const { stdout } = await openings(
    ["create-employer", "--name", "Other", "--admin-email", boss, "--json"],
    house.databaseUrl,
  )
  const { admin } = JSON.parse(stdout) as { admin: { email: string; password: string } }
  const session = await openSession(browserOf(server), admin)
  const made = await session.post<MadeInvitation>(invitationsPath, { email: victim, role: "admin" })
  const token = tokenOf(made.body.link)
  const attacker = await openSession(browserOf(server), { email: victim, password: attackersPassword })
  expect(await employersOf(attacker)).toEqual([house.employer.id])
  // Neither a name and password of one's choice nor a session replaces the account's password.
  for (const sent of [
    { token, name: "Boss", password: "a password of my own" },
    { token, password: "guess" },
  ]) {
    const refused = await accept(attacker, sent)
    expectProblem(refused, { status: 400, code: "validation_failed", fields: ["password"] })
  }
  expect((await session.get(`${acceptPath}?token=${token}`)).status).toBe(200)
})
