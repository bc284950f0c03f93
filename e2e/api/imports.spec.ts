import type { ImportAnswer } from "@/lib/api/dashboard/imports"
import { tellCheck } from "../support/checks"
import { expectProblem } from "../support/expectations"
import type { Body } from "../support/factories"
import { inFrench } from "../support/french"
import { cookCells as cook, imported, importsPath as path } from "../support/import-rows"
import { test } from "../support/keys"
import { openSession } from "../support/session"
import { expect } from "../support/ui"

test("rows create, change and skip postings by reference, and importing the same rows again changes nothing", async ({
  server,
  admin,
  api,
}) => {
  const session = await openSession(server, admin)
  const tried = await imported(session, [cook], { dryRun: true })
  expect(tried).toMatchObject([
    {
      ...{ number: 2, outcome: "created", id: null, version: null, status: "active", title: "Cook" },
      ...{ forCandidates: "opens", problems: [] },
    },
  ])
  expect(await api.total()).toBe(0)
  const [made] = await imported(session, [cook])
  expect(made).toMatchObject({ outcome: "created", id: expect.any(Number), version: 1 })
  expect(await api.job(made?.id as number)).toMatchObject({
    ...{ title: "Cook", status: "active", description: "<p>Cook well.</p><p>Every day.</p>" },
    locations: [{ description: "Banff, AB" }, { description: "Canmore, AB" }],
    salary: { amount: 25.5, period: { id: 5 } },
  })
  expect(await imported(session, [cook])).toMatchObject([
    { outcome: "unchanged", version: null, changes: [] },
  ])
  const changed = { referenceId: "C-1", title: "Line cook", salaryAmount: "-", status: "" }
  expect(await imported(session, [changed], { dryRun: true })).toMatchObject([
    {
      outcome: "updated",
      changes: [
        { field: "title", before: "Cook", after: "Line cook" },
        { field: "salary", before: { amount: 25.5, period: { unit: "hour" } }, after: null },
      ],
    },
  ])
  for (const [values, effect] of [
    [{ title: "Chef" }, null],
    [{ status: "archived" }, "leaves"],
    [{ closeDate: "" }, null],
  ] as const)
    expect(await imported(session, [{ referenceId: "C-1", ...values }], { dryRun: true })).toMatchObject([
      { forCandidates: effect },
    ])
  const told = { field: "description", before: "<p>Cook well.</p><p>Every day.</p>", after: "<p>Bake.</p>" }
  for (const [description, change] of [
    ["Bake.", told],
    ["Bake. ".repeat(4_000), { field: "description", before: null, after: null }],
  ] as const)
    expect(await imported(session, [{ referenceId: "C-1", description }], { dryRun: true })).toMatchObject([
      { outcome: "updated", changes: [change] },
    ])
  expect((await api.job(made?.id as number)).title).toBe("Cook")
  expect(await imported(session, [changed])).toMatchObject([{ outcome: "updated", id: made?.id, version: 2 }])
  expect(await api.job(made?.id as number)).toMatchObject({
    title: "Line cook",
    salary: null,
    status: "active",
  })
  expect((await api.get<{ data: unknown[] }>(`/jobs/${made?.id}/history`)).body.data).toHaveLength(2)
})

test("a refused row names every invalid cell by its column name, in both languages, and the other rows are imported", async ({
  server,
  admin,
  api,
}) => {
  const session = await openSession(server, admin)
  const bad = {
    ...{
      referenceId: "B-1",
      title: "",
      locations: "Atlantis, ZZ",
      categories: "Hospitalty",
      positionType: "Gig",
    },
    ...{
      description: "Words.",
      salaryAmount: "lots",
      status: "open-ish",
      closeDate: "11/12/2026",
      confidential: "maybe",
    },
    applicationEmail: "nobody",
  }
  const rows = [
    bad,
    cook,
    { ...cook, referenceId: "T-1" },
    { ...cook, referenceId: " T-1 ", positionType: "Gig" },
  ]
  const [refused, made, ...twins] = await imported(session, rows)
  expect(made?.outcome).toBe("created")
  expect(twins.map(({ outcome }) => outcome)).toEqual(["refused", "refused"])
  expect(twins[0]?.problems).toEqual([
    { column: "referenceId", message: "Row 5 has the same reference. Keep one of the two." },
  ])
  // Fixing the reference shouldn't bring out the next mistake.
  expect(twins[1]?.problems.map(({ column }) => column)).toEqual(["referenceId", "positionType"])
  expect(refused?.outcome).toBe("refused")
  const columns = refused?.problems.map(({ column }) => column)
  expect(new Set(columns)).toEqual(
    new Set([
      ...[
        "title",
        "locations",
        "categories",
        "positionType",
        "status",
        "closeDate",
        "confidential",
        "salaryAmount",
        "applicationEmail",
      ],
    ]),
  )
  expect(columns).toHaveLength(new Set(columns).size)
  const said = (column: string) => refused?.problems.find((each) => each.column === column)?.message
  expect(said("categories")).toBe("“Hospitalty” isn’t in the list. Did you mean “Hospitality and Tourism”?")
  expect(said("positionType")).toBe(
    "“Gig” isn’t in the list. Use one of: Full Time, Part Time, Contract, Temp, Volunteer.",
  )
  expect(said("closeDate")).toBe(
    "“11/12/2026” could be 2026-12-11 or 2026-11-12. Write the one that you mean.",
  )
  expect(await api.total()).toBe(1)
  const [french] = await imported(session, [bad], {}, inFrench)
  expect(french?.problems.find(({ column }) => column === "confidential")?.message).toBe(
    "Écrivez oui ou non.",
  )
})

