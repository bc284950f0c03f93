import { daysAfter, today } from "../support/dates"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

// A refresh affects all employers at once, so that of another test may run between any two lines of these.
const cases: [what: string, body: object, publishedDaysAgo: number, refreshedDaysAgo: number][] = [
  ["moves on by 7 days once 7 days have passed", {}, 7, 0],
  ["stays where it is for 6 days", {}, 6, 6],
  ["catches up on missed weeks in whole weeks", {}, 24, 3],
  ["stays where the job does not refresh", { autoRefresh: false }, 24, 24],
  ["stays where the job is a draft", { status: "draft" }, 24, 24],
  ["stays where the job is archived", { status: "archived" }, 24, 24],
]

for (const [what, body, before, after] of cases) {
  test(`publishDate ${what}`, async ({ api, records, operator }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody({ autoRefresh: true, closeDate: daysAfter(day, 30), ...body }))
    await records.backdate(id, { publishDate: daysAfter(day, -before) })
    const old = await api.job(id)
    await operator.refreshJobs()
    expect(await api.job(id)).toEqual({ ...old, publishDate: daysAfter(day, -after) })
  })
}

test("publishDate never moves past closeDate", async ({ api, records, operator }) => {
  const day = today("UTC")
  const { id } = await api.createJob(jobBody({ autoRefresh: true }))
  await records.backdate(id, { publishDate: daysAfter(day, -21), closeDate: daysAfter(day, -10) })
  await operator.refreshJobs()
  expect(await api.job(id)).toMatchObject({
    publishDate: daysAfter(day, -14),
    closeDate: daysAfter(day, -10),
  })
})

test("publishDate may move to closeDate itself", async ({ api, records, operator }) => {
  const day = today("UTC")
  const { id } = await api.createJob(jobBody({ autoRefresh: true }))
  await records.backdate(id, { publishDate: daysAfter(day, -21), closeDate: daysAfter(day, -7) })
  await operator.refreshJobs()
  expect((await api.job(id)).publishDate).toBe(daysAfter(day, -7))
})

test("refreshing again, even several times at once, changes nothing more", async ({
  api,
  records,
  operator,
}) => {
  const day = today("UTC")
  const { id } = await api.createJob(jobBody({ autoRefresh: true }))
  await records.backdate(id, { publishDate: daysAfter(day, -16) })
  await Promise.all([operator.refreshJobs(), operator.refreshJobs(), operator.refreshJobs()])
  await operator.refreshJobs()
  expect((await api.job(id)).publishDate).toBe(daysAfter(day, -2))
})

test("jobs of an employer that left the unlimited plan are no longer refreshed", async ({
  api,
  records,
  operator,
  employer,
}) => {
  const day = today("UTC")
  const { id } = await api.createJob(jobBody({ autoRefresh: true }))
  await operator.setPlan(employer, "standard")
  await records.backdate(id, { publishDate: daysAfter(day, -16) })
  await operator.refreshJobs()
  expect((await api.job(id)).publishDate).toBe(daysAfter(day, -16))
})

for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test.describe(`in ${timeZone}`, () => {
    test.use({ timeZone })

    test("the 7 days are counted in the employer's time zone", async ({ api, records, operator }) => {
      const day = today(timeZone)
      const due = await api.createJob(jobBody({ autoRefresh: true }))
      const early = await api.createJob(jobBody({ autoRefresh: true }))
      await records.backdate(due.id, { publishDate: daysAfter(day, -7) })
      await records.backdate(early.id, { publishDate: daysAfter(day, -6) })
      await operator.refreshJobs()
      expect((await api.job(due.id)).publishDate).toBe(day)
      expect((await api.job(early.id)).publishDate).toBe(daysAfter(day, -6))
    })
  })
}

test("a refreshed job is first in the list again", async ({ api, records, operator }) => {
  const day = today("UTC")
  const refreshed = await api.createJob(jobBody({ autoRefresh: true }))
  const other = await api.createJob(jobBody())
  await records.backdate(refreshed.id, { publishDate: daysAfter(day, -7) })
  await records.backdate(other.id, { publishDate: daysAfter(day, -1) })
  await operator.refreshJobs()
  expect((await api.jobs()).data.map(({ id }) => id)).toEqual([refreshed.id, other.id])
})
