import { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { Receiver } from "../support/receiver"
import { test } from "../support/service"
import { Webhooks } from "../support/webhooks"

const local = { WEBHOOKS_ALLOWED_HOSTS: "127.0.0.0/8" }

test("a slow receiver gets at most four requests at once, and delays no one else", async ({
  start,
  newDatabase,
  employerIn,
}) => {
  const [{ apiKey }, other] = [await employerIn(newDatabase), await employerIn(newDatabase)]
  const { target } = await start(newDatabase, local)
  const [slow, quick] = [await Receiver.open("127.0.0.2"), await Receiver.open("127.0.0.3")]
  slow.answer = () => ({ status: 200, delay: 10_000 })
  const beside = await Receiver.open("127.0.0.4")
  const api = new ApiClient(target.baseUrl, { "API-Key": apiKey })
  const webhooks = new Webhooks(api)
  await webhooks.created({ url: slow.url })
  await webhooks.created({ url: beside.url })
  const operations = Array.from({ length: 50 }, () => ({ op: "create", job: jobBody() }))
  await api.post("/jobs/batch", { operations })
  await slow.waitFor(4)
  // Neither another address of the same employer nor another employer is delayed by it.
  await beside.waitFor(50)
  const otherApi = new ApiClient(target.baseUrl, { "API-Key": other.apiKey })
  await new Webhooks(otherApi).created({ url: quick.url })
  await expect
    .poll(async () => (await otherApi.createJob(jobBody())) && quick.received.length)
    .toBeGreaterThan(0)
  await otherApi.post("/jobs/batch", { operations })
  await quick.waitFor(50)
  expect(slow.received).toHaveLength(4)
  for (const receiver of [slow, quick, beside]) receiver.close()
})

test("a server sends at most 32 webhook requests at once, of which no employer gets more than half", async ({
  start,
  newDatabase,
  employerIn,
}) => {
  const keys = [1, 2, 3, 4].map(() => employerIn(newDatabase).then(({ apiKey }) => apiKey))
  const { target } = await start(newDatabase, local)
  const [last, ...employers] = (await Promise.all(keys)).map(
    (apiKey) => new Webhooks(new ApiClient(target.baseUrl, { "API-Key": apiKey })),
  ) as [Webhooks, ...Webhooks[]]
  const receivers: Receiver[] = []
  for (const [index, webhooks] of employers.entries())
    for (let host = 0; host < 5; host++) {
      const receiver = await Receiver.open(`127.0.0.${20 + 5 * index + host}`)
      receiver.answer = () => ({ status: 204, delay: 12_000 })
      receivers.push(receiver)
      await webhooks.created({ url: receiver.url })
    }
  const ofEmployers = () =>
    employers.map((_, index) =>
      receivers.slice(5 * index, 5 * index + 5).reduce((sum, { received }) => sum + received.length, 0),
    )
  const operations = Array.from({ length: 8 }, () => ({ op: "create", job: jobBody() }))
  const [first, ...others] = employers as [Webhooks, ...Webhooks[]]
  await first.api.post("/jobs/batch", { operations })
  await expect.poll(() => ofEmployers()[0]).toBe(16)
  await Promise.all(others.map(({ api }) => api.post("/jobs/batch", { operations })))
  await expect.poll(() => ofEmployers().reduce((sum, each) => sum + each)).toBe(32)
  // No slot is free, not even for a test that someone is waiting for.
  const { id } = await last.created({ url: receivers[0]?.url })
  expectProblem(await last.test(id), { status: 429, code: "rate_limited" })
  expect(ofEmployers()[0]).toBe(16)
  expect(ofEmployers().reduce((sum, each) => sum + each)).toBe(32)
  for (const receiver of receivers) receiver.close()
})
