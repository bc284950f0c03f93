import { actionNames, readActivity } from "../support/activity"
import { jobBody } from "../support/factories"
import { memberOf } from "../support/members"
import { apiOf, openSession, otherSession } from "../support/session"
import { test } from "../support/keys"
import { expect } from "../support/ui"

test.describe("what is recorded", () => {
  test("for jobs: who, from where, in which request, and what changed", async ({
    server,
    api,
    admin,
    employer,
  }) => {
    const session = await openSession(server, admin)
    const job = await api.createJob(jobBody({ title: "Baker" }))
    const change = await apiOf(session).put(`/jobs/${job.id}`, { title: "Head baker" })
    await apiOf(session).put(`/jobs/${job.id}`, { title: "Head baker" })
    await api.put(`/jobs/${job.id}`, { status: "archived" })
    await api.delete(`/jobs/${job.id}`)
    const rows = await readActivity(session, `?kind=job&objectId=${job.id}`)
    expect(actionNames(rows)).toEqual(["job.deleted", "job.status_changed", "job.changed", "job.created"])
    expect(rows[2]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      actor: { kind: "person", id: expect.any(Number), name: admin.name },
      action: "job.changed",
      object: { kind: "job", id: job.id, name: "Head baker" },
      changes: [{ field: "title", before: "Baker", after: "Head baker" }],
      address: "127.0.0.1",
      requestId: change.headers.get("x-request-id"),
    })
    expect(rows[3]?.actor).toMatchObject({ kind: "key", name: "First key" })
    expect(rows[3]?.changes).toContainEqual({ field: "title", before: null, after: "Baker" })
    expect(actionNames(await readActivity(session, "?kind=employer"))).toEqual(["employer.created"])
    expect(await readActivity(session, `?actor=service&kind=api_key`)).toMatchObject([
      { action: "api_key.created", actor: { name: "Operator" }, object: { name: "First key" } },
    ])
    expect((await readActivity(session, "?kind=employer"))[0]?.object.id).toBe(employer.id)
  })

  test("for people: added, signed in, refused, renamed, new passwords, sessions ended", async ({
    server,
    admin,
    addMember,
  }) => {
    const viewer = await addMember("viewer")
    const site = server.with({ Origin: server.baseUrl })
    const wrong = { email: viewer.email, password: "not the password" }
    const refused = await site.post("/api/dashboard/session", wrong)
    expect(refused.status).toBe(401)
    const [first, second] = [await openSession(server, viewer), await openSession(server, viewer)]
    const other = await otherSession(first)
    expect((await first.delete(`/api/dashboard/me/sessions/${other}`)).status).toBe(204)
    await first.put("/api/dashboard/me", { name: "Vera Viewer" })
    await first.put("/api/dashboard/me", { name: "Vera Viewer" })
    const change = { present: viewer.password, password: "another good password" }
    expect((await first.put("/api/dashboard/me/password", change)).status).toBe(204)
    expect((await second.get("/api/dashboard/me")).status).toBe(401)
    const third = await openSession(server, { ...viewer, password: change.password })
    expect((await third.delete("/api/dashboard/session")).status).toBe(204)

    const session = await openSession(server, admin)
    const { id, person } = await memberOf(session, viewer)
    const ofViewer = `?actor=person:${person.id}`
    await expect
      .poll(async () =>
        actionNames(await readActivity(session, ofViewer))
          .toReversed()
          .sort(),
      )
      .toEqual(
        [
          "session.refused",
          "session.started",
          "session.started",
          "session.ended",
          "member.renamed",
          "member.password_changed",
          "session.started",
          "session.ended",
        ].sort(),
      )
    const rows = await readActivity(session, ofViewer)
    expect(rows.find(({ action }) => action === "session.refused")).toMatchObject({
      object: { kind: "session", id: null, name: viewer.email },
      address: "127.0.0.1",
      requestId: refused.headers.get("x-request-id"),
    })
    expect(rows.find(({ action }) => action === "member.renamed")).toMatchObject({
      object: { kind: "member", id, name: "Vera Viewer" },
      changes: [{ field: "name", before: viewer.name, after: "Vera Viewer" }],
    })
    expect(await readActivity(session, `?action=member.added&objectId=${id}`)).toMatchObject([
      {
        actor: { kind: "service", name: "Operator" },
        changes: [{ field: "role", before: null, after: "viewer" }],
      },
    ])
    const text = JSON.stringify(await readActivity(session))
    for (const secret of [viewer.password, wrong.password, change.password])
      expect(text).not.toContain(secret)
  })

  test("for a person with two employers, in the activity of each; for an unknown address, in none", async ({
    server,
    admin,
    otherEmployer,
    addMember,
    operator,
    passwordHash,
    records,
    employer,
  }) => {
    await operator.addMember(otherEmployer, { ...admin, role: "viewer", passwordHash })
    const there = await openSession(server, await addMember("admin", otherEmployer))
    const here = await openSession(server, admin)
    const refused = await server.post(
      "/api/dashboard/session",
      { email: `nobody-${admin.email}`, password: "x" },
      { Origin: server.baseUrl },
    )
    expect(refused.status).toBe(401)
    for (const session of [here, there]) {
      const [latest] = await readActivity(session, "?action=session.started")
      expect(latest?.object.name).toBe(admin.email)
    }
    for (const { id } of [employer, otherEmployer]) {
      expect((await records.activities(id)).filter(({ action }) => action === "session.refused")).toEqual([])
    }
  })

  test("failed sign-ins are recorded no more often than they are allowed, however many arrive at once", async ({
    server,
    admin,
    addMember,
  }) => {
    const { email } = await addMember("editor")
    const site = server.with({ Origin: server.baseUrl })
    const wrong = { email, password: "not the password" }
    await Promise.all(Array.from({ length: 15 }, () => site.post("/api/dashboard/session", wrong)))
    const session = await openSession(server, admin)
    const refusals = async () => (await readActivity(session, "?action=session.refused")).length
    await expect.poll(refusals).toBe(10)
    expect((await site.post("/api/dashboard/session", wrong)).status).toBe(429)
    expect(await refusals()).toBe(10)
  })
})
