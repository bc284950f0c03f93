import { jobBody } from "../support/factories"
import { Receiver } from "../support/receiver"
import { expect } from "../support/ui"
import { test } from "../support/webhooks"

test("a receiver that asks for a pause gets one, for everything pending", async ({
  api,
  webhooks,
  receiver,
}) => {
  receiver.answer = () => ({ status: 429, headers: { "Retry-After": "3600" } })
  const { id } = await webhooks.created({ url: receiver.url })
  await api.createJob(jobBody())
  const minutesLeft = ({ nextAttempt }: { nextAttempt: string | null }) =>
    Math.round((Date.parse(nextAttempt ?? "") - Date.now()) / 60_000)
  expect(minutesLeft(await webhooks.attempted(id, 1))).toBe(60)
  await api.post("/jobs/batch", {
    operations: Array.from({ length: 30 }, () => ({ op: "create", job: jobBody() })),
  })
  await expect.poll(async () => (await webhooks.deliveries(id, "?limit=100")).length).toBe(31)
  // By the time another webhook of the employer has received everything, anything more would have arrived.
  const other = await Receiver.open()
  const { id: otherId } = await webhooks.created({ url: other.url })
  await api.createJob(jobBody())
  await webhooks.attempted(otherId, 1)
  const waiting = await webhooks.deliveries(id, "?limit=100")
  expect(waiting.map(minutesLeft)).toEqual(Array.from({ length: 32 }, () => 60))
  expect(receiver.received).toHaveLength(1)
  // An answered test ends the pause.
  receiver.answer = () => ({ status: 204 })
  await webhooks.test(id)
  await expect
    .poll(async () => (await webhooks.deliveries(id, "?status=delivered&limit=100")).length)
    .toBe(31)
  other.close()
})

test("a pause applies to the address that asked for it: a new one is called at once", async ({
  api,
  webhooks,
  receiver,
}) => {
  receiver.answer = () => ({ status: 503, headers: { "Retry-After": "3600" } })
  const { id } = await webhooks.created({ url: receiver.url })
  await api.createJob(jobBody())
  await webhooks.attempted(id, 1)
  const other = await Receiver.open()
  await webhooks.change(id, { url: other.url })
  expect(await webhooks.stored(id)).toMatchObject({ failingSince: null })
  const { id: jobId } = await api.createJob(jobBody())
  const [told] = await other.waitFor(1)
  expect(told?.body.data.id).toBe(jobId)
  other.close()
})

test("late answers from a replaced address do not count against the new one", async ({
  api,
  webhooks,
  receiver,
}) => {
  receiver.answer = () => ({ status: 410, delay: 2_000 })
  const { id } = await webhooks.created({ url: receiver.url })
  await api.createJob(jobBody())
  await receiver.waitFor(1)
  const other = await Receiver.open()
  await webhooks.change(id, { url: other.url })
  expect(await webhooks.attempted(id, 1)).toMatchObject({ attempts: [{ status: 410 }] })
  expect(await webhooks.stored(id)).toMatchObject({
    status: "enabled",
    failingSince: null,
    lastAttempt: null,
  })
  other.close()
})

test("410 disables a webhook at once; once enabled again, it gets what it missed", async ({
  api,
  webhooks,
  receiver,
}) => {
  receiver.answer = () => ({ status: 410 })
  const { id } = await webhooks.created({ url: receiver.url })
  await api.createJob(jobBody())
  await expect
    .poll(async () => webhooks.stored(id))
    .toMatchObject({ status: "disabled", disabledReason: "gone", lastAttempt: { status: 410 } })
  await api.createJob(jobBody())
  // The result of a GET may be sent back.
  expect((await webhooks.change(id, await webhooks.stored(id))).body).toMatchObject({ status: "disabled" })
  receiver.answer = () => ({ status: 204 })
  expect((await webhooks.change(id, { status: "enabled" })).body).toMatchObject({
    disabledReason: null,
    failingSince: null,
  })
  const since = new Date(Date.now() - 3_600_000).toISOString()
  expect((await webhooks.api.post(`/webhooks/${id}/recover`, { since })).body).toEqual({ count: 2 })
  await receiver.waitFor(3)
  await expect.poll(async () => (await webhooks.deliveries(id, "?status=delivered")).length).toBe(2)
  expect((await webhooks.api.post(`/webhooks/${id}/recover`, { since })).body).toEqual({ count: 0 })
})

test("5 days of only failures disable a webhook, and an earlier success counts", async ({
  api,
  webhooks,
  receiver,
  webhookRows,
}) => {
  receiver.answer = () => ({ status: 500 })
  const { id } = await webhooks.created({ url: receiver.url })
  const { id: first } = await api.createJob(jobBody())
  await webhooks.attempted(id, 1)
  // It works again while an earlier call is still running, which then ends as a failure.
  receiver.answer = ({ body }) => (body.data.id === first ? { status: 500, delay: 2_000 } : { status: 204 })
  await webhookRows.failingSince(id, 6)
  await webhookRows.hurry(id)
  await receiver.waitFor(2)
  await api.delete(`/jobs/${(await api.createJob(jobBody())).id}`)
  await expect.poll(async () => (await webhooks.stored(id)).failingSince).toBeNull()
  await expect.poll(async () => (await webhooks.deliveries(id)).at(-1)?.attempts.length).toBe(2)
  expect(await webhooks.stored(id)).toMatchObject({ status: "enabled" })
  receiver.answer = () => ({ status: 500 })
  await webhookRows.failingSince(id, 4)
  await webhookRows.hurry(id)
  const oldest = async () => (await webhooks.deliveries(id)).at(-1)
  await expect.poll(async () => (await oldest())?.attempts.length).toBe(3)
  expect(await webhooks.stored(id)).toMatchObject({ status: "enabled" })
  await webhookRows.failingSince(id, 5)
  await webhookRows.hurry(id)
  await expect.poll(async () => (await oldest())?.attempts.length).toBe(4)
  expect(await oldest()).toMatchObject({ status: "pending", nextAttempt: null })
  expect(await webhooks.stored(id)).toMatchObject({ status: "disabled", disabledReason: "failing" })
})

test("a paused webhook receives nothing until it is enabled", async ({ api, webhooks, receiver }) => {
  receiver.answer = (_, before) => ({ status: before === 0 ? 500 : 204 })
  const { id } = await webhooks.created({ url: receiver.url })
  await api.createJob(jobBody())
  await webhooks.attempted(id, 1)
  await webhooks.change(id, { status: "paused" })
  await api.createJob(jobBody())
  expect(await webhooks.attempted(id, 1)).toMatchObject({ status: "pending", nextAttempt: null })
  await webhooks.change(id, { status: "enabled" })
  await receiver.waitFor(2)
  expect(await webhooks.attempted(id, 2)).toMatchObject({ status: "delivered" })
  expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1)
})

test("changes made just before a webhook is paused are still sent, and changes made while it is paused are not", async ({
  api,
  webhooks,
  receiver,
}) => {
  const { id } = await webhooks.created({ url: receiver.url })
  const heard: number[] = []
  for (let turn = 0; turn < 8; turn++) {
    heard.push((await api.createJob(jobBody())).id)
    await webhooks.change(id, { status: "paused" })
    await api.createJob(jobBody())
    await webhooks.change(id, { status: "enabled" })
  }
  await expect.poll(async () => (await webhooks.deliveries(id, "?status=delivered")).length).toBe(8)
  expect((await webhooks.deliveries(id)).map(({ event }) => event.data.id)).toEqual(heard.reverse())
})
