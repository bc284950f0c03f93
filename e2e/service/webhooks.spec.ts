import { hashPassword } from "better-auth/crypto"
import { spawn } from "node:child_process"
import { readFile } from "node:fs/promises"
import { setTimeout } from "node:timers/promises"
import { ApiClient } from "../support/api"
import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { mailText, openInbox } from "../support/inbox"
import { Receiver } from "../support/receiver"
import { test } from "../support/service"
import { thorough } from "../support/thorough"
import { WebhookRows, Webhooks } from "../support/webhooks"

const local = { WEBHOOKS_ALLOWED_HOSTS: "127.0.0.0/8" }

test("without WEBHOOKS_ALLOWED_HOSTS nothing on this machine or its network is called", async ({
  start,
  newDatabase,
  employerIn,
}) => {
  const { apiKey } = await employerIn(newDatabase)
  const receiver = await Receiver.open()
  const allowing = await start(newDatabase, local)
  const clientOf = ({ target }: typeof allowing) =>
    new Webhooks(new ApiClient(target.baseUrl, { "API-Key": apiKey }))
  const { id } = await clientOf(allowing).created({ url: receiver.url })
  await allowing.stop()
  // This also applies to an address that was allowed when it was saved.
  const strict = await start(newDatabase, { WEBHOOKS_ALLOWED_HOSTS: "" })
  const webhooks = clientOf(strict)
  expectProblem(await webhooks.create({ url: "https://127.0.0.1/" }), { ...invalid, fields: ["url"] })
  await webhooks.api.createJob(jobBody())
  expect(await webhooks.attempted(id, 1)).toMatchObject({
    attempts: [{ reason: "address_refused", answer: null }],
  })
  // Without a mail server, the log says what the mails would.
  const rows = new WebhookRows(newDatabase)
  await rows.lastTry(id)
  expect(await webhooks.attempted(id, 2)).toMatchObject({ status: "failed" })
  await expect.poll(() => readFile(strict.target.logFile, "utf8")).toContain("webhook missed an event")
  await rows.close()
  expect((await webhooks.test(id)).body).toMatchObject({ reason: "address_refused" })
  expect(receiver.received).toEqual([])
  receiver.close()
})

test("a stopping server hands back unfinished deliveries for the next one to send, and logs what has ended", async ({
  start,
  newDatabase,
  employerIn,
}) => {
  const { apiKey } = await employerIn(newDatabase)
  const first = await start(newDatabase, local)
  const receiver = await Receiver.open()
  receiver.answer = (_, before) => ({ status: 200, delay: before === 0 ? 14_000 : 0 })
  const api = new ApiClient(first.target.baseUrl, { "API-Key": apiKey })
  const { id } = await new Webhooks(api).created({ url: receiver.url })
  const ending = await Receiver.open("127.0.0.5")
  ending.answer = () => ({ status: 410, delay: 2_000 })
  await new Webhooks(api).created({ url: ending.url })
  await api.createJob(jobBody())
  await Promise.all([receiver.waitFor(1), ending.waitFor(1)])
  const begun = Date.now()
  expect(await first.stop()).toBe(0)
  expect(await readFile(first.target.logFile, "utf8")).toContain("webhook disabled")
  ending.close()
  expect(Date.now() - begun).toBeLessThan(12_000)
  const second = await start(newDatabase, local)
  await receiver.waitFor(2)
  const webhooks = new Webhooks(new ApiClient(second.target.baseUrl, { "API-Key": apiKey }))
  // The interrupted attempt does not count as a failure.
  expect(await webhooks.attempted(id, 1)).toMatchObject({ status: "delivered" })
  expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1)
  receiver.close()
})

test("admins are mailed in their language when an event is given up or a webhook disabled, even by a stopping server", async ({
  start,
  newDatabase,
  operatorOf,
}) => {
  const inbox = await openInbox()
  const operator = operatorOf(newDatabase)
  const employer = await operator.createEmployer({ name: "Acme", plan: "standard", timeZone: "UTC" })
  const passwordHash = await hashPassword("correct horse battery staple")
  for (const [email, role, language] of [
    ["ada@example.com", "admin", "en"],
    ["luc@example.com", "admin", "fr"],
    ["eve@example.com", "editor", "en"],
  ] as const)
    await operator.addMember(employer, { name: email, email, role, passwordHash, language })
  const { target, stop } = await start(newDatabase, { ...local, SMTP_URL: inbox.url })
  const receiver = await Receiver.open()
  receiver.answer = () => ({ status: 500 })
  const webhooks = new Webhooks(new ApiClient(target.baseUrl, { "API-Key": employer.apiKey }))
  const { id } = await webhooks.created({ url: `${receiver.url}?token=secret` })
  const rows = new WebhookRows(newDatabase)
  for (const title of ["First", "Second"]) {
    await webhooks.api.createJob(jobBody({ title }))
    for (let attempts = 1; attempts <= 10; attempts++) {
      await webhooks.attempted(id, attempts)
      if (attempts < 10) await rows.hurry(id)
    }
  }
  await expect.poll(() => inbox.mails.length).toBe(2)
  receiver.answer = () => ({ status: 410, delay: 1_000 })
  await webhooks.api.createJob(jobBody())
  await receiver.waitFor(21)
  expect(await stop()).toBe(0)
  expect(inbox.mails).toHaveLength(4)
  const texts = inbox.mails.map(mailText)
  const to = (address: string) => texts.filter((text) => text.includes(`To: ${address}`))
  expect(to("eve@example.com")).toEqual([])
  const [given, gone] = to("ada@example.com")
  expect(given).toContain("A webhook of Acme has missed an event")
  expect(gone).toContain("410 Gone")
  const inFrench = to("luc@example.com")
  for (const [index, words] of [
    "Openings a tenté pendant trois jours d’annoncer un changement à http",
    "a répondu 410 Gone\u00a0: Openings ne lui envoie plus rien.",
  ].entries()) {
    expect(inFrench[index]).toContain("Content-Language: fr")
    expect(inFrench[index]).toContain(words)
    expect(inFrench[index]).toContain("récupérez ce qu’il a manqué")
    expect(inFrench[index]).not.toMatch(/webhook of|Settings/)
  }
  for (const text of texts) expect(text).not.toContain("secret")
  await rows.close()
  receiver.close()
  await inbox.close()
})