test("a new posting without a status is a draft, and rows without a reference create postings only on request", async ({
  server,
  admin,
  api,
}) => {
  const session = await openSession(server, admin)
  const { referenceId: _reference, status: _status, ...plain } = cook
  const unnamed = { outcome: "refused", problems: [{ column: "referenceId" }] }
  expect(await imported(session, [plain, { ...plain, referenceId: "-" }])).toMatchObject([unnamed, unnamed])
  const [made] = await imported(session, [plain], { createsWithoutReference: true })
  expect(await api.job(made?.id as number)).toMatchObject({ status: "draft", referenceId: null })
})

test("rows are stored in the order of the file, however much work each one is", async ({ server, admin }) => {
  const session = await openSession(server, admin)
  const description = "Cook *well*, and serve. ".repeat(600)
  const rows = Array.from({ length: 40 }, (_, index) => ({
    ...{ ...cook, referenceId: `R-${index}` },
    ...(index % 3 === 0 && { description }),
    ...(index % 4 === 1 && { locations: `Pier Landing ${index}, MB` }),
    ...(index === 7 && { title: "-" }),
  }))
  const ids = (await imported(session, rows)).flatMap(({ id }) => (id === null ? [] : [id]))
  expect(ids).toHaveLength(39)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
})

test("simultaneous imports of the same rows create each posting once, and refuse none", async ({
  server,
  admin,
  api,
}) => {
  const session = await openSession(server, admin)
  const rows = Array.from({ length: 20 }, (_, index) => ({ ...cook, referenceId: `S-${index}` }))
  const all = await Promise.all([1, 2, 3, 4].map(() => imported(session, rows)))
  const outcomes = all.flat().map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === "created")).toHaveLength(20)
  expect(outcomes.filter((outcome) => outcome === "unchanged")).toHaveLength(60)
  expect(await api.total()).toBe(20)
})

test("an invalid import is refused as a whole, with each invalid part named", async ({
  server,
  admin,
  api,
}) => {
  const session = await openSession(server, admin)
  const post = (body: unknown) => session.post(path, body)
  for (const body of [
    {},
    { rows: "none" },
    { rows: [{ number: 1 }] },
    { rows: [{ number: 2, cells: { title: 7 } }] },
    { rows: Array.from({ length: 101 }, (_, number) => ({ number, cells: cook })) },
    { rows: [], dryRun: "yes" },
    { rows: [], decimal: "x" },
  ])
    expectProblem(await post(body), { status: 400, code: "validation_failed" })
  expect(await api.total()).toBe(0)
})

test("a row that would publish a posting with errors is held, unless the request says to publish it", async ({
  server,
  admin,
  api,
}) => {
  const session = await openSession(server, admin)
  await tellCheck(session)
  const row = { ...cook, referenceId: "H-1", locations: "Toronto, ON", salaryAmount: "", salaryPeriod: "" }
  const sent = (
    options: { dryRun?: boolean; row?: Body },
    cells: Body[] = [row, { ...cook, referenceId: "H-2" }],
  ) =>
    session
      .post<ImportAnswer>(path, {
        ...{ dryRun: options.dryRun ?? false },
        rows: cells.map((each, index) => ({ number: index + 2, cells: each, ...options.row })),
      })
      .then(({ body }) => body.rows)
  const heldRow = { outcome: "created", id: null, version: null, held: true, title: "Cook" }
  const [tried] = await sent({ dryRun: true })
  expect(tried).toMatchObject(heldRow)
  expect(tried?.problems).toMatchObject([{ column: "salaryAmount", message: expect.stringContaining("pay") }])
  const [held, fine] = await sent({})
  expect(held).toMatchObject(heldRow)
  expect(fine).toMatchObject({ outcome: "created", held: false, version: 1, problems: [] })
  expect(await api.total()).toBe(1)

  // A draft may have errors, and so may a posting that is already public.
  const [draft] = await sent({}, [{ ...row, status: "" }])
  expect(draft).toMatchObject({ outcome: "created", held: false, version: 1 })
  expect(await sent({}, [row])).toMatchObject([
    { outcome: "updated", id: draft?.id, version: null, held: true },
  ])
  expect((await api.job(draft?.id as number)).status).toBe("draft")
  expect(await sent({ row: { despiteErrors: true } }, [row])).toMatchObject([
    { outcome: "updated", id: draft?.id, version: 2, held: false, problems: [] },
  ])
  expect((await api.job(draft?.id as number)).status).toBe("active")
  expect(await sent({}, [{ ...row, title: "Line cook" }])).toMatchObject([{ version: 3, held: false }])

  await tellCheck(session, { enforce: true })
  const other = { ...row, referenceId: "H-3" }
  for (const despiteErrors of [false, true])
    expect(await sent({ row: { despiteErrors } }, [other])).toMatchObject([
      { outcome: "refused", held: false, problems: [{ column: "salaryAmount" }] },
    ])
})
