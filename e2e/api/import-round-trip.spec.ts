import fc from "fast-check"
import { guessedMapping, readPostingFile, rowsToImport } from "@/lib/api/imports/read-posting-file"
import { type Body, fullJobBody, jobBody } from "../support/factories"
import { cookCells as cook, imported } from "../support/import-rows"
import { test } from "../support/keys"
import { seeded } from "../support/seeded"
import { openSession } from "../support/session"
import { rounds } from "../support/thorough"
import { expect } from "../support/ui"

const file = "/api/dashboard/jobs.csv"

/** Runs of characters that files, spreadsheets and an import could misread, mixed with any others. */
const oddText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...["'", "=", "+", "-", "@", '"', ",", ";", "|", "\\", "\t", "\r", "\n", " ", "\u00a0"],
      ),
      fc.constantFrom(
        ...["sep=;", "＝", "1,5", "A", "é", "🙂", "\ufeff", "<b>", "&amp;", "Cook", "2026-01-01"],
      ),
      fc.string({ unit: "grapheme", maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join("").slice(0, 40))

/** Bodies of postings that the API accepts; most have a reference that differs from another only in blanks, or none. */
const anyBody = fc
  .record({
    referenceId: fc.option(oddText),
    title: oddText,
    status: fc.constantFrom("active", "draft", "archived"),
    confidential: fc.boolean(),
    positionType: fc.constantFrom(1, 2, 3).map((id) => ({ id })),
    categories: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }),
    locations: fc.uniqueArray(oddText, { minLength: 1, maxLength: 3 }),
    description: oddText,
    salary: fc.option(
      fc.record({
        amount: fc.oneof(
          fc.integer({ min: 1, max: 99_999_999 }),
          fc.constant(17_852.125),
          fc.constant(0.0001),
        ),
        period: fc.constantFrom(1, 2, 3, 4, 5).map((id) => ({ id })),
        plusCommission: fc.boolean(),
      }),
    ),
    byAddress: fc.boolean(),
  })
  .map(({ byAddress, categories, locations, ...body }) =>
    jobBody({
      ...body,
      categories: categories.map((id) => ({ id })),
      locations: locations.map((name) => ({ description: `${name.trim() || "Lac"}, QC` })),
      ...(byAddress && {
        applicantRoutingType: { id: 2 },
        applicationEmail: null,
        applicationUrl: "https://example.com/?a=1,2;3",
      }),
    }),
  )

