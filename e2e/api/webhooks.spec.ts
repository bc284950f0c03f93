import { expectProblem, invalid, notFoundProblem } from "../support/expectations"
import { codePoints, jobBody } from "../support/factories"
import { expectTranslated, inFrench } from "../support/french"
import { expect } from "../support/ui"
import { test, Webhooks } from "../support/webhooks"

const url = "https://8.8.8.8/hooks"
const everyEvent = [
  ...["job.created", "job.updated", "job.published", "job.archived"],
  ...["job.closed", "job.refreshed", "job.deleted", "job.restored"],
]

test("a webhook is created with its secret, which is shown only then", async ({ api, webhooks }) => {
  const answer = await webhooks.create({ url })
  expect(answer.status, answer.text).toBe(201)
  const { secret, ...shown } = answer.body
  expect(Buffer.from(secret.replace(/^whsec_/, ""), "base64")).toHaveLength(32)
  expect(answer.headers.get("location")).toBe(api.href(`/webhooks/${shown.id}`))
  expect(shown).toMatchObject({
    ...{ url, description: null, events: everyEvent, confidential: false },
    ...{ status: "enabled", disabledReason: null, failingSince: null, lastAttempt: null },
    previousSecretUntil: null,
  })
  expect((await webhooks.api.get(`/webhooks/${shown.id}`)).body).toEqual(shown)
  expect((await webhooks.api.get("/webhooks")).body).toEqual({ data: [shown] })
})

test("a change is partial, and sending it again changes nothing", async ({ webhooks, records, employer }) => {
  const { id } = await webhooks.created({ url, description: "Site", events: ["job.deleted", "job.created"] })
  const before = await webhooks.stored(id)
  expect(before.events).toEqual(["job.created", "job.deleted"])
  const changed = await webhooks.change(id, { description: "", status: "paused" })
  expect(changed.body).toEqual({ ...before, description: null, status: "paused" })
  const deeds = (await records.activities(employer.id)).length
  for (const same of [{}, before, changed.body])
    if (same !== before) expect((await webhooks.change(id, same)).body).toEqual(changed.body)
  expect(await records.activities(employer.id)).toHaveLength(deeds)
  expect((await webhooks.change(id, { url: "https://1.1.1.1/", confidential: true })).body).toMatchObject({
    url: "https://1.1.1.1/",
    confidential: true,
    status: "paused",
  })
  expect((await webhooks.api.delete(`/webhooks/${id}`)).status).toBe(204)
  expectProblem(await webhooks.api.get(`/webhooks/${id}`), notFoundProblem)
  expectProblem(await webhooks.change(id, { status: "enabled" }), notFoundProblem)
})

test("changes sent at the same time are all made", async ({ webhooks }) => {
  const { id } = await webhooks.created({ url })
  const words = Array.from({ length: 20 }, (_, index) => `Site ${index}`)
  const changes = await Promise.all(words.map((description) => webhooks.change(id, { description })))
  expect(changes.map(({ status }) => status)).toEqual(words.map(() => 200))
  expect(words).toContain((await webhooks.stored(id)).description)
})

test("every invalid field is named at once, in both languages", async ({ webhooks }) => {
  const bad = {
    url: 5,
    description: codePoints(201),
    events: ["job.created", "job.exploded"],
    confidential: "yes",
    status: "on",
  }
  const fields = ["url", "description", "events[1]", "confidential", "status"]
  const refused = await webhooks.create(bad)
  expectProblem(refused, { ...invalid, fields })
  expectTranslated(await webhooks.api.post("/webhooks", bad, inFrench), refused)
  expectProblem(await webhooks.create({}), { ...invalid, fields: ["url"], required: ["url"] })
  expectProblem(await webhooks.create({ url, events: [] }), { ...invalid, fields: ["events"] })
  const { id } = await webhooks.created({ url })
  expectProblem(await webhooks.change(id, bad), { ...invalid, fields })
  expectProblem(await webhooks.change(id, { url: "  " }), { ...invalid, fields: ["url"] })
  const disabling = await webhooks.change(id, { status: "disabled" })
  expectProblem(disabling, { ...invalid, fields: ["status"] })
  for (const since of [
    undefined,
    "yesterday",
    "2026-02-30T00:00:00Z",
    new Date(Date.now() + 9e6).toISOString(),
  ])
    expectProblem(await webhooks.api.post(`/webhooks/${id}/recover`, { since }), {
      ...invalid,
      fields: ["since"],
    })
  for (const overlapHours of [-1, 169, 1.5, "24"])
    expectProblem(await webhooks.api.post(`/webhooks/${id}/secret`, { overlapHours }), {
      ...invalid,
      fields: ["overlapHours"],
    })
  for (const query of ["status=lost", "cursor=x", "limit=0", "limit=101"])
    expectProblem(await webhooks.api.get(`/webhooks/${id}/deliveries?${query}`), {
      ...invalid,
      fields: [query.split("=")[0] ?? ""],
    })
})

