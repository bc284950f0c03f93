import type { ListedMember } from "@/lib/api/dashboard/members"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import {
  invitationsPath,
  makeInvitation,
  readInvitations,
  readMembers,
  memberOf,
  membersPath,
  newAddress,
} from "../support/members"
import { apiOf, openSession } from "../support/session"
import { expect, test } from "../support/ui"

test.describe("the list of members", () => {
  test("shows every member who belongs to the employer, with role and last visit", async ({
    server,
    admin,
    addMember,
  }) => {
    const viewer = await addMember("viewer")
    const session = await openSession(server, viewer)
    const members = await readMembers(session)
    expect(members.map(({ person }) => person.email).sort()).toEqual([admin.email, viewer.email].sort())
    // The visit made by this listing may be recorded before or after it, so it is checked below.
    expect(members.find(({ you }) => you)).toMatchObject({
      id: expect.any(Number),
      person: { id: expect.any(Number), name: viewer.name, email: viewer.email },
      role: "viewer",
      joinedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      you: true,
    })
    await expect
      .poll(async () => Date.parse((await memberOf(session, viewer)).lastSeenAt ?? "1970"))
      .toBeGreaterThan(Date.now() - 60_000)
    expect((await memberOf(session, admin)).lastSeenAt).toBeNull()
  })

  test("records a member's visits at most once a minute", async ({ server, addMember }) => {
    const viewer = await addMember("viewer")
    const session = await openSession(server, viewer)
    const seen = async () => (await memberOf(session, viewer)).lastSeenAt
    await expect.poll(seen).not.toBeNull()
    const first = await seen()
    for (let visit = 0; visit < 5; visit += 1) await readMembers(session)
    expect(await seen()).toBe(first)
  })

  test("is refused without a session, to a key and to another employer", async ({
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
    expect((await readMembers(stranger)).map(({ person }) => person.email)).not.toContain(admin.email)
  })
})

test.describe("roles and removal", () => {
  test("an admin changes a role, which applies from the next request", async ({
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

  test("removing a member ends their sessions at once", async ({ server, admin, addMember }) => {
    const editor = await addMember("editor")
    const session = await openSession(server, admin)
    const theirs = [await openSession(server, editor), await openSession(server, editor)]
    const { id } = await memberOf(session, editor)
    expect((await session.delete(`${membersPath}/${id}`)).status).toBe(204)
    for (const ended of theirs) {
      expectProblem(await apiOf(ended).get("/jobs"), { status: 401, code: "unauthorized" })
      expect((await ended.get("/api/dashboard/me")).status).toBe(401)
    }
    expect((await readMembers(session)).map(({ person }) => person.email)).toEqual([admin.email])
    expectProblem(await session.delete(`${membersPath}/${id}`), { status: 404, code: "not_found" })
  })

  test("a person removed from one employer keeps working for another", async ({
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

  test("an invalid role is refused and named", async ({ server, admin }) => {
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

test("cross-site requests cannot change members or invitations, whoever is signed in", async ({
  server,
  admin,
  addMember,
}) => {
  const session = await openSession(server, admin)
  const target = await memberOf(session, await addMember("viewer"))
  await makeInvitation(session, newAddress())
  const [invitation] = await readInvitations(session)
  const elsewhere = session.with({ Origin: "https://evil.example" })
  for (const answer of [
    await elsewhere.put(`${membersPath}/${target.id}`, { role: "admin" }),
    await elsewhere.delete(`${membersPath}/${target.id}`),
    await elsewhere.post(invitationsPath, { email: newAddress(), role: "admin" }),
    await elsewhere.delete(`${invitationsPath}/${invitation?.id}`),
  ])
    expectProblem(answer, { status: 403, code: "forbidden" })
  expect(await memberOf(session, target.person)).toMatchObject({ role: "viewer" })
  expect(await readInvitations(session)).toHaveLength(1)
})

test("each change to members is recorded once, with who did it, from where and in which request", async ({
  server,
  admin,
  employer,
  addMember,
  records,
}) => {
  const session = await openSession(server, admin)
  const member = await memberOf(session, await addMember("viewer"))
  const [first, second] = [newAddress(), newAddress()]
  await makeInvitation(session, first, "viewer")
  const [invitation] = await readInvitations(session)
  await session.delete(`${invitationsPath}/${invitation?.id}`)
  await makeInvitation(session, second, "admin")
  await session.put(`${membersPath}/${member.id}`, { role: "editor" })
  await session.put(`${membersPath}/${member.id}`, { role: "editor" })
  const removal = await session.delete(`${membersPath}/${member.id}`)

  const deeds = (await records.activities(employer.id)).filter(
    ({ object_kind, actor_kind }) => object_kind === "member" && actor_kind === "person",
  )
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
