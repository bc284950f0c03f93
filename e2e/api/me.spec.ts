import { daysAfter, today } from "../support/dates"
import { expectRefused, test } from "../support/keys"
import { apiOf, openSession } from "../support/session"
import { expect } from "../support/ui"

test.describe("GET /me", () => {
  test.use({ timeZone: "America/Vancouver" })

  test("returns any key its name, scopes, expiry and employer", async ({
    keys,
    employer,
    plan,
    timeZone,
    api,
  }) => {
    const { id, name } = employer
    const works = { employer: { id, name, plan, timeZone } }
    expect((await api.get("/me")).body).toEqual({
      name: "First key",
      scopes: ["jobs:read", "jobs:write", "jobs:delete", "confidential", "webhooks"],
      expiresAt: null,
      ...works,
    })
    for (const scope of ["jobs:read", "jobs:write", "jobs:delete", "confidential"]) {
      const expires = daysAfter(today("UTC"), 30)
      const { key, api: limited } = await keys.created({ name: scope, scopes: [scope], expires })
      const { expiresAt } = key
      expect((await limited.get("/me")).body).toEqual({ name: scope, scopes: [scope], expiresAt, ...works })
    }
  })

  test("returns a session its person, role and employer, and refuses anyone else", async ({
    server,
    addMember,
    employer,
    anonymous,
    plan,
    timeZone,
  }) => {
    const viewer = await addMember("viewer")
    const { id, name } = employer
    expect((await apiOf(await openSession(server, viewer)).get("/me")).body).toEqual({
      person: { id: expect.any(Number), name: viewer.name, email: viewer.email },
      role: "viewer",
      employer: { id, name, plan, timeZone },
    })
    expectRefused(await anonymous.get("/me"))
  })
})