test("a call without a dry run refuses dryRun, and does nothing", async ({ webhooks, api }) => {
  const { id } = await webhooks.created({ url })
  const { api: caller } = webhooks
  const before = (await caller.get(`/webhooks/${id}`)).body
  const dry = "dryRun=true"
  for (const answer of [
    await caller.post(`/webhooks?${dry}`, { url }),
    await caller.put(`/webhooks/${id}?${dry}`, { description: "Dry" }),
    await caller.post(`/webhooks/${id}/secret?${dry}`, {}),
    await caller.post(`/webhooks/${id}/test?${dry}`, {}),
    await caller.post(`/webhooks/${id}/recover?${dry}`, { since: new Date().toISOString() }),
    await caller.post(`/webhooks/${id}/deliveries/1/resend?${dry}`, {}),
    await caller.delete(`/webhooks/${id}?${dry}`),
  ])
    expectProblem(answer, { ...invalid, fields: ["dryRun"] })
  expect((await caller.get<{ data: unknown[] }>("/webhooks")).body.data).toEqual([before])

  const job = await api.createJob(jobBody())
  const dismissal = { dismissed: true, reason: "Known" }
  const path = `/jobs/${job.id}/checks/D-SHORT`
  expectProblem(await api.put(`${path}?${dry}`, dismissal), { ...invalid, fields: ["dryRun"] })
  expect((await api.get(`/jobs/${job.id}/checks`)).text).not.toContain("mutedBy")
  expect((await api.put(`${path}?dryRun=false`, dismissal)).status).toBe(200)
})

test("a secret is rotated without a body as with an empty one", async ({ webhooks }) => {
  const { id } = await webhooks.created({ url })
  const secrets = new Set<string>()
  for (const body of [undefined, {}, { overlapHours: null }]) {
    const { status, body: rotated } = await webhooks.api.post<{
      secret: string
      previousSecretUntil: string
    }>(`/webhooks/${id}/secret`, body)
    expect(status).toBe(200)
    secrets.add(rotated.secret)
    const hours = (Date.parse(rotated.previousSecretUntil) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThan(24.1)
  }
  expect(secrets.size).toBe(3)
})

test("an invalid or internal address is refused before anything is sent", async ({ webhooks, receiver }) => {
  const { id } = await webhooks.created({ url })
  for (const refused of [
    ...[
      "https://10.0.0.1/",
      "https://169.254.169.254/latest/meta-data/",
      "https://[::1]/",
      "https://[::ffff:a00:1]/",
    ],
    ...["https://[64:ff9b::a00:1]/", "https://[2002:a00:1::]/", "https://localhost/", "https://0x7f.1.1.1/"],
    ...["https://2130706434/", "https://192.168.1.1:8443/", "https://[fd00::1]/", "https://0.0.0.0/"],
    ...[
      "http://8.8.8.8/",
      "ftp://8.8.8.8/",
      "8.8.8.8",
      "https://",
      "javascript:alert(1)",
      "https://8.8.8.8/a b",
    ],
    ...["https://8.8.8.8/\nx", "https://user:pw@8.8.8.8/", "https://user@8.8.8.8/", "https:\\\\8.8.8.8\\"],
    ...["https://no-such-name.invalid/", "https:8.8.8.8", "https:/8.8.8.8/x", "https:///8.8.8.8"],
  ]) {
    const answer = await webhooks.create({ url: refused })
    const problem = expectProblem(answer, { ...invalid, fields: ["url"] })
    expect(problem.errors?.[0]?.code, refused).toBe("invalid_url")
    expectTranslated(await webhooks.api.post("/webhooks", { url: refused }, inFrench), answer)
    expectProblem(await webhooks.change(id, { url: refused }), { ...invalid, fields: ["url"] })
  }
  const long = `https://8.8.8.8/${"x".repeat(485)}`
  expectProblem(await webhooks.create({ url: long }), { ...invalid, fields: ["url"] })
  expect((await webhooks.create({ url: long.slice(0, 500) })).status).toBe(201)
  expect(receiver.received).toEqual([])
})

test("an employer has at most 10 webhooks, even when they are created at once", async ({ webhooks }) => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => webhooks.create({ url })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  const limit = { status: 409, code: "webhook_limit" }
  for (const answer of answers) if (answer.status !== 201) expectProblem(answer, limit)
  expectTranslated(await webhooks.api.post("/webhooks", { url }, inFrench), await webhooks.create({ url }))
  const [first] = (await webhooks.api.get<{ data: { id: number }[] }>("/webhooks")).body.data
  await webhooks.api.delete(`/webhooks/${first?.id}`)
  expect((await webhooks.create({ url })).status).toBe(201)
})

