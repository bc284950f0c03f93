import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import {
  accept,
  acceptPath,
  makeInvitation,
  membersPath,
  readInvitations,
  readMembers,
  memberOf,
  newAddress,
  newcomer,
} from "../support/members"
import { apiOf, openSession, sessionCookie } from "../support/session"
import { expect, test } from "../support/ui"

test.describe("accepting an invitation", () => {
  test("a new person chooses a name and password, becomes a member and is signed in", async ({
    server,
    admin,
    employer,
    records,
  }) => {
    const session = await openSession(server, admin)
    const email = newAddress()
    const token = await makeInvitation(session, email, "editor")
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
    expect(await readInvitations(session)).toEqual([])
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

  test("a person with an account confirms their password, keeps it, and lands on the new employer", async ({
    server,
    admin,
    employer,
    addMember,
    otherEmployer,
  }) => {
    const session = await openSession(server, admin)
    const known = await addMember("admin", otherEmployer)
    const token = await makeInvitation(session, known.email, "viewer")
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

  test("a browser that was refused while a person belonged to no employer isn't let in once they are invited again", async ({
    server,
    admin,
    addMember,
  }) => {
    const session = await openSession(server, admin)
    const person = await addMember("viewer")
    const { id } = await memberOf(session, person)
    expect((await session.delete(`${membersPath}/${id}`)).status).toBe(204)
    const left = await openSession(server, person)
    expect((await left.get("/api/dashboard/me")).status).toBe(403)
    const token = await makeInvitation(session, person.email, "admin")
    const accepted = await accept(server, { token, password: person.password })
    expect(accepted.status, accepted.text).toBe(204)
    expect((await left.get("/api/dashboard/me")).status).toBe(401)
    expect((await (await openSession(server, person)).get("/api/dashboard/me")).status).toBe(200)
  })

  test("guessing a password on an invitation is limited as signing in is", async ({
    server,
    admin,
    addMember,
    otherEmployer,
  }) => {
    const session = await openSession(server, admin)
    const known = await addMember("viewer", otherEmployer)
    const token = await makeInvitation(session, known.email)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await accept(server, { token, password: `guess ${attempt}` })).status).toBe(400)
    }
    const refused = await accept(server, { token, password: known.password })
    expectProblem(refused, { status: 429, code: "rate_limited" })
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await readInvitations(session)).toHaveLength(1)
  })

  test("missing or too short fields are named, and the invitation stays valid", async ({ server, admin }) => {
    const session = await openSession(server, admin)
    const token = await makeInvitation(session, newAddress())
    const refused = await accept(server, { token, name: " ", password: "short" })
    expectProblem(refused, { status: 400, code: "validation_failed", fields: ["name", "password"] })
    const nothing = await accept(server, {})
    expectProblem(nothing, { status: 400, code: "validation_failed", fields: ["token", "password"] })
    expect((await accept(server, { token, ...newcomer })).status).toBe(204)
  })

  test("an invitation cannot be used twice, not even simultaneously", async ({
    server,
    admin,
    employer,
    records,
  }) => {
    const session = await openSession(server, admin)
    const email = newAddress()
    const token = await makeInvitation(session, email)
    const names = ["One", "Two", "Three", "Four"]
    const answers = await Promise.all(
      names.map((name) => accept(server, { token, name, password: `the password of ${name}` })),
    )
    const winner = answers.findIndex(({ status }) => status === 204)
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    for (const { status, text } of answers.filter((_, index) => index !== winner)) {
      expect([400, 404], text).toContain(status)
    }
    expect((await readMembers(session)).filter(({ person }) => person.email === email)).toHaveLength(1)
    expect((await memberOf(session, { email })).person.name).toBe(names[winner])
    await openSession(server, { email, password: `the password of ${names[winner]}` })
    const joined = (await records.activities(employer.id)).filter(({ action }) => action === "member.joined")
    expect(joined).toHaveLength(1)
  })

  test("an invitation cannot be accepted from another site", async ({ server, admin }) => {
    const token = await makeInvitation(await openSession(server, admin), newAddress())
    const elsewhere: Record<string, string>[] = [{}, { Origin: "https://evil.example" }]
    for (const headers of elsewhere) {
      const answer = await server.post(acceptPath, { token, ...newcomer }, headers)
      expectProblem(answer, { status: 403, code: "forbidden" })
    }
    expect((await server.get(`${acceptPath}?token=${token}`)).status).toBe(200)
  })

  test("an outdated invitation does not downgrade someone who has become a member meanwhile", async ({
    server,
    admin,
    employer,
    operator,
    passwordHash,
  }) => {
    const session = await openSession(server, admin)
    const email = newAddress()
    const token = await makeInvitation(session, email, "viewer")
    await operator.addMember(employer, { name: "Mo Meanwhile", email, role: "admin", passwordHash })
    const answer = await accept(server, { token, password: admin.password })
    expect(answer.status, answer.text).toBe(204)
    expect((await memberOf(session, { email })).role).toBe("admin")
  })
})
