import { startOfDay } from "@/lib/calendar-date"
import { BulkRuns } from "../support/bulk-runs"
import { daysAfter, today } from "../support/dates"
import { faultsOfNamed } from "../support/document"
import { expectProblem } from "../support/expectations"
import { fullJobBody, jobBody } from "../support/factories"
import { verified } from "../support/receiver"
import { openSession } from "../support/session"
import { expect } from "../support/ui"
import { type ApiDeliveries, test } from "../support/webhooks"

test("a change is delivered signed as Standard Webhooks specifies, with what changed and nothing more", async ({
  api,
  webhooks,
  receiver,
  employer,
}) => {
  const { id: webhookId, secret } = await webhooks.created({ url: receiver.url })
  const job = await api.createJob(jobBody({ referenceId: "K-1", description: "<p>Nobody's business.</p>" }))
  await receiver.waitFor(1)
  await api.put(`/jobs/${job.id}`, { title: "Sous chef", referenceId: "K-2" })
  const [created, updated] = await receiver.waitFor(2)
  for (const each of [created, updated]) {
    expect(verified(secret, each as never)).toEqual(each?.body)
    expect(faultsOfNamed("WebhookEvent", each?.body)).toEqual([])
  }
  const by = { kind: "key", name: (await api.get<{ name: string }>("/me")).body.name }
  expect(created?.body).toEqual({
    type: "job.created",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: { id: job.id, referenceId: "K-1", version: 1, changed: [], by, href: api.href(`/jobs/${job.id}`) },
  })
  expect(updated?.body).toMatchObject({
    type: "job.updated",
    data: { referenceId: "K-2", version: 2, changed: expect.arrayContaining(["title", "referenceId"]) },
  })
  expect(updated?.text).not.toMatch(/Sous chef|business/)
  expect(Number(updated?.headers["webhook-timestamp"])).toBeCloseTo(Date.now() / 1000, -2)
  const [latest] = await webhooks.deliveries(webhookId)
  expect(latest?.event).toEqual({ id: updated?.id, ...updated?.body })
  await expect.poll(async () => (await webhooks.stored(webhookId)).lastAttempt).toMatchObject({ status: 204 })
  expect(employer.id).toBeGreaterThan(0)
})

test("every kind of write is delivered: single ones, batches, restoring, the bin and the auto-refresh", async ({
  api,
  webhooks,
  receiver,
  operator,
  records,
}) => {
  await webhooks.created({ url: receiver.url })
  const job = await api.createJob(fullJobBody({ confidential: false, status: "draft" }))
  await api.put(`/jobs/${job.id}`, { status: "active" })
  await api.put(`/jobs/${job.id}`, { status: "archived" })
  await api.put(`/jobs/${job.id}`, { status: "active" })
  await api.post(`/jobs/${job.id}/restore`, { version: 1 })
  await api.put(`/jobs/${job.id}`, { status: "active" })
  await records.backdate(job.id, { publishDate: daysAfter(today("UTC"), -8) })
  await operator.refreshJobs()
  const operations = [
    { op: "create", job: jobBody() },
    { op: "delete", id: job.id },
  ]
  await api.post("/jobs/batch", { operations })
  await api.post(`/jobs/${job.id}/restore`, {})
  await receiver.waitFor(11)
  const told = receiver.received.toSorted((a, b) => a.body.data.version - b.body.data.version)
  const own = told.filter(({ body }) => body.data.id === job.id).map(({ body }) => body.type)
  expect(own).toEqual([
    ...[
      "job.created",
      "job.published",
      "job.archived",
      "job.published",
      expect.stringMatching(/^job\.(restored|updated)$/),
    ],
    ...["job.published", "job.refreshed", "job.deleted"],
    // It is active again, so webhooks for published postings hear of it too, in either order.
    ...[
      expect.stringMatching(/^job\.(restored|published)$/),
      expect.stringMatching(/^job\.(restored|published)$/),
    ],
  ])
  expect(new Set(own.slice(-2)).size).toBe(2)
  const others = told.filter(({ body }) => body.data.id !== job.id)
  expect(others.map(({ body }) => body.type)).toEqual(["job.created"])
  expect(new Set(told.map(({ id }) => id)).size).toBe(11)
})

test("a bulk change of postings is delivered, and so is its undo", async ({
  api,
  server,
  admin,
  webhooks,
  receiver,
}) => {
  await webhooks.created({ url: receiver.url })
  const jobs = [await api.createJob(jobBody()), await api.createJob(jobBody())].map(({ id }) => id)
  const runs = new BulkRuns(await openSession(server, admin))
  const { id } = await runs.done({ kind: "archive" }, { ids: jobs })
  await receiver.waitFor(4)
  await runs.undone(id)
  await receiver.waitFor(8)
  const told = jobs.map((job) =>
    receiver.received
      .filter(({ body }) => body.data.id === job)
      .map(({ body: { type, data } }) => `${data.version} ${type}`)
      .sort(),
  )
  const each = ["1 job.created", "2 job.archived", "3 job.published", "3 job.restored"]
  expect(told).toEqual([each, each])
})

