import { bulkRunsPath, test } from "../support/bulk-runs"
import { hourlyPay } from "../support/checks"
import { daysAfter, today } from "../support/dates"
import { expectProblem, invalid } from "../support/expectations"
import { type Body, jobBody } from "../support/factories"
import { expect } from "../support/ui"

const day = (days: number) => daysAfter(today("UTC"), days)
const idsOf = (jobs: { id: number }[]) => ({ ids: jobs.map(({ id }) => id) })

test("publishing says which close dates move, and to which day, and which postings stay closed", async ({
  api,
  runs,
  records,
}) => {
  const draft = (change: Body) => api.createJob(jobBody({ status: "draft", salary: hourlyPay, ...change }))
  const usual = await draft({ closeDate: null })
  const passed = await draft({ closeDate: day(5) })
  const chosen = await draft({ closeDate: day(30) })
  const faulty = await draft({ closeDate: null, salary: null })
  const fresh = await draft({ closeDate: null })
  const archived = await api.createJob(jobBody({ status: "archived", salary: null }))
  await records.backdate(usual.id, { publishDate: day(-20), closeDate: day(40) })
  await records.backdate(passed.id, { publishDate: day(-20), closeDate: day(-1) })
  await records.backdate(faulty.id, { publishDate: day(-20), closeDate: day(40) })
  await records.backdate(archived.id, { publishDate: day(-20), closeDate: day(-1) })
  const jobs = idsOf([usual, passed, chosen, faulty, fresh, archived])
  expect(await runs.tried({ kind: "publish", despiteErrors: false }, jobs)).toMatchObject({
    ...{ changed: 4, withErrors: 2, moveClosing: 2, closingMovesTo: day(60), stayClosed: 0 },
    despiteErrors: { moveClosing: 1, stayClosed: 1 },
  })
  const run = await runs.done({ kind: "publish", despiteErrors: true }, jobs)
  expect(run).toMatchObject({ changed: 6, skipped: 0, partly: 1 })
  expect(run.skippedPostings).toMatchObject([
    { id: archived.id, reasons: ["Its close date has passed. Extend it to open the posting."] },
  ])
  for (const { id } of [usual, passed, faulty]) expect((await api.job(id)).closeDate).toBe(day(60))
  expect((await api.job(chosen.id)).closeDate).toBe(day(30))
  expect(await runs.tried({ kind: "extend", days: 1 }, jobs)).toMatchObject({
    ...{ changed: 6, moveClosing: 0, closingMovesTo: null },
  })
})

test("publishing can give those that have closed a new close date, and leaves every other date alone", async ({
  api,
  runs,
  records,
}) => {
  const archived = (change: Body) =>
    api.createJob(jobBody({ status: "archived", salary: hourlyPay, ...change }))
  const closed = await archived({})
  const faulty = await archived({ salary: null })
  const open = await archived({ closeDate: day(30) })
  const draft = await api.createJob(jobBody({ status: "draft", salary: hourlyPay, closeDate: null }))
  for (const { id } of [closed, faulty, draft])
    await records.backdate(id, { publishDate: day(-20), closeDate: day(-1) })
  const jobs = idsOf([closed, faulty, open, draft])
  const publish = { kind: "publish", despiteErrors: false }
  for (const dryRun of [true, false]) {
    const refused = await runs.session.post(bulkRunsPath, {
      ...{ deed: { ...publish, date: day(-1) }, dryRun },
      ...jobs,
    })
    expectProblem(refused, { ...invalid, fields: ["deed.date"] })
  }
  const reopening = { ...publish, date: day(0) }
  expect(await runs.tried(reopening, jobs)).toMatchObject({
    ...{ changed: 3, withErrors: 1, stayClosed: 0, moveClosing: 1, closingMovesTo: day(60) },
    despiteErrors: { moveClosing: 0, stayClosed: 0 },
  })
  const run = await runs.done({ ...reopening, despiteErrors: true }, jobs)
  expect(run).toMatchObject({ changed: 4, skipped: 0, partly: 0, skippedPostings: [] })
  expect(run.deed).toMatchObject({ date: day(0) })
  for (const { id } of [closed, faulty])
    expect(await api.job(id)).toMatchObject({ status: "active", closeDate: day(0) })
  expect((await api.job(open.id)).closeDate).toBe(day(30))
  expect((await api.job(draft.id)).closeDate).toBe(day(60))
  await runs.undone(run.id)
  expect(await api.job(closed.id)).toMatchObject({ status: "archived", closeDate: day(-1) })
})
