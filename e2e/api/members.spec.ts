import type {
  InvitationOffer,
  ListedInvitation,
  ListedMember,
  MadeInvitation,
} from "@/lib/api/dashboard/members"
import type { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiOf, openSession, sessionCookie } from "../support/session"
import { expect, type Person, test } from "../support/ui"

type List<Row> = { data: Row[] }

const membersPath = "/api/dashboard/members"
const invitationsPath = "/api/dashboard/invitations"
const acceptPath = "/api/dashboard/invitations/accept"
const day = 86_400_000
let addresses = 0

function newAddress(): string {
  addresses += 1
  return `new-${process.pid}-${addresses}-${Date.now()}@example.com`
}

async function listMembers(session: ApiClient): Promise<ListedMember[]> {
  const answer = await session.get<List<ListedMember>>(membersPath)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

async function memberOf(session: ApiClient, { email }: { email: string }): Promise<ListedMember> {
  const member = (await listMembers(session)).find(({ person }) => person.email === email)
  expect(member, email).toBeDefined()
  return member as ListedMember
}

async function listInvitations(session: ApiClient): Promise<ListedInvitation[]> {
  const answer = await session.get<List<ListedInvitation>>(invitationsPath)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

/** Invites by a session, and answers the token of the link. */
async function invite(session: ApiClient, email: string, role = "editor"): Promise<string> {
  const answer = await session.post<MadeInvitation>(invitationsPath, { email, role })
  expect(answer.status, answer.text).toBe(201)
  const link = new URL(answer.body.link ?? "")
  expect(link.origin).toBe(session.baseUrl)
  expect(link.pathname).toBe("/invitation")
  return link.searchParams.get("token") ?? ""
}

function accept(server: ApiClient, body: unknown) {
  return server.post(acceptPath, body, { Origin: server.baseUrl })
}

const newcomer = { name: "Nora Newcomer", password: "a password of her own" }

test.describe("the list of members", () => {
  test("tells everybody of the employer who belongs to it, with role and last seen", async ({
    server,
    admin,
    addMember,
  }) => {
    const viewer = await addMember("viewer")
    const session = await openSession(server, viewer)
    const members = await listMembers(session)
    expect(members.map(({ person }) => person.email).sort()).toEqual([admin.email, viewer.email].sort())
    expect(members.find(({ you }) => you)).toEqual({
      id: expect.any(Number),
      person: { id: expect.any(Number), name: viewer.name, email: viewer.email },
      role: "viewer",
      joinedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastSeenAt: null,
      you: true,
    })
    await expect
      .poll(async () => Date.parse((await memberOf(session, viewer)).lastSeenAt ?? "1970"))
      .toBeGreaterThan(Date.now() - 60_000)
    expect((await memberOf(session, admin)).lastSeenAt).toBeNull()
  })

  test("notes a member's visits once a minute at the most", async ({ server, addMember }) => {
    const viewer = await addMember("viewer")
    const session = await openSession(server, viewer)
    const seen = async () => (await memberOf(session, viewer)).lastSeenAt
    await expect.poll(seen).not.toBeNull()
    const first = await seen()
    for (let visit = 0; visit < 5; visit += 1) await listMembers(session)
    expect(await seen()).toBe(first)
  })

  test("is for nobody else: not without a session, not with a key, not of another employer", async ({
    server,
    employer,
    admin,
    addMember,
    otherEmployer,
  }) => {
    expectProblem(await server.get(membersPath), { status: 401, code: "unauthorized" })
    const key = server.with({ "API-Key": employer.apiKey })
    expectProblem(await key.get(membersPath), { status: 403, code: "forbidden" })
    const stranger = await openSession(server, await addMember("admin", otherEmployer))
    expect((await listMembers(stranger)).map(({ person }) => person.email)).not.toContain(admin.email)
  })
})

test.describe("roles and removal", () => {
  test("an admin changes a role, which counts from the next request on", async ({
    server,
    admin,
    addMember,
  }) => {
    const viewer = await addMember("viewer")
    const [session, theirs] = [await openSession(server, admin), await openSession(server, viewer)]
    expectProblem(await apiOf(theirs).post("/jobs", jobBody()), { status: 403, code: "forbidden" })
    const { id } = await memberOf(session, viewer)
    const answer = await session.put<ListedMember>(`${membersPath}/${id}`, { role: "editor" })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ id, role: "editor", you: false })
    await apiOf(theirs).createJob(jobBody())
    await session.put(`${membersPath}/${id}`, { role: "viewer" })
    expectProblem(await apiOf(theirs).post("/jobs", jobBody()), { status: 403, code: "forbidden" })
  })

  test("an admin removes a member, whose sessions end at once", async ({ server, admin, addMember }) => {
    const editor = await addMember("editor")
    const session = await openSession(server, admin)
    const theirs = [await openSession(server, editor), await openSession(server, editor)]
    const { id } = await memberOf(session, editor)
    expect((await session.delete(`${membersPath}/${id}`)).status).toBe(204)
    for (const ended of theirs) {
      expectProblem(await apiOf(ended).get("/jobs"), { status: 401, code: "unauthorized" })
      expect((await ended.get("/api/dashboard/me")).status).toBe(401)
    }
    expect((await listMembers(session)).map(({ person }) => person.email)).toEqual([admin.email])
    expectProblem(await session.delete(`${membersPath}/${id}`), { status: 404, code: "not_found" })
  })

  test("who is removed from one employer goes on working for another", async ({
    server,
    admin,
    addMember,
    operator,
    otherEmployer,
    passwordHash,
  }) => {
    const editor = await addMember("editor")
    await operator.addMember(otherEmployer, { ...editor, passwordHash })
    const session = await openSession(server, admin)
    const here = await openSession(server, editor)
    const there = await openSession(server, editor)
    const chosen = await there.put("/api/dashboard/me/employer", { employerId: otherEmployer.id })
    expect(chosen.status, chosen.text).toBe(204)
    const { id } = await memberOf(session, editor)
    expect((await session.delete(`${membersPath}/${id}`)).status).toBe(204)
    expect((await apiOf(here).get("/jobs")).status).toBe(401)
    expect((await apiOf(there).createJob(jobBody())).employer.id).toBe(otherEmployer.id)
  })

  test("the last admin is neither demoted nor removed, by nobody", async ({ server, admin, addMember }) => {
    await addMember("editor")
    const session = await openSession(server, admin)
    const { id } = await memberOf(session, admin)
    const refusals = [
      await session.put(`${membersPath}/${id}`, { role: "viewer" }),
      await session.delete(`${membersPath}/${id}`),
    ]
    for (const refused of refusals) {
      const { message } = expectProblem(refused, { status: 400, code: "validation_failed", fields: ["role"] })
      expect(message).toMatch(/last admin.*Make somebody else an admin first/)
    }
    expect((await memberOf(session, admin)).role).toBe("admin")
    expect((await session.put(`${membersPath}/${id}`, { role: "admin" })).status).toBe(200)
  })

  for (const [deed, act] of [
    ["demotions", (session, id) => session.put(`${membersPath}/${id}`, { role: "editor" })],
    ["removals", (session, id) => session.delete(`${membersPath}/${id}`)],
  ] as [string, (session: ApiClient, id: number) => Promise<{ status: number; text: string }>][]) {
    test(`of two ${deed} at once, of the last two admins, one is refused`, async ({
      server,
      admin,
      addMember,
      records,
      employer,
    }) => {
      const second = await addMember("admin")
      await addMember("viewer")
      const sessions = [await openSession(server, admin), await openSession(server, second)] as const
      const ids = [(await memberOf(sessions[0], second)).id, (await memberOf(sessions[0], admin)).id] as const
      const answers = await Promise.all(ids.map((id, index) => act(sessions[index === 0 ? 0 : 1], id)))
      const texts = answers.map(({ text }) => text).join()
      // The slower one may also find that it is no admin any more itself.
      const refused = answers.filter(({ status }) => status >= 400)
      expect(refused, texts).toHaveLength(1)
      expect([400, 401, 403], texts).toContain(refused[0]?.status)
      const deeds = (await records.activities(employer.id)).filter(({ action }) =>
        /^member\.(role_changed|removed)$/.test(String(action)),
      )
      expect(deeds).toHaveLength(1)
    })
  }

  test("when all admins step back at once, the last one cannot", async ({ server, admin, addMember }) => {
    const admins = [admin, await addMember("admin"), await addMember("admin"), await addMember("admin")]
    const sessions = await Promise.all(admins.map((each) => openSession(server, each)))
    const members = await listMembers(sessions[0] as ApiClient)
    const stepBack = (session: ApiClient, { email }: Person) =>
      session.put(`${membersPath}/${members.find(({ person }) => person.email === email)?.id}`, {
        role: "viewer",
      })
    const answers = await Promise.all(
      sessions.map((session, index) => stepBack(session, admins[index] as Person)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400])
    const left = (await listMembers(sessions[0] as ApiClient)).filter(({ role }) => role === "admin")
    expect(left).toHaveLength(1)
  })

  test("names a bad role, and takes no other", async ({ server, admin }) => {
    const session = await openSession(server, admin)
    const { id } = await memberOf(session, admin)
    const path = `${membersPath}/${id}`
    for (const body of [{}, { role: null }, { role: "owner" }, { role: ["admin"] }, { role: "" }]) {
      const problem = { status: 400, code: "validation_failed", fields: ["role"] }
      expectProblem(await session.put(path, body), problem)
    }
    expectProblem(await session.put(path, "["), { status: 400, code: "invalid_json" })
    expectProblem(await session.put(`${membersPath}/x`, { role: "admin" }), {
      status: 400,
      code: "validation_failed",
    })
  })
})