test("refused writes, unchanged jobs and dry runs are not delivered", async ({ api, webhooks, receiver }) => {
  const { id: webhookId } = await webhooks.created({ url: receiver.url })
  const job = await api.createJob(jobBody({ referenceId: "K-1" }))
  await api.put(`/jobs/${job.id}`, { title: job.title })
  await api.put(`/jobs/${job.id}?dryRun=true`, { title: "Tried" })
  await api.post("/jobs", jobBody({ referenceId: "K-1" }))
  await api.put(`/jobs/${job.id}`, { title: "" })
  await api.delete(`/jobs/${job.id}`)
  await receiver.waitFor(2)
  // The order is not guaranteed.
  expect(receiver.types.toSorted()).toEqual(["job.created", "job.deleted"])
  expect(await webhooks.deliveries(webhookId)).toHaveLength(2)
})

test("a webhook receives only the events it subscribes to", async ({ api, webhooks, receiver }) => {
  await webhooks.created({ url: receiver.url, events: ["job.archived", "job.deleted"] })
  const job = await api.createJob(jobBody())
  await api.put(`/jobs/${job.id}`, { status: "archived" })
  await api.put(`/jobs/${job.id}`, { status: "active" })
  await api.delete(`/jobs/${job.id}`)
  await receiver.waitFor(2)
  expect(receiver.types.toSorted()).toEqual(["job.archived", "job.deleted"])
})

test("deliveries are paged, newest event first, and no page repeats another's", async ({
  api,
  webhooks,
  receiver,
}) => {
  const { id } = await webhooks.created({ url: receiver.url })
  const operations = Array.from({ length: 7 }, () => ({ op: "create", job: jobBody() }))
  await api.post("/jobs/batch", { operations })
  await receiver.waitFor(7)
  const seen: number[] = []
  let [cursor, more] = ["", true]
  while (more) {
    const { body } = await api.get<ApiDeliveries>(`/webhooks/${id}/deliveries?limit=3&cursor=${cursor}`)
    seen.push(...body.data.map(({ event }) => event.data.id))
    // The number of an event would tell how many there were of postings that the caller may not know of.
    expect(body.cursor).toMatch(/^[\w-]{40,}$/)
    ;({ cursor, more } = body)
  }
  expect(seen).toHaveLength(7)
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  const { id: other } = await webhooks.created({ url: receiver.url })
  const answer = await api.get(`/webhooks/${other}/deliveries?cursor=${cursor}`)
  expectProblem(answer, { status: 400, code: "validation_failed", fields: ["cursor"] })
})

test("an employer without webhooks stores no events", async ({ api, employer, webhookRows }) => {
  await api.createJob(jobBody())
  expect(await webhookRows.events(employer.id)).toEqual([])
})

// At any time the date in one of them differs from that in the other.
for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
  test.describe(timeZone, () => {
    test.use({ timeZone })

    test("a close date is announced once, when its day has passed in the employer's time zone", async ({
      api,
      webhooks,
      receiver,
      operator,
      records,
      webhookRows,
    }) => {
      const { id: webhookId } = await webhooks.created({ url: receiver.url, events: ["job.closed"] })
      // The last minute of yesterday, which west of UTC is today there already.
      await webhookRows.backdate(
        webhookId,
        new Date(startOfDay(today(timeZone), timeZone).getTime() - 60_000),
      )
      const [yesterday, before, now] = [-1, -2, 0].map((days) => daysAfter(today(timeZone), days))
      const jobs = await Promise.all([yesterday, before, now, yesterday].map(() => api.createJob(jobBody())))
      // This comes before its close date passes: the service may look for closed postings at any time.
      await api.put(`/jobs/${jobs[3]?.id}`, { status: "archived" })
      const closing = [yesterday, before, now, yesterday]
      for (const [index, { id }] of jobs.entries())
        await records.backdate(id, {
          publishDate: daysAfter(today(timeZone), -60),
          closeDate: closing[index] ?? "",
        })
      await Promise.all([operator.tellClosed(), operator.tellClosed()])
      await operator.tellClosed()
      await receiver.waitFor(1)
      expect(receiver.received.map(({ body }) => [body.type, body.data.id, body.data.by.kind])).toEqual([
        ["job.closed", jobs[0]?.id, "service"],
      ])
      expect(await webhooks.deliveries(webhookId)).toHaveLength(1)
    })
  })

test("events and deliveries are kept for 30 days", async ({
  api,
  webhooks,
  receiver,
  operator,
  webhookRows,
}) => {
  const { id } = await webhooks.created({ url: receiver.url })
  const job = await api.createJob(jobBody())
  await receiver.waitFor(1)
  await webhookRows.backdateEvents(job.id, 29)
  await operator.forgetWebhookEvents()
  expect(await webhooks.deliveries(id)).toHaveLength(1)
  await webhookRows.backdateEvents(job.id, 31)
  await operator.forgetWebhookEvents()
  expect(await webhooks.deliveries(id)).toEqual([])
})