test("importing an export changes nothing, whatever the postings contain, in both languages", async ({
  server,
  admin,
  api,
}) => {
  test.slow()
  const session = await openSession(server, admin)
  await api.createJob(fullJobBody({ referenceId: "F-1" }))
  await api.createJob(
    jobBody({ referenceId: "=HYPERLINK(1)", title: "'=Cook", status: "draft", closeDate: null }),
  )
  await api.createJob(
    jobBody({
      referenceId: " spaced ",
      locations: [{ description: "Lac | Bleu \\ Nord, QC" }, { description: "Banff, AB" }],
    }),
  )
  await api.createJob(
    jobBody({
      referenceId: "-",
      salary: { amount: 17_852.125, maxAmount: 99_999_999_999.9999, period: { id: 1 } },
    }),
  )
  await api.createJob(
    jobBody({ referenceId: "L-1", description: `<p>One,\n"two"; three</p><ul><li>é | 🙂</li></ul>` }),
  )
  await api.createJob(jobBody({ referenceId: "Z-1", status: "archived", confidential: true }))
  for (const referenceId of [null, null, "A", "A ", " A"]) await api.createJob(jobBody({ referenceId }))
  const { seed } = seeded()
  console.log(`seed ${seed}`)
  const taken = new Set<unknown>(["A", "A ", " A", "-"])
  for (const body of fc.sample(anyBody, { seed, numRuns: rounds(60, 400) })) {
    if (taken.has(body.referenceId)) body.referenceId = null
    else taken.add(body.referenceId)
    for (const referenceId of body.referenceId === null
      ? [null]
      : [body.referenceId, `${body.referenceId} `]) {
      const made = await api.post("/jobs", { ...body, referenceId })
      // A posting that the API refuses could not have been exported either.
      expect([201, 400, 409], made.text).toContain(made.status)
    }
  }
  const total = await api.total()
  expect(total).toBeGreaterThan(40)
  for (const language of ["en", "fr"]) {
    const exported = await session.get(`${file}?language=${language}`)
    expect(exported.headers.get("content-disposition")).toMatch(
      language === "fr"
        ? /^attachment; filename="offres-\d{4}-\d\d-\d\d\.csv"$/
        : /^attachment; filename="postings-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const table = readPostingFile(new TextEncoder().encode(exported.text))
    if ("refused" in table) throw new Error("not read")
    const rows = rowsToImport(table, guessedMapping(table.headings))
    expect(rows).toHaveLength(total)
    expect(rows.filter(({ problems }) => problems.length > 0)).toEqual([])
    for (let start = 0; start < rows.length; start += 100) {
      const cells = rows.slice(start, start + 100).map((row) => row.cells as Body)
      const again = await imported(session, cells, { dryRun: start % 200 === 0 })
      const changed = again.filter(({ outcome }) => outcome !== "unchanged")
      const told = changed.map((row) => ({ ...row, cells: cells[row.number - 2] }))
      expect(told, `TRUST_SEED=${seed}`).toEqual([])
    }
  }
})

test("a row without a reference is matched by its ID, and two rows for the same posting are both refused", async ({
  server,
  admin,
  api,
  otherApi,
}) => {
  const session = await openSession(server, admin)
  const first = await api.createJob(jobBody({ title: "First" }))
  const second = await api.createJob(jobBody({ title: "Second", referenceId: "S-1" }))
  const theirs = await otherApi.createJob(jobBody({ title: "Theirs" }))
  const [changed, cleared, unknown, ...notOurs] = await imported(session, [
    { id: String(first.id), referenceId: "", title: "First cook" },
    { id: String(second.id), referenceId: "-" },
    { id: "none", title: "Baker" },
    { id: String(theirs.id), title: "Ours" },
    { id: "99999999999", title: "Nobody's" },
  ])
  expect(changed).toMatchObject({ outcome: "updated", id: first.id, changes: [{ field: "title" }] })
  expect(cleared).toMatchObject({
    outcome: "updated",
    id: second.id,
    changes: [{ field: "referenceId", after: null }],
  })
  for (const row of [unknown, ...notOurs])
    expect(row).toMatchObject({ outcome: "refused", problems: [{ column: "referenceId" }] })
  expect(await api.job(first.id)).toMatchObject({ title: "First cook", referenceId: null })
  expect((await otherApi.job(theirs.id)).title).toBe("Theirs")
  expect(await api.total()).toBe(2)

  // A reference that was changed in an export is not taken for a new posting.
  const [renamed, named, elsewhere] = await imported(session, [
    { ...cook, id: String(second.id), referenceId: "S-2" },
    { ...cook, id: String(first.id), referenceId: "F-1", positionType: "Gig" },
    { ...cook, id: String(theirs.id), referenceId: "E-1" },
  ])
  expect(renamed).toMatchObject({ outcome: "refused", problems: [{ column: "referenceId" }] })
  expect(renamed?.problems[0]?.message).toContain(`posting ${second.id}, “Second”, has none`)
  expect(named?.problems.map(({ column }) => column).sort()).toEqual(["positionType", "referenceId"])
  expect(elsewhere).toMatchObject({ outcome: "created" })
  await api.delete(`/jobs/${elsewhere?.id}`)

  await api.createJob(jobBody({ referenceId: "B-1" }))
  await api.createJob(jobBody({ referenceId: "B-1 " }))
  const rows = [
    ...[
      { id: String(first.id), title: "One" },
      { id: String(first.id), title: "Two" },
    ],
    ...[
      { referenceId: "B-1", title: "Baker" },
      { referenceId: "B-1 ", title: "Head baker" },
    ],
    ...[
      { referenceId: " B-1", title: "Third baker" },
      { ...cook, referenceId: "N-1" },
    ],
    { ...cook, referenceId: " N-1 " },
  ]
  const told = await imported(session, rows)
  expect(told.map(({ outcome }) => outcome)).toEqual([
    ...["refused", "refused", "refused", "updated", "refused", "refused", "refused"],
  ])
  expect(told.flatMap(({ problems }) => problems)).toEqual([
    { column: "id", message: "Row 3 is about the same posting. Keep one of the two." },
    { column: "id", message: "Row 2 is about the same posting. Keep one of the two." },
    { column: "referenceId", message: "Row 6 has the same reference. Keep one of the two." },
    { column: "referenceId", message: "Row 4 has the same reference. Keep one of the two." },
    { column: "referenceId", message: "Row 8 has the same reference. Keep one of the two." },
    { column: "referenceId", message: "Row 7 has the same reference. Keep one of the two." },
  ])
  // Each of these rows clears a reference and names its posting by ID.
  const third = await api.createJob(jobBody({ referenceId: "T-1" }))
  const dashes = [first, third].map(({ id }) => ({ id: String(id), referenceId: "-" }))
  expect(await imported(session, dashes)).toMatchObject([{ outcome: "unchanged" }, { outcome: "updated" }])
  const both = [
    { referenceId: "B-1 ", title: "Chef" },
    { id: told[3]!.id!.toString(), title: "Cook" },
  ]
  expect(await imported(session, both)).toMatchObject([{ outcome: "refused" }, { outcome: "refused" }])
})
