import { activityCsvPath } from "../support/activity"
import type { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import type { TestEmployer } from "../support/operator"
import { apiOf, openSession } from "../support/session"
import { expect, test as base } from "../support/ui"

/** `session` as a page that shows `employer` uses it. */
const shows = (session: ApiClient, employer: Pick<TestEmployer, "id">) =>
  session.with({ "Openings-Employer": String(employer.id) })

/** The session of an admin of both employers who chose the other one last; the admin does not belong to `third`. */
const test = base.extend<{ session: ApiClient; third: TestEmployer }>({
  session: async ({ server, admin, otherEmployer, operator, passwordHash }, use) => {
    await operator.addMember(otherEmployer, { ...admin, passwordHash })
    const session = await openSession(server, admin)
    await session.put("/api/dashboard/me/employer", { employerId: otherEmployer.id })
    await use(session)
  },
  third: async ({ operator }, use) => {
    await use(await operator.createEmployer({ name: "Coastal Cafes", plan: "standard", timeZone: "UTC" }))
  },
})

const refused = { status: 403, code: "forbidden" }

test("a page's calls act for the employer it names, whichever the session chose last", async ({
  session,
  employer,
  otherEmployer,
  api,
  otherApi,
}) => {
  const page = shows(session, employer)
  const job = await apiOf(page).createJob(jobBody())
  expect(job.employer.id).toBe(employer.id)
  expect(await apiOf(page).job(job.id)).toEqual(job)
  expect((await apiOf(page).put(`/jobs/${job.id}`, { title: "Changed" })).status).toBe(200)
  const me = await page.get<{ employer: { id: number } }>("/api/dashboard/me")
  expect(me.body.employer.id).toBe(employer.id)
  expect([await api.total(), await otherApi.total()]).toEqual([1, 0])

  const other = shows(session, otherEmployer)
  expect((await apiOf(other).get(`/jobs/${job.id}`)).status).toBe(404)
  expect((await apiOf(other).delete(`/jobs/${job.id}`)).status).toBe(404)
  expect((await apiOf(other).createJob(jobBody())).employer.id).toBe(otherEmployer.id)
})

test("a page's calls are refused once someone else has signed in beside it", async ({
  session,
  admin,
  api,
}) => {
  const { person } = (await session.get<{ person: { id: number } }>("/api/dashboard/me")).body
  const own = session.with({ "Openings-Person": String(person.id) })
  const other = session.with({ "Openings-Person": String(person.id + 1) })
  expect((await own.get<{ person: { email: string } }>("/api/dashboard/me")).body.person.email).toBe(
    admin.email,
  )
  for (const answer of [await other.get("/api/dashboard/me"), await apiOf(other).post("/jobs", jobBody())])
    expectProblem(answer, { status: 401, code: "unauthorized" })
  expect((await own.get("/api/dashboard/me")).status).toBe(200)
  expect(await api.total()).toBe(0)
})

test("the role is the one held at the employer that the page names", async ({
  server,
  addMember,
  employer,
  otherEmployer,
  operator,
  passwordHash,
}) => {
  const person = await addMember("admin")
  await operator.addMember(otherEmployer, { ...person, role: "viewer", passwordHash })
  const session = await openSession(server, person)
  expect((await shows(session, employer).get("/api/dashboard/api-keys")).status).toBe(200)
  expectProblem(await shows(session, otherEmployer).get("/api/dashboard/api-keys"), refused)
  expectProblem(await apiOf(shows(session, otherEmployer)).post("/jobs", jobBody()), refused)
})

test("a session call that names no employer acts for the one chosen last", async ({
  session,
  employer,
  otherEmployer,
}) => {
  expect((await apiOf(session).createJob(jobBody())).employer.id).toBe(otherEmployer.id)
  await session.put("/api/dashboard/me/employer", { employerId: employer.id })
  expect((await apiOf(session).createJob(jobBody())).employer.id).toBe(employer.id)
})

test("naming an employer one does not belong to is 403, and nothing is read or written for another", async ({
  session,
  third,
  api,
  otherApi,
}) => {
  const job = await otherApi.createJob(jobBody())
  for (const named of [String(third.id), "2147483647", "0", "", "nonsense", `${third.id}, ${third.id}`]) {
    const page = session.with({ "Openings-Employer": named })
    const answers = [
      await page.get("/api/dashboard/me"),
      await page.get("/api/dashboard/job-counts"),
      await apiOf(page).get("/jobs"),
      await apiOf(page).get(`/jobs/${job.id}`),
      await apiOf(page).post("/jobs", jobBody()),
      await apiOf(page).delete(`/jobs/${job.id}`),
    ]
    for (const answer of answers) {
      const { message } = expectProblem(answer, refused)
      expect(message, named).toContain("You aren’t a member of this employer")
    }
  }
  expect([await api.total(), await otherApi.total()]).toEqual([0, 1])
})

test("a removed member is refused on pages they still have open, and keeps working for other employers", async ({
  session,
  admin,
  server,
  addMember,
  employer,
  otherEmployer,
}) => {
  const remover = await openSession(server, await addMember("admin"))
  const { body } = await remover.get<{ data: { id: number; person: { email: string } }[] }>(
    "/api/dashboard/members",
  )
  const member = body.data.find(({ person }) => person.email === admin.email)
  expect((await remover.delete(`/api/dashboard/members/${member?.id}`)).status).toBe(204)
  expectProblem(await apiOf(shows(session, employer)).post("/jobs", jobBody()), refused)
  expectProblem(await apiOf(shows(session, employer)).get("/jobs"), refused)
  expect((await apiOf(shows(session, otherEmployer)).get("/jobs")).status).toBe(200)
})

test("with a key, only the key counts, whatever employer is named beside it", async ({
  api,
  employer,
  otherEmployer,
}) => {
  const job = await shows(api, otherEmployer).createJob(jobBody())
  expect(job.employer.id).toBe(employer.id)
  expect((await api.with({ "Openings-Employer": "nonsense" }).get("/jobs")).status).toBe(200)
})

test("a download names the employer in its URL, since a link has no headers", async ({
  session,
  employer,
  otherEmployer,
  third,
  api,
  otherApi,
}) => {
  await api.createJob(jobBody({ title: "Of the one" }))
  await otherApi.createJob(jobBody({ title: "Of the other" }))
  const file = async (id: number) => (await session.get(`${activityCsvPath}?kind=job&employer=${id}`)).text
  expect(await file(employer.id)).toContain("Of the one")
  expect(await file(employer.id)).not.toContain("Of the other")
  expect(await file(otherEmployer.id)).toContain("Of the other")
  expectProblem(await session.get(`${activityCsvPath}?employer=${third.id}`), refused)
  const both = await shows(session, employer).get(`${activityCsvPath}?employer=${otherEmployer.id}`)
  expect(both.text).toContain("Of the one")
})

test("another site gains nothing by naming an employer", async ({ session, employer, api }) => {
  const elsewhere = shows(session, employer).with({ Origin: "https://elsewhere.example" })
  expectProblem(await apiOf(elsewhere).post("/jobs", jobBody()), refused)
  expect(await api.total()).toBe(0)
})
