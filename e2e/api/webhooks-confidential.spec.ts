import { jobBody } from "../support/factories"
import { expect } from "../support/ui"
import { test } from "../support/webhooks"

test("events of confidential postings go only to webhooks with that mark; others see them created and deleted", async ({
  api,
  webhooks,
  receiver,
}) => {
  const trusted = await webhooks.created({ url: `${receiver.url}/trusted`, confidential: true })
  const plain = await webhooks.created({ url: `${receiver.url}/plain` })
  const hidden = await api.createJob(jobBody({ confidential: true }))
  const open = await api.createJob(jobBody({ referenceId: "OPEN" }))
  await api.put(`/jobs/${open.id}`, { confidential: true, referenceId: "HIDDEN" })
  await api.put(`/jobs/${open.id}`, { title: "Hidden change" })
  await api.put(`/jobs/${hidden.id}`, { confidential: false, title: "Open", status: "archived" })
  await api.delete(`/jobs/${hidden.id}`)
  await receiver.waitFor(10)
  const told = async (id: number) =>
    (await webhooks.deliveries(id))
      .map(({ event: { type, data } }) => [type, data.id, data.referenceId, data.changed.length > 0])
      .reverse()
  expect(await told(plain.id)).toEqual([
    ["job.created", open.id, "OPEN", false],
    ["job.deleted", open.id, "OPEN", false],
    ["job.created", hidden.id, null, false],
    ["job.deleted", hidden.id, null, false],
  ])
  expect(await told(trusted.id)).toEqual([
    ["job.created", hidden.id, null, false],
    ["job.created", open.id, "OPEN", false],
    ["job.updated", open.id, "HIDDEN", true],
    ["job.updated", open.id, "HIDDEN", true],
    ["job.archived", hidden.id, null, true],
    ["job.deleted", hidden.id, null, false],
  ])
  // Removing the mark also hides earlier deliveries of confidential jobs.
  await webhooks.change(trusted.id, { confidential: false })
  expect(await told(trusted.id)).toEqual([
    ["job.created", open.id, "OPEN", false],
    ["job.deleted", hidden.id, null, false],
  ])
})

test("changes made while a webhook lacks the confidential mark never reach it", async ({
  api,
  webhooks,
  receiver,
}) => {
  const { id } = await webhooks.created({ url: receiver.url })
  const hidden = { op: "create", job: jobBody({ confidential: true }) }
  for (let turn = 0; turn < 8; turn++) {
    await webhooks.change(id, { confidential: true })
    const writes = [3, 3, 3].map((length) =>
      api.post("/jobs/batch", { operations: Array.from({ length }, () => hidden) }),
    )
    await writes[0]
    await Promise.all([...writes, webhooks.change(id, { confidential: false })])
    const told = receiver.received.length
    await webhooks.test(id)
    expect(await webhooks.deliveries(id, "?limit=100")).toEqual([])
    expect(receiver.received.length).toBeGreaterThan(told)
  }
})
