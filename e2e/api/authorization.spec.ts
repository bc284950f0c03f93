import { roles, scopes } from "@/lib/domain/actor"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"
import { allVerbs, ask, caseOf, namesOfVerbs, open, promised, type Verb } from "../support/who-may"

// Each test calls every method there is, and the first of them loads all routes.
test.describe.configure({ timeout: 60_000 })

const unknownId = "2147483647"

/** Returns the signed-in person, and so answers 401 to anyone else; it is open because it renews the session's cookie. */
const tellsWho = ({ route, promise }: Verb) => route === "/api/dashboard/me" && promise === null

test("every method of every route has a declared rule, and every declared rule has a method", async () => {
  const names = await namesOfVerbs()
  expect(names.length).toBeGreaterThan(50)
  expect([...promised.keys(), ...open].sort()).toEqual(names.sort())
})

test("without credentials, every method that is not public is 401", async ({ server }) => {
  for (const verb of await allVerbs()) {
    const answer = await ask(server.with({ Origin: server.baseUrl }), verb, unknownId, {})
    const refused = verb.promise !== null || tellsWho(verb)
    if (refused) expect(answer.status, caseOf(verb, "no one", answer)).toBe(401)
    else expect([401, 403], caseOf(verb, "no one", answer)).not.toContain(answer.status)
  }
})

for (const role of roles) {
  test(`as ${role}, a method is 403 exactly where that role is not allowed`, async ({
    server,
    addMember,
  }) => {
    const person = await addMember(role)
    let session = await openSession(server, person)
    for (const verb of await allVerbs()) {
      const answer = await ask(session, verb, unknownId, {})
      const granted = verb.promise === null || verb.promise.people.includes(role)
      const what = caseOf(verb, role, answer)
      if (granted) expect([401, 403], what).not.toContain(answer.status)
      else expect(answer.status, what).toBe(403)
      expect(answer.status, what).toBeLessThan(500)
      // A call that sets another cookie has ended the session.
      if (answer.headers.getSetCookie().length > 0) session = await openSession(server, person)
    }
  })
}

for (const held of [null, ...scopes]) {
  test(`as a key ${held ? `for ${held}` : "without limits"}, a method is 403 exactly where it needs another scope or a person`, async ({
    server,
    employer,
    operator,
  }) => {
    const { apiKey } = await operator.createKey(employer, held ? { scopes: [held] } : {})
    const key = server.with({ "API-Key": apiKey, Origin: server.baseUrl })
    for (const verb of await allVerbs()) {
      const answer = await ask(key, verb, unknownId, {})
      const what = caseOf(verb, `a key for ${held}`, answer)
      if (tellsWho(verb)) {
        expect(answer.status, what).toBe(401)
        continue
      }
      const scope = verb.promise === null ? "any" : verb.promise.scope
      const another = verb.promise?.orScope
      const granted =
        scope === "any" || (scope !== null && (held === null || held === scope || held === another))
      if (granted) expect([401, 403], what).not.toContain(answer.status)
      else expect(answer.status, what).toBe(403)
      expect(answer.status, what).toBeLessThan(500)
    }
  })
}
