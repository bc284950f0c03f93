import { BulkRuns, bulkRunsPath, test } from "../support/bulk-runs"
import { expectProblem, invalid, notFoundProblem } from "../support/expectations"
import { type Body, jobBody } from "../support/factories"
import { openSession } from "../support/session"
import { expect } from "../support/ui"

const idsOf = (jobs: { id: number }[]) => ({ ids: jobs.map(({ id }) => id) })

test("a person has one unfinished run at a time, which can be stopped midway and undone as far as it got", async ({
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
  // If a person requests several summaries at once, only the last one is computed.
  const dryRun = { deed: { kind: "archive" }, ...everything, dryRun: true }
  const trials = await Promise.all([1, 2, 3].map(() => runs.session.post(bulkRunsPath, dryRun)))
  expect(new Set(trials.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const started = await runs.start({ kind: "archive" }, everything)
  expect(started.body).toMatchObject({ state: "running", total: 1000 })
  expectProblem(await runs.start({ kind: "archive" }, everything), {
    ...{ status: 409, code: "idempotency_in_progress" },
  })
  const colleague = new BulkRuns(await openSession(server, await addMember("editor")))
  expect((await colleague.session.get<{ latest: unknown }>(bulkRunsPath)).body).toEqual({
    latest: null,
    runs: null,
  })
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
  type Listed = { runs: { id: number; state: string; total: number }[] }
  const listed = async (who: BulkRuns) =>
    (await who.session.get<Listed>(`${bulkRunsPath}?all=true`)).body.runs
  expect(await listed(runs)).toMatchObject([{ id: started.body.id, state: "canceled", total: 1000 }])
  expect(await listed(colleague)).toMatchObject([{ total: 1 }])
  if (stopped.changed > 0) {
    expect(await runs.undone(stopped.id)).toMatchObject({ changed: stopped.changed })
    expect(await archived()).toBe(0)
  }
  expectProblem(await runs.undo(stopped.id), { ...invalid, fields: ["id"] })

  // A run checks the permissions that the person has by then.
  for (const [end, reason] of [
    [{ role: "viewer" }, /^As a viewer, you can’t change postings\./],
    [null, /^The person who asked for this is no longer a member\.$/],
  ] as const) {
    const member = await addMember("editor")
    const theirs = new BulkRuns(await openSession(server, member))
    const { body } = await theirs.start({ kind: "autoRefresh", on: end !== null }, everything)
    const { data } = (
      await runs.session.get<{ data: { id: number; person: { email: string } }[] }>("/api/dashboard/members")
    ).body
    const path = `/api/dashboard/members/${data.find(({ person }) => person.email === member.email)?.id}`
    const ended = await (end ? runs.session.put(path, end) : runs.session.delete(path))
    expect(ended.status, ended.text).toBeLessThan(300)
    const cut = await runs.over(body.id)
    expect(cut).toMatchObject({ state: "done", waiting: 0 })
    expect(cut.skipped).toBeGreaterThan(0)
    expect(cut.skippedPostings[0]?.reasons[0]).toMatch(reason)
  }
})

test("a request is refused with every invalid field named, and is refused to viewers and to other employers", async ({
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
  // Ignoring an unknown filter would let everything be changed.
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
  expect((await runs.session.get(bulkRunsPath)).body).toEqual({ latest: null, runs: null })
  expectProblem(await runs.session.get(`${bulkRunsPath}?all=yes`), { ...invalid, fields: ["all"] })

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