test("managing members and invitations is for admins of that employer alone", async ({
  server,
  employer,
  admin,
  addMember,
  otherEmployer,
}) => {
  const session = await openSession(server, admin)
  const target = await memberOf(session, await addMember("viewer"))
  await invite(session, newAddress())
  const [invitation] = await listInvitations(session)
  const deeds: ((client: ApiClient) => Promise<{ status: number; text: string }>)[] = [
    (client) => client.put(`${membersPath}/${target.id}`, { role: "admin" }),
    (client) => client.delete(`${membersPath}/${target.id}`),
    (client) => client.delete(`${invitationsPath}/${invitation?.id}`),
  ]
  const ofEmployer: typeof deeds = [
    (client) => client.get(invitationsPath),
    (client) => client.post(invitationsPath, { email: newAddress(), role: "admin" }),
  ]
  const statuses = async (client: ApiClient, which = [...deeds, ...ofEmployer]) =>
    new Set(await Promise.all(which.map(async (deed) => (await deed(client)).status)))

  expect(await statuses(server.with({ Origin: server.baseUrl }))).toEqual(new Set([401]))
  expect(await statuses(server.with({ "API-Key": employer.apiKey }))).toEqual(new Set([403]))
  for (const role of ["editor", "viewer"] as const) {
    expect(await statuses(await openSession(server, await addMember(role))), role).toEqual(new Set([403]))
  }
  const stranger = await openSession(server, await addMember("admin", otherEmployer))
  expect(await statuses(stranger, deeds)).toEqual(new Set([404]))
  expect(await listInvitations(stranger)).toEqual([])
  const elsewhere = session.with({ Origin: "https://evil.example" })
  expect(await statuses(elsewhere, deeds)).toEqual(new Set([403]))

  expect(await memberOf(session, target.person)).toMatchObject({ role: "viewer" })
  expect(await listInvitations(session)).toHaveLength(1)
})

