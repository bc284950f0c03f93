import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

test.describe("the employer", () => {
  const path = "/api/dashboard/employer"

  test("every member sees its name, time zone, two-factor rule and plan, with what the plan includes", async ({
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
      requiresTwoFactor: false,
      plan: { id: "unlimited", name: "Unlimited", means: expect.stringContaining("auto-refresh") },
    })
  })

  test("an admin changes name and time zone, and the API shows them at once", async ({
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

  test("an invalid name or time zone is refused", async ({ server, admin, employer }) => {
    const session = await openSession(server, admin)
    const refused = { status: 400, code: "validation_failed" }
    expectProblem(await session.put(path, {}), { ...refused, fields: ["name", "timeZone"] })
    for (const name of ["x".repeat(129), "\u200b", "Acme\u202eemcA", "Acme\nInc."]) {
      const change = { name, timeZone: "UTC" }
      expectProblem(await session.put(path, change), { ...refused, fields: ["name"] })
    }
    const nowhere = { name: "Acme", timeZone: "Mars/Olympus" }
    expectProblem(await session.put(path, nowhere), { ...refused, fields: ["timeZone"] })
    expect((await session.get(path)).body).toMatchObject({ name: employer.name, timeZone: employer.timeZone })
  })

  test("only its admins can change it, and nobody can change its plan here", async ({
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
      expect(message).toContain("An admin can make you an admin")
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