test("another employer's webhook is not found", async ({ webhooks, otherApi, receiver, api }) => {
  const { id } = await webhooks.created({ url: receiver.url })
  const other = new Webhooks(otherApi)
  expect((await otherApi.get("/webhooks")).body).toEqual({ data: [] })
  for (const answer of [
    await otherApi.get(`/webhooks/${id}`),
    await other.change(id, { status: "paused" }),
    await otherApi.delete(`/webhooks/${id}`),
    await otherApi.get(`/webhooks/${id}/deliveries`),
    await otherApi.post(`/webhooks/${id}/test`, {}),
    await otherApi.post(`/webhooks/${id}/secret`, {}),
    await otherApi.post(`/webhooks/${id}/recover`, { since: "2026-01-01T00:00:00Z" }),
    await otherApi.post(`/webhooks/${id}/deliveries/1/resend`, {}),
  ])
    expectProblem(answer, notFoundProblem)
  expect(receiver.received).toEqual([])
  expect((await api.get(`/webhooks/${id}`)).status).toBe(200)
})

test.describe("a key without the scope confidential", () => {
  test("cannot create a webhook for confidential jobs, and finds none", async ({ webhooks, keys }) => {
    const hidden = await webhooks.created({ url, confidential: true })
    const open = await webhooks.created({ url })
    const limited = new Webhooks((await keys.created({ scopes: ["webhooks", "jobs:read"] })).api)
    expect((await limited.api.get("/webhooks")).body).toMatchObject({ data: [{ id: open.id }] })
    for (const answer of [
      await limited.api.get(`/webhooks/${hidden.id}`),
      await limited.change(hidden.id, { url: "https://1.1.1.1/" }),
      await limited.api.post(`/webhooks/${hidden.id}/secret`, {}),
      await limited.api.get(`/webhooks/${hidden.id}/deliveries`),
    ])
      expectProblem(answer, notFoundProblem)
    for (const answer of [
      await limited.create({ url, confidential: true }),
      await limited.change(open.id, { confidential: true }),
    ])
      expect(expectProblem(answer, { status: 403, code: "forbidden" }).message).toContain("confidential")
    expect((await limited.change(open.id, { confidential: false, description: "Mine" })).status).toBe(200)
  })
})

test("changes to webhooks are recorded, without their secrets", async ({ webhooks, records, employer }) => {
  const { id, secret } = await webhooks.created({ url })
  await webhooks.change(id, { status: "paused" })
  const rotated = await webhooks.api.post<{ secret: string }>(`/webhooks/${id}/secret`, {})
  await webhooks.api.delete(`/webhooks/${id}`)
  const deeds = await records.activities(employer.id)
  expect(deeds.map(({ action }) => action).filter((action) => String(action).startsWith("webhook."))).toEqual(
    [...["webhook.created", "webhook.changed", "webhook.secret_rotated", "webhook.deleted"]],
  )
  for (const text of [secret, rotated.body.secret]) expect(await records.tablesHolding(text)).toEqual([])
})