test.describe("invitations", () => {
  test("a link is shown once, works for 7 days, and its token is kept nowhere", async ({
    server,
    admin,
    employer,
    records,
  }) => {
    const session = await openSession(server, admin)
    const email = newAddress()
    const answer = await session.post<MadeInvitation>(invitationsPath, {
      email: ` ${email.toUpperCase()} `,
      role: "viewer",
    })
    expect(answer.status, answer.text).toBe(201)
    const { invitation, link } = answer.body
    expect(invitation).toMatchObject({ email, role: "viewer", invitedBy: admin.name })
    const life = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)
    expect(life).toBe(7 * day)
    const token = new URL(link ?? "").searchParams.get("token") ?? ""
    expect(token).toMatch(/^[\w-]{32}$/)

    const listed = await session.get<List<ListedInvitation>>(invitationsPath)
    expect(listed.body.data).toEqual([invitation])
    expect(listed.text).not.toContain(token)
    const stored = [
      ...(await records.storedInvitations(employer.id)),
      ...(await records.activities(employer.id)),
    ]
    expect(stored.length).toBeGreaterThan(1)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test("the link tells who invites whom as what", async ({
    server,
    admin,
    employer,
    addMember,
    otherEmployer,
  }) => {
    const session = await openSession(server, admin)
    const email = newAddress()
    const offer = async (token: string) =>
      (await server.get<InvitationOffer>(`${acceptPath}?token=${token}`)).body
    expect(await offer(await invite(session, email, "viewer"))).toEqual({
      employer: { name: employer.name },
      email,
      role: "viewer",
      accountExists: false,
    })
    const known = await addMember("viewer", otherEmployer)
    expect(await offer(await invite(session, known.email))).toMatchObject({ accountExists: true })
  })

  test("a new person chooses name and password, is a member and signed in", async ({
    server,
    admin,
    employer,
    records,
  }) => {
    const session = await openSession(server, admin)
    const email = newAddress()
    const token = await invite(session, email, "editor")
    const answer = await accept(server, { token, ...newcomer })
    expect(answer.status, answer.text).toBe(204)
    const theirs = server.with({
      Origin: server.baseUrl,
      Cookie: sessionCookie(answer.headers).split(";")[0] ?? "",
    })
    expect((await apiOf(theirs).createJob(jobBody())).employer.id).toBe(employer.id)
    expect(await memberOf(session, { email })).toMatchObject({
      role: "editor",
      person: { name: newcomer.name },
    })
    expect(await listInvitations(session)).toEqual([])
    await openSession(server, { email, password: newcomer.password })

    const deeds = await records.activities(employer.id)
    const joined = deeds.find(({ action }) => action === "member.joined")
    expect(joined).toMatchObject({
      actor_kind: "person",
      actor_name: newcomer.name,
      object_name: newcomer.name,
    })
    expect(joined?.request_id).toBe(answer.headers.get("x-request-id"))
    expect(JSON.stringify(deeds)).not.toContain(newcomer.password)
  })

  test("a person with an account proves their password, keeps it, and starts at the new employer", async ({
    server,
    admin,
    employer,
    addMember,
    otherEmployer,
  }) => {
    const session = await openSession(server, admin)
    const known = await addMember("admin", otherEmployer)
    const token = await invite(session, known.email, "viewer")
    const wrong = await accept(server, { token, name: "Somebody Else", password: "not the password" })
    expectProblem(wrong, { status: 400, code: "validation_failed", fields: ["password"] })
    expect(wrong.headers.getSetCookie()).toEqual([])

    const answer = await accept(server, { token, password: known.password })
    expect(answer.status, answer.text).toBe(204)
    const theirs = server.with({ Cookie: sessionCookie(answer.headers).split(";")[0] ?? "" })
    const { body: me } = await theirs.get<{ employer: unknown; employers: { id: number }[] }>(
      "/api/dashboard/me",
    )
    expect(me.employer).toMatchObject({ id: employer.id, role: "viewer" })
    expect(me.employers.map(({ id }) => id).sort()).toEqual([employer.id, otherEmployer.id].sort())
    expect((await memberOf(session, known)).person.name).toBe(known.name)
    await openSession(server, known)
  })

  test("guessing a password on an invitation is limited like signing in", async ({
    server,
    admin,
    addMember,
    otherEmployer,
  }) => {
    const session = await openSession(server, admin)
    const known = await addMember("viewer", otherEmployer)
    const token = await invite(session, known.email)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await accept(server, { token, password: `guess ${attempt}` })).status).toBe(400)
    }
    const refused = await accept(server, { token, password: known.password })
    expectProblem(refused, { status: 429, code: "rate_limited" })
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await listInvitations(session)).toHaveLength(1)
  })

  test("names what is missing or too short, and stays good", async ({ server, admin }) => {
    const session = await openSession(server, admin)
    const token = await invite(session, newAddress())
    const refused = await accept(server, { token, name: " ", password: "short" })
    expectProblem(refused, { status: 400, code: "validation_failed", fields: ["name", "password"] })
    const nothing = await accept(server, {})
    expectProblem(nothing, { status: 400, code: "validation_failed", fields: ["token", "password"] })
    expect((await accept(server, { token, ...newcomer })).status).toBe(204)
  })

  test("a used, withdrawn, replaced, expired and unknown link get one and the same answer", async ({
    server,
    admin,
    records,
  }) => {
    const session = await openSession(server, admin)
    const used = await invite(session, newAddress())
    expect((await accept(server, { token: used, ...newcomer })).status).toBe(204)
    const withdrawn = await invite(session, newAddress())
    const [invitation] = await listInvitations(session)
    expect((await session.delete(`${invitationsPath}/${invitation?.id}`)).status).toBe(204)
    const expiredAddress = newAddress()
    const expired = await invite(session, expiredAddress)
    await records.expireInvitations(expiredAddress)
    const again = newAddress()
    const replaced = await invite(session, again)
    const latest = await invite(session, again)

    const answers = new Set<string>()
    for (const token of [used, withdrawn, expired, replaced, "x".repeat(32)]) {
      const before = await server.get(`${acceptPath}?token=${token}`)
      const after = await accept(server, { token, ...newcomer })
      for (const answer of [before, after]) {
        const { message } = expectProblem(answer, { status: 404, code: "not_found" })
        answers.add(message)
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    }
    expect([...answers]).toEqual([expect.stringContaining("works no more")])
    expect((await server.get(`${acceptPath}?token=${latest}`)).status).toBe(200)
  })

  test("an invitation cannot be used twice, also not at once", async ({
    server,
    admin,
    employer,
    records,
  }) => {
    const session = await openSession(server, admin)
    const email = newAddress()
    const token = await invite(session, email)
    const names = ["One", "Two", "Three", "Four"]
    const answers = await Promise.all(
      names.map((name) => accept(server, { token, name, password: `the password of ${name}` })),
    )
    const winner = answers.findIndex(({ status }) => status === 204)
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    for (const { status, text } of answers.filter((_, index) => index !== winner)) {
      expect([400, 404], text).toContain(status)
    }
    expect((await listMembers(session)).filter(({ person }) => person.email === email)).toHaveLength(1)
    expect((await memberOf(session, { email })).person.name).toBe(names[winner])
    await openSession(server, { email, password: `the password of ${names[winner]}` })
    const joined = (await records.activities(employer.id)).filter(({ action }) => action === "member.joined")
    expect(joined).toHaveLength(1)
  })

  test("a member is not invited again, and an address has one invitation", async ({
    server,
    admin,
    addMember,
  }) => {
    const session = await openSession(server, admin)
    const viewer = await addMember("viewer")
    const refused = await session.post(invitationsPath, { email: viewer.email, role: "admin" })
    const { errors } = expectProblem(refused, { status: 400, code: "validation_failed", fields: ["email"] })
    expect(errors?.[0]?.message).toMatch(/is a member of .* already/)
    expect((await memberOf(session, viewer)).role).toBe("viewer")

    const email = newAddress()
    await Promise.all([invite(session, email, "viewer"), invite(session, email, "editor")])
    await invite(session, email, "admin")
    expect(await listInvitations(session)).toEqual([expect.objectContaining({ email, role: "admin" })])
  })

  test("names every bad field of an invitation", async ({ server, admin }) => {
    const session = await openSession(server, admin)
    for (const body of [{}, { email: "nobody", role: "owner" }, { email: null, role: null }]) {
      const answer = await session.post(invitationsPath, body)
      expectProblem(answer, { status: 400, code: "validation_failed", fields: ["email", "role"] })
    }
    expect(await listInvitations(session)).toEqual([])
  })

  test("another site cannot accept for anybody", async ({ server, admin }) => {
    const token = await invite(await openSession(server, admin), newAddress())
    const elsewhere: Record<string, string>[] = [{}, { Origin: "https://evil.example" }]
    for (const headers of elsewhere) {
      const answer = await server.post(acceptPath, { token, ...newcomer }, headers)
      expectProblem(answer, { status: 403, code: "forbidden" })
    }
    expect((await server.get(`${acceptPath}?token=${token}`)).status).toBe(200)
  })

  test("an outdated invitation takes nothing from somebody who has become a member meanwhile", async ({
    server,
    admin,
    employer,
    operator,
    passwordHash,
  }) => {
    const session = await openSession(server, admin)
    const email = newAddress()
    const token = await invite(session, email, "viewer")
    await operator.addMember(employer, { name: "Mo Meanwhile", email, role: "admin", passwordHash })
    const answer = await accept(server, { token, password: admin.password })
    expect(answer.status, answer.text).toBe(204)
    expect((await memberOf(session, { email })).role).toBe("admin")
  })
})