test("after kill -9 of one of two servers every stored change is delivered, and nothing that was not stored @postgresql", async ({
  start,
  newDatabase,
  employerIn,
}) => {
  test.setTimeout(120_000)
  const { apiKey } = await employerIn(newDatabase)
  const quiet = { ...local, LOG_LEVEL: "warn" }
  const servers = [await start(newDatabase, quiet), await start(newDatabase, quiet)]
  const receiver = await Receiver.open()
  receiver.answer = () => ({ status: 200, delay: thorough ? 0 : 20 })
  const clients = servers.map(({ target }) => new ApiClient(target.baseUrl, { "API-Key": apiKey }))
  const [api, survivor] = clients as [ApiClient, ApiClient]
  await new Webhooks(survivor).created({ url: receiver.url })
  // The long form writes 500 postings a second, about as much as two processors can handle beside two servers.
  const { batch, turns, pause, killAfter } = thorough
    ? { batch: 100, turns: 14, pause: 300, killAfter: 3_000 }
    : { batch: 20, turns: 6, pause: 0, killAfter: 20 }
  const stored: number[] = []
  await survivor.createJob(jobBody({ referenceId: "TAKEN" }))
  const write = async (client: ApiClient) => {
    // The last operation is refused, as its reference is taken.
    const operations = Array.from({ length: batch }, (_, index) => ({
      op: "create",
      job: jobBody(index < batch - 1 ? {} : { referenceId: "TAKEN" }),
    }))
    const answer = await client
      .post<{ results: { id?: number }[] }>("/jobs/batch", { operations })
      .catch(() => null)
    const made = answer?.body?.results.flatMap(({ id }) => id ?? []) ?? []
    if (made.length > 0) expect(made).toHaveLength(batch - 1)
    stored.push(...made)
  }
  // Servers are slower just after starting.
  if (thorough) for (let turn = 0; turn < 3; turn++) await Promise.all(clients.map(write))
  const [began, before] = [Date.now(), await survivor.total()]
  const writers = [api, survivor, api, survivor].map(async (client) => {
    for (let turn = 0; turn < turns; turn++) await Promise.all([write(client), setTimeout(pause)])
  })
  await receiver.waitFor(killAfter)
  const rate = Math.round((((await survivor.total()) - before) * 1_000) / (Date.now() - began))
  if (thorough) expect(rate).toBeGreaterThanOrEqual(500)
  await servers[0]?.kill()
  await Promise.all(writers)
  const ids = new Set<number>()
  for (let page = 1; ; page++) {
    const { data, paging } = await survivor.jobs(`?pageSize=100&page=${page}`)
    for (const { id } of data) ids.add(id)
    if (!paging.next) break
  }
  for (const id of stored) expect(ids.has(id)).toBe(true)
  const told = () => new Set(receiver.received.map(({ body }) => body.data.id))
  await expect.poll(() => told().size, { timeout: 60_000 }).toBe(ids.size)
  expect([...told()].filter((id) => !ids.has(id))).toEqual([])
  const times = receiver.received.length - ids.size
  console.log(`killed at ${rate} postings a second; ${ids.size} stored, all told, ${times} of them once more`)
  receiver.close()
})

test("the example receiver accepts signed requests, and nothing else", async ({
  start,
  newDatabase,
  employerIn,
}) => {
  const { apiKey } = await employerIn(newDatabase)
  const { target } = await start(newDatabase, local)
  const webhooks = new Webhooks(new ApiClient(target.baseUrl, { "API-Key": apiKey }))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const { id, secret } = await webhooks.created({ url: `http://127.0.0.1:${port}/` })
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) }
  const child = spawn(process.execPath, ["examples/receive-webhooks.mjs"], { env })
  let said = ""
  child.stdout.on("data", (chunk) => (said += String(chunk)))
  child.stderr.on("data", (chunk) => (said += String(chunk)))
  await expect.poll(() => said).toContain("Waiting for webhooks")
  const job = await webhooks.api.createJob(jobBody())
  await expect.poll(() => said).toContain(`"type":"job.created","id":${job.id},"version":1`)
  expect(await webhooks.attempted(id, 1)).toMatchObject({ status: "delivered" })
  await webhooks.api.post(`/webhooks/${id}/secret`, { overlapHours: 0 })
  expect((await webhooks.test(id)).body).toMatchObject({ status: 401 })
  child.kill()
})
