import { bulkRunsPath, test } from "../support/bulk-runs"
import { tellCheck } from "../support/checks"
import { daysAfter, today } from "../support/dates"
import { type Body, jobBody } from "../support/factories"
import { inFrench } from "../support/french"
import { historyOf } from "../support/histories"
import { openSession } from "../support/session"
import { expect } from "../support/ui"

const day = (days: number) => daysAfter(today("UTC"), days)
const idsOf = (jobs: { id: number }[]) => ({ ids: jobs.map(({ id }) => id) })

test("each action can be previewed, follows the rules of the single call, is recorded once, and can be undone completely", async ({
  api,
  runs,
  makeJobs,
  admin,
}) => {
  test.slow()
  const jobs = await makeJobs(3, (number) => ({
    status: number === 1 ? "archived" : "active",
    closeDate: day(20 + number),
    categories: number === 3 ? [{ id: 1 }, { id: 2 }] : [{ id: 1 }],
    ...(number === 2 && { applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/apply" }),
  }))
  const [first, second, third] = jobs.map(({ id }) => id) as [number, number, number]
  const before = await Promise.all(jobs.map(({ id }) => api.job(id)))
  const deeds: [Body, number[], Body][] = [
    [{ kind: "publish", despiteErrors: true }, [first], { status: "active" }],
    [{ kind: "archive" }, [second, third], { status: "archived" }],
    [{ kind: "closeDate", date: day(40) }, [first, second, third], { closeDate: day(40) }],
    [{ kind: "extend", days: 5 }, [first, second, third], {}],
    [{ kind: "autoRefresh", on: true }, [first, second, third], { autoRefresh: true }],
    [{ kind: "addCategory", categoryId: 2 }, [first, second], {}],
    [{ kind: "removeCategory", categoryId: 2 }, [third], { categories: [{ id: 1 }] }],
    [{ kind: "email", email: "hr@example.com" }, [first, third], { applicationEmail: "hr@example.com" }],
    [
      { kind: "url", url: "https://example.com/new" },
      [second],
      { applicationUrl: "https://example.com/new" },
    ],
  ]
  for (const [deed, changed, expected] of deeds) {
    const told = JSON.stringify(deed)
    expect(await runs.tried(deed, idsOf(jobs)), told).toMatchObject({ total: 3, changed: changed.length })
    expect(await Promise.all(jobs.map(({ id }) => api.job(id))), told).toEqual(before)
    const run = await runs.done(deed, idsOf(jobs))
    expect(run, told).toMatchObject({
      ...{ state: "done", total: 3, waiting: 0, changed: changed.length, canUndo: changed.length },
    })
    for (const [index, { id }] of jobs.entries()) {
      const now = await api.job(id)
      if (changed.includes(id)) expect(now, told).toMatchObject(expected)
      else expect(now, told).toEqual(before[index])
    }
    expect(await runs.undone(run.id), told).toMatchObject({ undoes: run.id, changed: changed.length })
    expect(await Promise.all(jobs.map(({ id }) => api.job(id))), told).toEqual(before)
    expect((await runs.find(run.id)).canUndo).toBe(0)
  }
  // Each change has an activity record like a single change: who, from where, and in which request.
  type Records = { data: { actor: { name: string }; address: string | null; requestId: string | null }[] }
  const activity = `/api/dashboard/activity?kind=job&objectId=${first}&pageSize=100`
  const [, ...made] = (await runs.session.get<Records>(activity)).body.data.toReversed()
  expect(made).toHaveLength(2 * deeds.filter(([, changed]) => changed.includes(first)).length)
  for (const { actor, address, requestId } of made) {
    expect(actor.name).toBe(admin.name)
    expect([address, requestId]).toEqual([expect.any(String), expect.any(String)])
  }
  expect(new Set(made.map(({ requestId }) => requestId)).size).toBe(made.length)

  const [restored, extended] = (await historyOf(api, first)).slice(4, 6)
  expect([restored, extended]).toMatchObject([
    { action: "restored", by: { kind: "person", name: admin.name } },
    { action: "updated", changes: [{ field: "autoRefresh" }] },
  ])

  const tried = await runs.tried({ kind: "delete" }, { match: { status: "active" } })
  expect(tried.ids).toEqual([third, second])
  expect((await runs.tried({ kind: "delete" }, { ids: [second, third] })).ids).toBeNull()
  const deletion = await runs.done({ kind: "delete" }, { match: { status: "active" } })
  expect(deletion).toMatchObject({ total: 2, changed: 2 })
  expect(await api.total()).toBe(1)
  expect(await runs.undone(deletion.id)).toMatchObject({ changed: 2, skipped: 0 })
  expect(await Promise.all(jobs.map(({ id }) => api.job(id)))).toEqual(before)

  const again = await runs.done({ kind: "delete" }, { ids: [second, third] })
  for (const [id, left] of [
    [second, 1],
    [third, 0],
  ] as const) {
    expect((await api.post(`/jobs/${id}/restore`, {})).status).toBe(200)
    expect((await runs.find(again.id)).canUndo).toBe(left)
  }
  expect((await runs.undo(again.id)).status).toBe(400)
})

test("skipped postings are reported with their reasons, in the reader's language", async ({
  api,
  runs,
  server,
  admin,
  otherApi,
}) => {
  const byUrl = { applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/apply" }
  const three = { categories: [{ id: 1 }, { id: 2 }, { id: 3 }] }
  const jobs = [
    await api.createJob(jobBody({ title: "Cook", ...byUrl })),
    await api.createJob(jobBody({ title: "Baker", ...three })),
    await api.createJob(jobBody({ title: "Gone" })),
  ]
  const theirs = await otherApi.createJob(jobBody())
  await api.delete(`/jobs/${jobs[2]?.id}`)
  const ids = { ids: [...idsOf(jobs).ids, theirs.id] }
  const gone = "It was deleted in the meantime."
  const named = (title: string, reason: string) => ({ title, reasons: [reason] })
  const mailed = await runs.tried({ kind: "email", email: "hr@example.com" }, ids)
  expect(mailed).toMatchObject({ total: 4, changed: 1, unchanged: 0, skipped: 3, withErrors: 0 })
  expect(mailed.reasons[0]).toEqual({ reasons: [gone], count: 2, withErrors: false })
  expect(mailed.named).toMatchObject([
    named("Cook", "It doesn’t take applications by email."),
    named("", gone),
    named("", gone),
  ])
  const emptied = await runs.tried({ kind: "removeCategory", categoryId: 1 }, idsOf(jobs.slice(0, 2)))
  expect(emptied).toMatchObject({ changed: 1, skipped: 1 })
  expect(emptied.named).toMatchObject([named("Cook", "This is its only category. Add another one first.")])
  const run = await runs.done({ kind: "addCategory", categoryId: 4 }, ids)
  expect(run).toMatchObject({ changed: 1, skipped: 3, moreSkipped: false })
  expect(run.skippedPostings).toMatchObject([
    named("Baker", "It has 3 categories already. Remove one of them first."),
    named("Gone", gone),
    named("", gone),
  ])
  const french = await runs.session.get<typeof run>(`${bulkRunsPath}/${run.id}`, inFrench)
  expect(french.body.skippedPostings[1]?.reasons).toEqual(["Cette offre a été supprimée entre-temps."])
  expect((await otherApi.job(theirs.id)).categories).toHaveLength(1)

  // Anything changed since stays as it is.
  const cook = jobs[0]?.id ?? 0
  await api.put(`/jobs/${cook}`, { title: "Chef" })
  const undone = await runs.undone(run.id)
  expect(undone).toMatchObject({ changed: 0, skipped: 1 })
  expect(undone.skippedPostings).toMatchObject([named("Cook", "It has been changed since.")])
  expect(await api.job(cook)).toMatchObject({ title: "Chef", categories: [{ id: 1 }, { id: 4 }] })

  // Errors of the posting check hold a posting back unless the request overrides them, and always when they are enforced.
  const draft = await api.createJob(jobBody({ title: "Waiter", status: "draft" }))
  const { summary } = (await api.get<{ summary: { error: number } }>(`/jobs/${draft.id}/checks`)).body
  expect(summary.error).toBeGreaterThan(0)
  const publish = { kind: "publish", despiteErrors: true }
  expect(await runs.tried({ kind: "publish" }, idsOf([draft]))).toMatchObject({
    withErrors: 1,
    enforced: false,
  })
  expect(await runs.tried(publish, idsOf([draft]))).toMatchObject({ changed: 1, withErrors: 0 })
  await tellCheck(await openSession(server, admin), { enforce: true })
  expect(await runs.tried(publish, idsOf([draft]))).toMatchObject({ withErrors: 1, enforced: true })
  expect(await runs.done(publish, idsOf([draft]))).toMatchObject({ changed: 0, skipped: 1 })
  expect(await api.job(draft.id)).toMatchObject({ status: "draft" })
})

test("an undo reports the postings where only the status could be restored, and restores the others exactly", async ({
  api,
  runs,
  records,
}) => {
  const jobs = [
    await api.createJob(jobBody({ title: "Cook", status: "draft", closeDate: day(5) })),
    await api.createJob(jobBody({ title: "Baker", status: "draft", closeDate: null })),
  ] as const
  const [chosen, usual] = jobs
  await records.backdate(chosen.id, { publishDate: day(-20), closeDate: day(-1) })
  await records.backdate(usual.id, { publishDate: day(-20), closeDate: day(40) })
  const before = await api.job(usual.id)
  const run = await runs.done({ kind: "publish", despiteErrors: true }, idsOf([...jobs]))
  expect(run).toMatchObject({ changed: 2, partly: 0 })
  expect(await api.job(chosen.id)).toMatchObject({ status: "active", closeDate: day(60) })
  const undone = await runs.undone(run.id)
  expect(undone).toMatchObject({ changed: 2, partly: 1, skipped: 0 })
  expect(undone.skippedPostings).toMatchObject([{ id: chosen.id, title: "Cook" }])
  expect(undone.skippedPostings[0]?.reasons[0]).toBe("Only its status could be put back.")
  expect(undone.skippedPostings[0]?.reasons).toHaveLength(2)
  expect(await api.job(chosen.id)).toMatchObject({ status: "draft", closeDate: day(60) })
  // The service sets the publish date itself.
  expect(await api.job(usual.id)).toEqual({ ...before, publishDate: day(0) })

  const passed = await api.createJob(jobBody({ status: "archived" }))
  await records.backdate(passed.id, { publishDate: day(-20), closeDate: day(-1) })
  const published = await runs.tried({ kind: "publish", despiteErrors: true }, idsOf([passed, chosen]))
  expect(published).toMatchObject({ changed: 2, leavePublic: 0, stayClosed: 1 })
  expect(await runs.tried({ kind: "archive" }, idsOf([chosen]))).toMatchObject({ stayClosed: 0 })
  const open = await api.createJob(jobBody({ status: "active" }))
  const day0 = await runs.tried({ kind: "closeDate", date: day(0) }, idsOf([open]))
  expect(day0).toMatchObject({ changed: 1, leavePublic: 0 })
  await records.backdate(open.id, { publishDate: day(-20), closeDate: day(40) })
  const past = await runs.tried({ kind: "closeDate", date: day(-1) }, idsOf([chosen, open]))
  expect(past).toMatchObject({ leavePublic: 1 })
  const removed = await runs.tried({ kind: "delete" }, idsOf([chosen, open]))
  expect(removed).toMatchObject({ changed: 2, leavePublic: 1, stayClosed: 0 })

  const last = await api.createJob(jobBody({ closeDate: "9999-12-30" }))
  const extended = await runs.tried({ kind: "extend", days: 7 }, idsOf([last]))
  expect(extended.reasons[0]?.reasons).toEqual(["Its close date can’t be moved that far."])
  expect(await runs.tried({ kind: "extend", days: 1 }, idsOf([last]))).toMatchObject({ changed: 1 })
})