test.describe("the employer", () => {
  const path = "/api/dashboard/employer"

  test("everybody of it sees name, time zone, and the plan with what it means", async ({
    server,
    employer,
    addMember,
  }) => {
    const session = await openSession(server, await addMember("viewer"))
    const { body } = await session.get(path)
    expect(body).toEqual({
      id: employer.id,
      name: employer.name,
      timeZone: employer.timeZone,
      plan: { id: "unlimited", name: "Unlimited", means: expect.stringContaining("auto-refresh") },
    })
  })

  test("an admin changes name and time zone, which the API shows at once", async ({
    server,
    api,
    admin,
    employer,
    records,
  }) => {
    const job = await api.createJob(jobBody())
    const session = await openSession(server, admin)
    const answer = await session.put(path, { name: " Café Münster ", timeZone: "Pacific/Kiritimati" })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ name: "Café Münster", timeZone: "Pacific/Kiritimati" })
    expect((await api.job(job.id)).employer.name).toBe("Café Münster")
    const posted = await api.createJob(jobBody())
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(new Date())
    expect(posted.publishDate).toBe(today)

    await session.put(path, { name: "Café Münster", timeZone: "Pacific/Kiritimati" })
    const deeds = (await records.activities(employer.id)).filter(
      ({ action }) => action === "employer.changed",
    )
    expect(deeds).toHaveLength(1)
    expect(deeds[0]).toMatchObject({
      actor_name: admin.name,
      object_kind: "employer",
      object_id: employer.id,
    })
    expect(JSON.parse(String(deeds[0]?.changes))).toEqual([
      { field: "name", before: employer.name, after: "Café Münster" },
      { field: "timeZone", before: employer.timeZone, after: "Pacific/Kiritimati" },
    ])
  })

  test("a bad name and a time zone that is none are refused", async ({ server, admin, employer }) => {
    const session = await openSession(server, admin)
    const refused = { status: 400, code: "validation_failed" }
    expectProblem(await session.put(path, {}), { ...refused, fields: ["name", "timeZone"] })
    const long = { name: "x".repeat(129), timeZone: "UTC" }
    expectProblem(await session.put(path, long), { ...refused, fields: ["name"] })
    const nowhere = { name: "Acme", timeZone: "Mars/Olympus" }
    expectProblem(await session.put(path, nowhere), { ...refused, fields: ["timeZone"] })
    expect((await session.get(path)).body).toMatchObject({ name: employer.name, timeZone: employer.timeZone })
  })

  test("is changed by its admins alone, and its plan by nobody here", async ({
    server,
    employer,
    admin,
    addMember,
  }) => {
    const change = { name: "Taken over", timeZone: "UTC", plan: "standard" }
    const site = server.with({ Origin: server.baseUrl })
    expectProblem(await site.put(path, change), { status: 401, code: "unauthorized" })
    const key = server.with({ "API-Key": employer.apiKey })
    expectProblem(await key.put(path, change), { status: 403, code: "forbidden" })
    for (const role of ["editor", "viewer"] as const) {
      const session = await openSession(server, await addMember(role))
      const { message } = expectProblem(await session.put(path, change), { status: 403, code: "forbidden" })
      expect(message).toContain("An admin can make you admin")
    }
    const session = await openSession(server, admin)
    expect((await session.get(path)).body).toMatchObject({ name: employer.name })
    const kept = await session.put(path, { ...change, name: employer.name })
    expect(kept.body).toMatchObject({ plan: { id: "unlimited" } })
  })

  test("the operator's change of plan is recorded", async ({ operator, employer, records }) => {
    await operator.setPlan(employer, "standard")
    const [deed] = (await records.activities(employer.id)).filter(
      ({ action }) => action === "employer.changed",
    )
    expect(deed).toMatchObject({ actor_kind: "service" })
    expect(JSON.parse(String(deed?.changes))).toEqual([
      { field: "plan", before: "unlimited", after: "standard" },
    ])
  })
})

