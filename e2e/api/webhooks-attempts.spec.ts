import { faultsOfNamed } from "../support/document"
import { expectProblem, notFoundProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { verified } from "../support/receiver"
import { expect } from "../support/ui"
import { test } from "../support/webhooks"

test("a failed event is sent again with the same id and body, freshly signed, until it is accepted", async ({
  api,
  webhooks,
  receiver,
  webhookRows,
}) => {
  const answers = [
    { status: 500, body: "broken" },
    { status: 302, headers: { Location: "http://169.254.169.254/" } },
    { status: 200, body: "thanks" },
  ]
  receiver.answer = (_, before) => answers[before] ?? { status: 500 }
  const { id, secret } = await webhooks.created({ url: receiver.url })
  await api.createJob(jobBody())
  const first = await webhooks.attempted(id, 1)
  expect(first).toMatchObject({ status: "pending", attempts: [{ status: 500, answer: "broken" }] })
  const wait = Date.parse(first.nextAttempt ?? "") - Date.parse(first.attempts[0]?.at ?? "")
  expect(wait).toBeGreaterThanOrEqual(5_000)
  expect(wait).toBeLessThanOrEqual(5_500)
  expect(await webhooks.stored(id)).toMatchObject({ lastAttempt: { status: 500 } })
  expect((await webhooks.stored(id)).failingSince).not.toBeNull()
  await webhookRows.hurry(id)
  const second = await webhooks.attempted(id, 2)
  expect(
    Date.parse(second.nextAttempt ?? "") - Date.parse(second.attempts[1]?.at ?? ""),
  ).toBeGreaterThanOrEqual(300_000)
  await webhookRows.hurry(id)
  const third = await webhooks.attempted(id, 3)
  expect(third).toMatchObject({
    status: "delivered",
    nextAttempt: null,
    attempts: [{}, { status: 302 }, { answer: "thanks" }],
  })
  expect(await webhooks.stored(id)).toMatchObject({ failingSince: null })
  const ids = new Set(receiver.received.map((each) => each.id))
  const texts = new Set(receiver.received.map(({ text }) => text))
  expect([receiver.received.length, ids.size, texts.size]).toEqual([3, 1, 1])
  for (const each of receiver.received) verified(secret, each)
  for (const [status, count] of [
    ["delivered", 1],
    ["pending", 0],
    ["failed", 0],
  ] as const)
    expect(await webhooks.deliveries(id, `?status=${status}`)).toHaveLength(count)
})

test("an event is given up after ten attempts, and can be resent on request", async ({
  api,
  webhooks,
  receiver,
  webhookRows,
}) => {
  receiver.answer = () => ({ status: 503 })
  const { id } = await webhooks.created({ url: receiver.url })
  await api.createJob(jobBody())
  for (let attempts = 1; attempts < 10; attempts++) {
    expect((await webhooks.attempted(id, attempts)).status).toBe("pending")
    await webhookRows.hurry(id)
  }
  const failed = await webhooks.attempted(id, 10)
  expect(failed).toMatchObject({ status: "failed", nextAttempt: null })
  receiver.answer = () => ({ status: 200 })
  const path = `/webhooks/${id}/deliveries/${failed.id}/resend`
  const resent = await webhooks.api.post(path, {})
  expect(resent.body).toMatchObject({ id: failed.id, status: "pending" })
  expect(await webhooks.attempted(id, 11)).toMatchObject({ status: "delivered" })
  // A delivered event can be resent too.
  await webhooks.api.post(path, {})
  expect(await webhooks.attempted(id, 12)).toMatchObject({ status: "delivered" })
  expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1)
  expectProblem(await webhooks.api.post(`/webhooks/${id}/deliveries/2147483647/resend`, {}), notFoundProblem)
})

test("an attempt that ends after the event was resent does not undo the newer result", async ({
  api,
  webhooks,
  receiver,
}) => {
  receiver.answer = (_, before) => (before === 0 ? { status: 500, delay: 3_000 } : { status: 204 })
  const { id } = await webhooks.created({ url: receiver.url })
  await api.createJob(jobBody())
  await receiver.waitFor(1)
  const [delivery] = await webhooks.deliveries(id)
  await webhooks.api.post(`/webhooks/${id}/deliveries/${delivery?.id}/resend`, {})
  expect(await webhooks.attempted(id, 1)).toMatchObject({ status: "delivered" })
  expect(await webhooks.attempted(id, 2)).toMatchObject({
    status: "delivered",
    nextAttempt: null,
    attempts: [{ status: 204 }, { status: 500 }],
  })
})

test("recovering sends events waiting for a later attempt at once", async ({ api, webhooks, receiver }) => {
  receiver.answer = (_, before) =>
    before === 0 ? { status: 503, headers: { "Retry-After": "3600" } } : { status: 204 }
  const { id } = await webhooks.created({ url: receiver.url })
  await api.createJob(jobBody())
  await webhooks.attempted(id, 1)
  const since = new Date(Date.now() - 3_600_000).toISOString()
  expect((await webhooks.api.post(`/webhooks/${id}/recover`, { since })).body).toEqual({ count: 1 })
  await expect.poll(async () => (await webhooks.deliveries(id))[0]?.status).toBe("delivered")
})

test("after a rotation both secrets sign for the requested time", async ({ api, webhooks, receiver }) => {
  const { id, secret } = await webhooks.created({ url: receiver.url })
  const rotated = await webhooks.api.post<{ secret: string; previousSecretUntil: string }>(
    `/webhooks/${id}/secret`,
    {},
  )
  expect(Date.parse(rotated.body.previousSecretUntil) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  await api.createJob(jobBody())
  const [both] = await receiver.waitFor(1)
  for (const each of [secret, rotated.body.secret]) verified(each, both as never)
  const last = await webhooks.api.post<{ secret: string }>(`/webhooks/${id}/secret`, { overlapHours: 0 })
  expect(last.body).toMatchObject({ previousSecretUntil: null })
  await api.createJob(jobBody())
  const [, one] = await receiver.waitFor(2)
  verified(last.body.secret, one as never)
  for (const each of [secret, rotated.body.secret]) expect(() => verified(each, one as never)).toThrow()
})

test("a test returns the receiver's answer, and is not stored", async ({ webhooks, receiver }) => {
  receiver.answer = () => ({ status: 418, body: "x".repeat(3_000) })
  const { id, secret } = await webhooks.created({ url: receiver.url })
  await webhooks.change(id, { status: "paused" })
  const { status, body } = await webhooks.test(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 418, answer: "x".repeat(1_024) })
  expect(receiver.received[0]?.body).toMatchObject({ type: "webhook.test", data: {} })
  expect(faultsOfNamed("WebhookTest", receiver.received[0]?.body)).toEqual([])
  verified(secret, receiver.received[0] as never)
  expect(await webhooks.deliveries(id)).toEqual([])
  receiver.close()
  const gone = await webhooks.test(id)
  expect(gone.body).toMatchObject({ reason: "connection_refused", answer: null })
  expect(gone.body).not.toHaveProperty("status")
})
