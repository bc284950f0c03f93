import type { ImportAnswer } from "@/lib/api/dashboard/imports"
import { jobBody } from "../support/factories"
import { inFrench } from "../support/french"
import { cookCells as cook, imported, importsPath as path } from "../support/import-rows"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

test("a row is not imported over a change that its dry run didn't know of; it then says what it would change", async ({
  server,
  admin,
  api,
}) => {
  const session = await openSession(server, admin)
  const taken = { ...cook, referenceId: "S-2" }
  const [made] = await imported(session, [cook])
  const change = { ...cook, salaryMaxAmount: "30" }
  const [tried, triedNew] = await imported(session, [change, taken], { dryRun: true })
  expect([tried?.seen, triedNew?.seen]).toEqual([1, null])
  await api.put(`/jobs/${made?.id}`, { title: "Sous-chef" })
  await api.createJob(jobBody({ referenceId: "S-2", title: "Baker" }))
  const rows = [
    { number: 2, cells: change, seen: tried?.seen },
    { number: 3, cells: taken, seen: null },
  ]
  const send = async () => (await session.post<ImportAnswer>(path, { rows })).body.rows
  const [overtaken, overtakenNew] = await send()
  expect(overtaken).toMatchObject({ outcome: "updated", overtaken: true, version: null, seen: 2 })
  expect(overtaken?.changes.map(({ field }) => field)).toEqual(["title", "salary"])
  expect(overtakenNew).toMatchObject({ outcome: "updated", overtaken: true, version: null, seen: 1 })
  expect((await api.job(made?.id as number)).title).toBe("Sous-chef")
  rows[0]!.seen = 2
  rows[1]!.seen = 1
  expect(await send()).toMatchObject([
    { outcome: "updated", overtaken: false, version: 3 },
    { outcome: "updated", overtaken: false, version: 2 },
  ])
  // A row that is stored already is no conflict, whatever its dry run said.
  rows[0]!.seen = 1
  expect(await send()).toMatchObject([
    { outcome: "unchanged", overtaken: false },
    { outcome: "unchanged", overtaken: false },
  ])
})

test("a dry run shows how a new posting was read, and which of its places aren't in the list", async ({
  server,
  admin,
}) => {
  const session = await openSession(server, admin)
  const cells = {
    ...{ ...cook, locations: "Torotno, ON; Calgary, Alberta, Canada", closeDate: "1er mars 2099" },
    ...{ salaryAmount: "1,234.56", salaryPeriod: "De l’heure", status: "Expired" },
  }
  const [tried] = await imported(session, [cells], { dryRun: true })
  expect(tried?.becomes).toEqual({
    ...{ status: "Archived", closeDate: "2099-03-01", locations: "Torotno, ON | Calgary, AB" },
    ...{ categories: "Hospitality and Tourism", positionType: "Full Time", applicantRouting: "Email" },
    ...{ salaryAmount: "1234.56", salaryPeriod: "Hourly", plusCommission: "No" },
    ...{ applicationEmail: "jobs@example.com", confidential: "No", autoRefresh: "No" },
  })
  expect(tried?.places).toEqual([{ description: "Torotno, ON", nearest: "Toronto, ON" }])
  const [french] = await imported(session, [cells], { dryRun: true }, inFrench)
  expect(french?.becomes).toMatchObject({ status: "Archivée", salaryAmount: "1234,56" })
  // "No" for every posting says nothing about those without pay.
  const unpaid = { ...cook, salaryAmount: "", salaryPeriod: "", plusCommission: "No" }
  expect(await imported(session, [unpaid], { dryRun: true })).toMatchObject([{ outcome: "created" }])
  const [damaged] = await imported(session, [{ ...cook, locations: "Montr\ufffdal, QC" }], { dryRun: true })
  expect(damaged?.problems).toEqual([
    {
      column: "locations",
      message: "A character in “Montr\ufffdal,” was lost before the file came here. Write it again.",
    },
  ])
})