test("each deed on members is recorded once, with who did it, from where and by which request", async ({
  server,
  admin,
  employer,
  addMember,
  records,
}) => {
  const session = await openSession(server, admin)
  const member = await memberOf(session, await addMember("viewer"))
  const [first, second] = [newAddress(), newAddress()]
  await invite(session, first, "viewer")
  const [invitation] = await listInvitations(session)
  await session.delete(`${invitationsPath}/${invitation?.id}`)
  await invite(session, second, "admin")
  await session.put(`${membersPath}/${member.id}`, { role: "editor" })
  await session.put(`${membersPath}/${member.id}`, { role: "editor" })
  const removal = await session.delete(`${membersPath}/${member.id}`)

  const deeds = (await records.activities(employer.id)).filter(({ object_kind }) => object_kind === "member")
  expect(
    deeds.map(({ action, object_name, changes }) => [action, object_name, JSON.parse(String(changes))]),
  ).toEqual([
    ["member.invited", first, [{ field: "role", before: null, after: "viewer" }]],
    ["member.invitation_withdrawn", first, [{ field: "role", before: "viewer", after: null }]],
    ["member.invited", second, [{ field: "role", before: null, after: "admin" }]],
    ["member.role_changed", member.person.name, [{ field: "role", before: "viewer", after: "editor" }]],
    ["member.removed", member.person.name, [{ field: "role", before: "editor", after: null }]],
  ])
  for (const deed of deeds) expect(deed).toMatchObject({ actor_kind: "person", actor_name: admin.name })
  expect(deeds.at(-1)).toMatchObject({
    object_id: member.id,
    request_id: removal.headers.get("x-request-id"),
    address: expect.stringMatching(/\S/),
  })
})
