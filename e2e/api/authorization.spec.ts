import type { RoutePermissions } from "@/lib/http/endpoint"
import { type Action, permissions } from "@/lib/domain/permissions"
import { roles, scopes } from "@/lib/domain/actor"
import { loadRoutes } from "@/server/route-table"
import type { Answer, ApiClient } from "../support/api"
import { jobBody } from "../support/factories"
import { invitationsPath, invite, listInvitations, memberOf, newAddress } from "../support/members"
import { keysPath } from "../support/keys"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

/** A verb of a route; `path` has an id that nothing has, `pathOf` one of this test's employer where it has such a thing. */
type Verb = { method: string; route: string; may: Action | "anyone" }

const unknownId = "2147483647"

async function allVerbs(): Promise<Verb[]> {
  const verbs: Verb[] = []
  for (const { segments, module } of await loadRoutes()) {
    const route = `/${segments.join("/")}`
    const { asked } = (module.GET ?? {}) as { asked?: RoutePermissions }
    expect(asked, `${route} does not say what it asks of its callers`).toBeDefined()
    for (const [method, may] of Object.entries(asked ?? {})) {
      if (method === "ANY") continue
      const known = may === "anyone" || may in permissions
      expect(known, `${method} ${route} asks for ${may}, which has no row`).toBe(true)
      verbs.push({ method, route, may })
      if (method === "GET") verbs.push({ method: "HEAD", route, may })
    }
  }
  return verbs
}

/** What has no body is asked for; every write sends an empty one, that changes nothing. */
function ask(client: ApiClient, { method, route }: Verb, id = unknownId): Promise<Answer> {
  const path = route.replace(/\[id\]/g, id)
  return method === "GET" || method === "HEAD"
    ? client.send({ method, path })
    : client.json(method, path, method === "DELETE" && route.endsWith("[id]") ? undefined : {})
}

/** Tells who is signed in, and so is 401 for everybody else; it is open because it renews the session's cookie. */
const tellsWho = (verb: Verb) => verb.route === "/api/dashboard/me" && verb.may === "anyone"

const caseOf = ({ method, route }: Verb, who: string, { status, text }: Answer) =>
  `${method} ${route} as ${who}: ${status} ${text.slice(0, 200)}`

test("every verb of every route says what it asks for, and there are such that ask for every action", async () => {
  const verbs = await allVerbs()
  expect(verbs.length).toBeGreaterThan(50)
  const asked = new Set(verbs.map(({ may }) => may))
  // What is confidential is judged job by job.
  const ofRoutes = Object.keys(permissions).filter((action) => action !== "jobs:confidential")
  expect(ofRoutes.filter((action) => !asked.has(action as Action))).toEqual([])
})

test("as no one, every verb that is not for anyone is 401", async ({ server }) => {
  for (const verb of await allVerbs()) {
    const answer = await ask(server.with({ Origin: server.baseUrl }), verb)
    const refused = verb.may !== "anyone" || tellsWho(verb)
    if (refused) expect(answer.status, caseOf(verb, "no one", answer)).toBe(401)
    else expect([401, 403], caseOf(verb, "no one", answer)).not.toContain(answer.status)
  }
})

for (const role of roles) {
  test(`as ${role}, a verb is 403 exactly where the table does not name that role`, async ({
    server,
    addMember,
  }) => {
    test.setTimeout(60_000)
    const person = await addMember(role)
    let session = await openSession(server, person)
    for (const verb of await allVerbs()) {
      const answer = await ask(session, verb)
      const granted =
        verb.may === "anyone" || (permissions[verb.may].roles as readonly string[]).includes(role)
      const what = caseOf(verb, role, answer)
      if (granted) expect([401, 403], what).not.toContain(answer.status)
      else expect(answer.status, what).toBe(403)
      expect(answer.status, what).toBeLessThan(500)
      // Whatever gives the session another cookie has ended it.
      if (answer.headers.getSetCookie().length > 0) session = await openSession(server, person)
    }
  })
}

for (const held of [null, ...scopes]) {
  test(`as a key ${held ? `for ${held}` : "without limits"}, a verb is 403 exactly where the table asks for another scope`, async ({
    server,
    employer,
    operator,
  }) => {
    const { apiKey } = await operator.createKey(employer, held ? { scopes: [held] } : {})
    const key = server.with({ "API-Key": apiKey, Origin: server.baseUrl })
    for (const verb of await allVerbs()) {
      const answer = await ask(key, verb)
      const what = caseOf(verb, `a key for ${held}`, answer)
      if (tellsWho(verb)) {
        expect(answer.status, what).toBe(401)
        continue
      }
      const scope = verb.may === "anyone" ? "any" : permissions[verb.may].scope
      const granted = scope === "any" || (scope !== null && (held === null || held === scope))
      if (granted) expect([401, 403], what).not.toContain(answer.status)
      else expect(answer.status, what).toBe(403)
      expect(answer.status, what).toBeLessThan(500)
    }
  })
}

test("as the admin of another employer, whatever has an id is 404", async ({
  server,
  api,
  admin,
  addMember,
  otherEmployer,
}) => {
  const session = await openSession(server, admin)
  const viewer = await addMember("viewer")
  await invite(session, newAddress())
  const { body: made } = await session.post<{ key: { id: number } }>(keysPath, {
    name: "Key",
    scopes: null,
    expires: null,
  })
  const { body: own } = await session.get<{ data: { id: number }[] }>("/api/dashboard/me/sessions")
  const ids: Record<string, number | undefined> = {
    jobs: (await api.createJob(jobBody())).id,
    "api-keys": made.key.id,
    members: (await memberOf(session, viewer)).id,
    invitations: (await listInvitations(session))[0]?.id,
    sessions: own.data[0]?.id,
  }
  const before = await invitationsAndKeys(session)
  const stranger = await openSession(server, await addMember("admin", otherEmployer))
  for (const verb of await allVerbs()) {
    const collection = /\/([^/]+)\/\[id\]/.exec(verb.route)?.[1]
    if (!collection || verb.may === "anyone") continue
    const answer = await ask(stranger, verb, String(ids[collection] ?? unknownId))
    // An empty body is refused before anything is looked for.
    const refused = verb.method === "GET" || verb.method === "DELETE" ? [404] : [400, 404]
    if (verb.method === "HEAD") expect(answer.status).toBe(404)
    else expect(refused, caseOf(verb, "a stranger", answer)).toContain(answer.status)
  }
  expect(await invitationsAndKeys(session)).toEqual(before)
  expect(await api.total()).toBe(1)
})

/** All there is to change of them; the use of a key is noted a moment after it. */
async function invitationsAndKeys(session: ApiClient): Promise<unknown> {
  const { body: invitations } = await session.get(invitationsPath)
  const { body: keys } = await session.get<{ data: Record<string, unknown>[] }>(keysPath)
  return { invitations, keys: keys.data.map((key) => ({ ...key, lastUsed: null, calls: null })) }
}
