import { BulkRuns, bulkRunsPath } from "../support/bulk-runs"
import { tellCheck } from "../support/checks"
import { daysAfter, today } from "../support/dates"
import { expectProblem, invalid, notFoundProblem } from "../support/expectations"
import { type Body, jobBody } from "../support/factories"
import { inFrench } from "../support/french"
import { historyOf } from "../support/histories"
import { openSession } from "../support/session"
import { expect, test as base } from "../support/ui"

const test = base.extend<{ runs: BulkRuns }>({
  runs: async ({ server, admin }, use) => use(new BulkRuns(await openSession(server, admin))),
})

const day = (days: number) => daysAfter(today("UTC"), days)
const idsOf = (jobs: { id: number }[]) => ({ ids: jobs.map(({ id }) => id) })

test("each deed is tried, done by the rules of the single call, recorded as one, and taken back whole", async ({
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
})

test("what is left as it is is told with its reasons, in the language of who asks", async ({
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
    named("Cook", "Candidates don’t apply to it by e-mail."),
    named("", gone),
    named("", gone),
  ])
  const run = await runs.done({ kind: "addCategory", categoryId: 4 }, ids)
  expect(run).toMatchObject({ changed: 1, skipped: 3, moreSkipped: false })
  expect(run.skippedPostings[0]).toMatchObject(named("Baker", "Choose 3 categories at the most."))
  const french = await runs.session.get<typeof run>(`${bulkRunsPath}/${run.id}`, inFrench)
  expect(french.body.skippedPostings[1]?.reasons).toEqual(["Cette offre a été supprimée entre-temps."])
  expect((await otherApi.job(theirs.id)).categories).toHaveLength(1)

  // What anybody has changed since stays as it is.
  const cook = jobs[0]?.id ?? 0
  await api.put(`/jobs/${cook}`, { title: "Chef" })
  const undone = await runs.undone(run.id)
  expect(undone).toMatchObject({ changed: 0, skipped: 1 })
  expect(undone.skippedPostings).toMatchObject([named("Cook", "It has been changed since.")])
  expect(await api.job(cook)).toMatchObject({ title: "Chef", categories: [{ id: 1 }, { id: 4 }] })

  // Errors of the posting check hold a posting back unless that is asked for, and where they are enforced in any case.
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

test("one unfinished run a person, which can be stopped where it is and taken back as far as it came", async ({
  api,
  runs,
  server,
  addMember,
}) => {
  test.slow()
  const operations = Array.from({ length: 100 }, (_, index) => ({
    op: "create",
    job: jobBody({ title: `Cook ${index}` }),
  }))
  for (let round = 0; round < 10; round++) await api.post("/jobs/batch", { operations })
  const everything = { match: {} }
  const started = await runs.start({ kind: "archive" }, everything)
  expect(started.body).toMatchObject({ state: "running", total: 1000 })
  expectProblem(await runs.start({ kind: "archive" }, everything), {
    ...{ status: 409, code: "idempotency_in_progress" },
  })
  const colleague = new BulkRuns(await openSession(server, await addMember("editor")))
  expect((await colleague.session.get<{ latest: unknown }>(bulkRunsPath)).body).toEqual({ latest: null })
  expect((await colleague.start({ kind: "extend", days: 1 }, { ids: [1] })).status).toBe(200)
  expect((await runs.cancel(started.body.id)).status).toBe(200)
  const stopped = await runs.over(started.body.id)
  expect(stopped.state).toBe("canceled")
  expect(stopped.changed + stopped.waiting).toBe(1000)
  expect(stopped.waiting).toBeGreaterThan(0)
  const archived = async () => (await api.jobs("?status=archived")).paging.total
  expect(await archived()).toBe(stopped.changed)
  const latest = await runs.session.get<{ latest: { id: number } }>(bulkRunsPath)
  expect(latest.body.latest.id).toBe(started.body.id)
  if (stopped.changed > 0) {
    expect(await runs.undone(stopped.id)).toMatchObject({ changed: stopped.changed })
    expect(await archived()).toBe(0)
  }
  expectProblem(await runs.undo(stopped.id), { ...invalid, fields: ["id"] })
})

test("a request is refused with every bad field, to readers, and to whoever is not the employer's", async ({
  api,
  runs,
  server,
  addMember,
  otherEmployer,
}) => {
  const job = await api.createJob(jobBody())
  const refused = async (body: Body, fields: string[]) =>
    expectProblem(await runs.session.post(bulkRunsPath, body), { ...invalid, fields })
  await refused({}, ["deed", "ids"])
  await refused({ deed: { kind: "burn" }, ids: ["x"], dryRun: "yes" }, ["deed.kind", "dryRun", "ids[0]"])
  await refused({ deed: { kind: "extend", days: 0 }, match: { status: "odd" } }, [
    "deed.days",
    "match.status",
  ])
  await refused({ deed: { kind: "closeDate", date: "2026-02-30" }, ids: [] }, ["deed.date"])
  await refused({ deed: { kind: "email", email: "nobody" }, ids: [job.id] }, ["deed.email"])
  await refused({ deed: { kind: "url" }, ids: [job.id], match: {} }, ["deed.url", "ids"])
  await refused({ deed: { kind: "addCategory", categoryId: 999 }, ids: [job.id] }, ["deed.categoryId"])
  await refused({ deed: { kind: "archive" }, ids: [] }, ["ids"])
  // A filter that isn't one would let everything be changed.
  await refused({ deed: { kind: "delete" }, match: { stauts: "draft", closes: "soon" } }, [
    "match.stauts",
    "match.closes",
  ])
  await refused({ deed: { kind: "archive" }, match: { confidential: true } }, ["match.confidential"])
  for (const match of [null, [], "all"]) {
    const answer = await runs.session.post(bulkRunsPath, { deed: { kind: "archive" }, match })
    expectProblem(answer, { ...invalid, fields: ["match"] })
    expect(answer.text).toContain("Send either the ids of the postings or the filters that match them.")
  }
  await refused({ deed: { kind: "archive" }, match: { q: "nothing like it" } }, ["match"])
  expect((await runs.session.get(bulkRunsPath)).body).toEqual({ latest: null })

  const run = await runs.done({ kind: "archive" }, idsOf([job]))
  const reader = new BulkRuns(await openSession(server, await addMember("viewer")))
  expectProblem(await reader.start({ kind: "archive" }, idsOf([job])), { status: 403, code: "forbidden" })
  const stranger = new BulkRuns(await openSession(server, await addMember("admin", otherEmployer)))
  for (const answer of [
    await stranger.session.get(`${bulkRunsPath}/${run.id}`),
    await stranger.cancel(run.id),
    await stranger.undo(run.id),
  ])
    expectProblem(answer, notFoundProblem)
  expect(await stranger.done({ kind: "archive" }, idsOf([job]))).toMatchObject({ changed: 0, skipped: 1 })
  expect((await runs.find(run.id)).canUndo).toBe(1)
})
