import { checkSettingsPath } from "../support/checks"
import { expectProblem, invalid } from "../support/expectations"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

const nothing = {
  facts: {
    employees25Plus: null,
    usesAi: null,
    aiStatement: { en: null, fr: null },
    federallyRegulated: null,
    hoursPerWeek: null,
  },
  muted: [],
  enforce: false,
}
const muted = [{ code: "PLACE-UNKNOWN", reason: "Our camps are on no map." }]

test.describe("the settings of the posting check", () => {
  test("start out unknown, and every member can see them", async ({ server, addMember }) => {
    const session = await openSession(server, await addMember("viewer"))
    expect((await session.get(checkSettingsPath)).body).toEqual(nothing)
  })

  test("are changed in part by an admin, and whatever is left out stays", async ({
    server,
    admin,
    employer,
    records,
  }) => {
    const session = await openSession(server, admin)
    const facts = { employees25Plus: true, hoursPerWeek: 37.5, aiStatement: { fr: " Nous le disons. " } }
    await session.put(checkSettingsPath, { facts })
    const { body } = await session.put(checkSettingsPath, { muted, enforce: true })
    const by = { kind: "person", name: admin.name }
    const told = { ...nothing.facts, ...facts, aiStatement: { en: null, fr: "Nous le disons." } }
    const told1 = { facts: told, muted: [{ ...muted[0], at: expect.any(String), by }], enforce: true }
    expect(body).toEqual(told1)
    expect((await session.get(checkSettingsPath)).body).toEqual(body)
    // Settings sent back as they were read change nothing, not even who muted a rule.
    expect((await session.put(checkSettingsPath, body)).body).toEqual(body)

    const deeds = (await records.activities(employer.id)).filter(
      ({ action }) => action === "employer.check_settings_changed",
    )
    expect(deeds.map(({ changes }) => JSON.parse(String(changes)))).toEqual([
      [
        { field: "employees25Plus", before: null, after: true },
        { field: "hoursPerWeek", before: null, after: 37.5 },
        { field: "aiStatementFr", before: null, after: "Nous le disons." },
      ],
      [
        { field: "mutedRules", before: [], after: ["PLACE-UNKNOWN: Our camps are on no map."] },
        { field: "enforce", before: false, after: true },
      ],
    ])
    expect(deeds[0]).toMatchObject({ actor_name: admin.name, object_kind: "employer" })
    const cleared = await session.put(checkSettingsPath, { ...nothing, facts: { ...nothing.facts } })
    expect(cleared.body).toEqual(nothing)
  })

  test("invalid facts, rules and reasons are all refused at once", async ({ server, admin }) => {
    const session = await openSession(server, admin)
    const wrong = {
      facts: { employees25Plus: "yes", hoursPerWeek: 200, aiStatement: { en: "x".repeat(501) } },
      muted: [{ code: "PLACE-UNKNOWN", reason: " " }, { reason: "x" }],
      enforce: "on",
    }
    expectProblem(await session.put(checkSettingsPath, wrong), {
      ...invalid,
      fields: [
        "facts.employees25Plus",
        "facts.hoursPerWeek",
        "facts.aiStatement.en",
        "muted[0].reason",
        "muted[1].code",
        "enforce",
      ],
    })
    const strange = [...muted, { code: "NO-SUCH-RULE", reason: "x" }, ...muted]
    expectProblem(await session.put(checkSettingsPath, { muted: strange }), {
      ...invalid,
      fields: ["muted[1].code", "muted[2].code"],
    })
    for (const hoursPerWeek of [0, -1, "40"])
      expectProblem(await session.put(checkSettingsPath, { facts: { hoursPerWeek } }), {
        ...invalid,
        fields: ["facts.hoursPerWeek"],
      })
    expectProblem(await session.put(checkSettingsPath, { facts: [], muted: {} }), {
      ...invalid,
      fields: ["facts", "muted"],
    })
    expect((await session.get(checkSettingsPath)).body).toEqual(nothing)
  })

  test("one rule can be muted or unmuted without losing rules that another admin has muted meanwhile", async ({
    server,
    admin,
    addMember,
  }) => {
    const first = await openSession(server, admin)
    const second = await openSession(server, await addMember("admin"))
    await first.put(checkSettingsPath, { mute: muted[0] })
    await second.put(checkSettingsPath, { mute: { code: "T-SHOUT", reason: "Our brand is in capitals." } })
    await first.put(checkSettingsPath, { unmute: "PLACE-UNKNOWN" })
    expect((await first.get(checkSettingsPath)).body).toMatchObject({
      ...nothing,
      muted: [{ code: "T-SHOUT", reason: "Our brand is in capitals." }],
    })
    expectProblem(await first.put(checkSettingsPath, { mute: { code: "NO-SUCH-RULE", reason: "x" } }), {
      ...invalid,
      fields: ["mute.code"],
    })
    expectProblem(await first.put(checkSettingsPath, { mute: "T-SHOUT", unmute: 5 }), {
      ...invalid,
      fields: ["mute", "unmute"],
    })
  })

  test("only admins can change them, and each employer has its own", async ({
    server,
    admin,
    employer,
    addMember,
    otherEmployer,
  }) => {
    const forbidden = { status: 403, code: "forbidden" }
    const key = server.with({ "API-Key": employer.apiKey })
    expectProblem(await key.put(checkSettingsPath, { enforce: true }), forbidden)
    expectProblem(await key.get(checkSettingsPath), forbidden)
    for (const role of ["editor", "viewer"] as const) {
      const session = await openSession(server, await addMember(role))
      expectProblem(await session.put(checkSettingsPath, { enforce: true }), forbidden)
    }
    const session = await openSession(server, admin)
    await session.put(checkSettingsPath, { enforce: true })
    const other = await openSession(server, await addMember("admin", otherEmployer))
    expect((await other.get(checkSettingsPath)).body).toEqual(nothing)
  })
})
