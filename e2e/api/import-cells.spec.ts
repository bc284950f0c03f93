import { jobBody } from "../support/factories"
import { cookCells as cook, imported } from "../support/import-rows"
import { test } from "../support/keys"
import { openSession } from "../support/session"
import { expect } from "../support/ui"

test("French files are understood: names, yes and no, and decimal commas", async ({ server, admin, api }) => {
  const session = await openSession(server, admin)
  const row = {
    ...cook,
    ...{
      status: "Brouillon",
      categories: "Hôtellerie, restauration et tourisme",
      positionType: "temps partiel",
    },
    ...{ salaryAmount: "25,50", salaryPeriod: "horaire", plusCommission: "Oui", confidential: "non" },
  }
  const [made] = await imported(session, [row], { decimal: "," })
  expect(made?.problems).toEqual([])
  expect(await api.job(made?.id as number)).toMatchObject({
    ...{ status: "draft", positionType: { id: 2 }, confidential: false },
    salary: { amount: 25.5, plusCommission: true, period: { id: 5 } },
  })
  const former = {
    ...row,
    referenceId: "F-2",
    categories: "Assurance qualité",
    positionType: "Contrat",
    salaryPeriod: "Quotidienne",
  }
  const [old] = await imported(session, [former], { decimal: "," })
  expect(old?.problems).toEqual([])
  expect(await api.job(old?.id as number)).toMatchObject({
    categories: [{ name: "Quality Assurance" }],
    positionType: { name: "Contract" },
    salary: { period: { name: "Daily" } },
  })
})

test("a day or a town that can only mean one is read, and what a spreadsheet damaged is refused", async ({
  server,
  admin,
  api,
}) => {
  const session = await openSession(server, admin)
  const [read, counted, unclear, failed, shortened, towns, several] = await imported(session, [
    { ...cook, referenceId: "D-1", closeDate: "15/01/2099" },
    { ...cook, referenceId: "D-2", closeDate: "72700" },
    { ...cook, referenceId: "D-3", closeDate: "05/02/2099" },
    { ...cook, referenceId: "D-4", title: "#N/A", locations: "#REF!" },
    { ...cook, referenceId: "1.23457E+11" },
    { ...cook, referenceId: "D-5", locations: "montreal | Trois-Rivières" },
    { ...cook, referenceId: "D-6", locations: "Richmond" },
  ])
  expect((await api.job(read?.id as number)).closeDate).toBe("2099-01-15")
  expect(counted?.problems).toMatchObject([
    { column: "closeDate", message: expect.stringContaining("2099-01-15") },
  ])
  expect(unclear?.problems).toMatchObject([
    { column: "closeDate", message: expect.stringContaining("2099-02-05 or 2099-05-02") },
  ])
  expect(failed?.problems.map(({ column }) => column).sort()).toEqual(["locations", "title"])
  expect(failed?.problems[0]?.message).toContain("an error here, “#N/A”")
  expect(shortened?.problems).toMatchObject([
    { column: "referenceId", message: expect.stringContaining("shortened this number") },
  ])
  expect((await api.job(towns?.id as number)).locations).toMatchObject([
    { description: "Montréal, QC" },
    { description: "Trois-Rivières, QC" },
  ])
  expect(several?.problems).toMatchObject([{ column: "locations" }])

  // What is stored under such a name can still be changed by a file.
  const stored = await api.createJob(jobBody({ referenceId: "1.23457E+11", title: "#N/A" }))
  const [changed] = await imported(session, [
    { referenceId: "1.23457E+11", title: "#N/A", closeDate: "2099.01.16" },
  ])
  expect(changed).toMatchObject({ outcome: "updated", id: stored.id, changes: [{ field: "closeDate" }] })
})

test("a maximum that a row leaves in place, a day that doesn't exist and a refused posting are named", async ({
  server,
  admin,
  api,
}) => {
  const session = await openSession(server, admin)
  const salary = { amount: 20.6, maxAmount: 22.85, period: { id: 5 } }
  const stored = await api.createJob(jobBody({ referenceId: "M-1", title: "Cook", salary }))
  const tried = async (cells: Record<string, string>) =>
    (await imported(session, [cells], { dryRun: true }))[0]
  const left = await tried({ referenceId: "M-1", salaryAmount: "26.5", salaryMaxAmount: "" })
  const cleared = await tried({ referenceId: "M-1", salaryAmount: "26.5", salaryMaxAmount: "-" })
  const noDay = await tried({ referenceId: "M-1", closeDate: "2099-02-30" })
  const byId = await tried({ id: String(stored.id), salaryAmount: "21" })
  expect(left).toMatchObject({
    title: "Cook",
    problems: [
      {
        column: "salaryMaxAmount",
        message: "The posting’s maximum is 22.85, less than the pay. Enter another one, or - for none.",
      },
    ],
  })
  expect(cleared).toMatchObject({ outcome: "updated" })
  expect(noDay?.problems).toMatchObject([
    { column: "closeDate", message: "2099-02-30 isn’t a day in the calendar." },
  ])
  expect(byId).toMatchObject({ outcome: "updated", id: stored.id })
})
