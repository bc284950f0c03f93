import type { InvitationOffer, ListedInvitation, MadeInvitation } from "@/lib/api/dashboard/members"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import {
  accept,
  acceptPath,
  invitationsPath,
  invite,
  listInvitations,
  listMembers,
  memberOf,
  newAddress,
  newcomer,
} from "../support/members"
import { apiOf, openSession, sessionCookie } from "../support/session"
import { expect, test } from "../support/ui"

type List<Row> = { data: Row[] }

const day = 86_400_000

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
    const own = deeds.filter(({ actor_name }) => actor_name === newcomer.name).map(({ action }) => action)
    expect(own.slice(0, 2)).toEqual(["member.joined", "session.started"])
    for (const secret of [newcomer.password, token]) expect(JSON.stringify(deeds)).not.toContain(secret)
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
