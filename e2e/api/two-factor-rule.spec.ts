import type { OwnEmployer } from "@/lib/api/dashboard/employer"
import type { RoutePermissions } from "@/lib/http/endpoint"
import { loadRoutes } from "@/server/route-table"
import { readActivity } from "../support/activity"
import type { ApiClient } from "../support/api"
import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { accept, makeInvitation, memberOf, newAddress, newcomer } from "../support/members"
import { apiOf, openSession } from "../support/session"
import { nextCodeOf, openSessionWith, setUpApp, twoFactorPath, withCookies } from "../support/two-factor"
import { expect, test } from "../support/ui"

// Each test signs in several times, and passwords are slow to check by design.
test.slow()

const rulePath = "/api/dashboard/employer/two-factor"
const barred = { status: 403, code: "forbidden" }

/** An admin with an app who has turned on the rule. */
async function requireBy(server: ApiClient, admin: { email: string; password: string }) {
  const session = await openSession(server, admin)
  const app = await setUpApp(session, admin)
  const answer = await session.put<OwnEmployer>(rulePath, { required: true })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.requiresTwoFactor).toBe(true)
  return { session, ...app }
}

test("an admin can require two-factor sign-in once they use it themselves, and turning it on and off is recorded", async ({
  server,
  admin,
  employer,
  addMember,
}) => {
  const session = await openSession(server, admin)
  const put = (required: unknown) => session.put<OwnEmployer>(rulePath, { required })
  const refused = expectProblem(await put(true), { ...invalid, fields: ["required"] })
  expect(refused.errors?.[0]).toMatchObject({
    code: "own_factor_missing",
    message: "Set up your own two-factor sign-in first, under Settings, Account.",
  })
  expectProblem(await put("yes"), { ...invalid, fields: ["required"] })
  expect((await session.get<OwnEmployer>("/api/dashboard/employer")).body.requiresTwoFactor).toBe(false)
  await setUpApp(session, admin)
  expect((await put(true)).status).toBe(200)
  expect((await put(true)).status).toBe(200)
  expect((await session.get<OwnEmployer>("/api/dashboard/employer")).body.requiresTwoFactor).toBe(true)
  expect((await put(false)).body.requiresTwoFactor).toBe(false)
  const deeds = await readActivity(session, "?action=employer.changed")
  expect(deeds.map(({ actor, object, changes }) => [actor.name, object.id, changes])).toEqual([
    [admin.name, employer.id, [{ field: "requiresTwoFactor", before: true, after: false }]],
    [admin.name, employer.id, [{ field: "requiresTwoFactor", before: false, after: true }]],
  ])
  const editor = await openSession(server, await addMember("editor"))
  expectProblem(await editor.put(rulePath, { required: false }), { status: 403, code: "forbidden" })
})

test("a member without a second factor cannot reach anything of the employer", async ({
  server,
  admin,
  addMember,
  api,
}) => {
  await api.createJob(jobBody())
  const second = await addMember("admin")
  const open = await openSession(server, second)
  expect((await apiOf(open).get("/jobs")).status).toBe(200)
  await requireBy(server, admin)
  const own = ["anyone", "account:use", "two-factor:manage"]
  let refused = 0
  for (const { segments, module } of await loadRoutes()) {
    const route = `/${segments.join("/")}`
    const { asked } = (module.GET ?? {}) as { asked?: RoutePermissions }
    for (const [method, may] of Object.entries(asked ?? {})) {
      if (method === "ANY" || own.includes(may)) continue
      const path = route.replace(/\[id\]/g, "1")
      const answer = method === "GET" ? await open.send({ method, path }) : await open.json(method, path, {})
      expect(answer.status, `${method} ${route}: ${answer.text}`).toBe(403)
      expect(answer.text, `${method} ${route}`).toContain("requires two-factor sign-in")
      refused += 1
    }
  }
  expect(refused).toBeGreaterThan(25)
  const me = expectProblem(await open.get("/api/dashboard/me"), barred)
  expect(me.message).toContain("Acme Kitchens requires two-factor sign-in")
  expect((await api.get("/jobs")).status, "a key").toBe(200)
})

test("one's own account stays reachable; setting up an app gives access at once, and removing it takes it away", async ({
  server,
  admin,
  addMember,
}) => {
  await requireBy(server, admin)
  const editor = await addMember("editor")
  const session = await openSession(server, editor)
  expectProblem(await apiOf(session).get("/jobs"), barred)
  expect((await session.put("/api/dashboard/me", { name: "Edith Edison" })).status).toBe(204)
  expect((await session.get("/api/dashboard/me/sessions")).status).toBe(200)
  const { secret } = await setUpApp(session, editor)
  expect((await apiOf(session).get("/jobs")).status).toBe(200)
  expect((await session.get("/api/dashboard/me")).status).toBe(200)
  const again = await openSessionWith(server, editor, nextCodeOf(secret))
  expect((await apiOf(again).get("/jobs")).status).toBe(200)
  expect((await session.post(`${twoFactorPath}/removal`, editor)).status).toBe(204)
  expectProblem(await apiOf(session).get("/jobs"), barred)
})

test("the person's other employers are not affected, and they can switch to them", async ({
  server,
  admin,
  addMember,
  otherEmployer,
  operator,
  passwordHash,
  employer,
}) => {
  await requireBy(server, admin)
  const editor = await addMember("editor")
  await operator.addMember(otherEmployer, { ...editor, passwordHash })
  const session = await openSession(server, editor)
  const shows = (id: number) => session.with({ "Openings-Employer": String(id) })
  expectProblem(await apiOf(shows(employer.id)).get("/jobs"), barred)
  expect((await apiOf(shows(otherEmployer.id)).get("/jobs")).status).toBe(200)
  const choice = { employerId: otherEmployer.id }
  expect((await shows(employer.id).put("/api/dashboard/me/employer", choice)).status).toBe(204)
  expect((await session.get("/api/dashboard/me")).status).toBe(200)
})

test("a person who accepts an invitation is a member, but reaches nothing until they have set it up", async ({
  server,
  admin,
}) => {
  const { session } = await requireBy(server, admin)
  const email = newAddress()
  const token = await makeInvitation(session, email)
  const answer = await accept(server, { token, ...newcomer })
  expect(answer.status, answer.text).toBe(204)
  const theirs = withCookies(server.with({ Origin: server.baseUrl }), answer)
  expectProblem(await apiOf(theirs).get("/jobs"), barred)
  expect(await memberOf(session, { email })).toMatchObject({ twoFactor: false })
  await setUpApp(theirs, newcomer)
  expect((await apiOf(theirs).get("/jobs")).status).toBe(200)
  expect(await memberOf(session, { email })).toMatchObject({ twoFactor: true })
})

test("only admins can see who has a second factor", async ({ server, admin, addMember }) => {
  const editor = await addMember("editor")
  const theirs = await openSession(server, editor)
  await setUpApp(theirs, editor)
  expect(await memberOf(theirs, editor)).toMatchObject({ twoFactor: null })
  expect(await memberOf(await openSession(server, admin), editor)).toMatchObject({ twoFactor: true })
})
