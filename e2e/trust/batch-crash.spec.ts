import { type BatchResults, creating, sendBatch, type SentBatchOperation } from "../support/batches"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"
import { seeded } from "../support/seeded"
import { rounds, thorough } from "../support/thorough"

test("a batch interrupted by a crash has done each operation fully or not at all, and a repeat does the rest once", async ({
  house,
  start,
  target,
}) => {
  const count = rounds(3, 15)
  test.setTimeout(60_000 + count * 20_000)
  const chance = seeded()
  console.log(`${target.name}: seed ${chance.seed}`)
  let server = await start(house.databaseUrl)
  let brokenOff = 0
  for (let round = 1; round <= count; round++) {
    let api = house.apiOf(server)
    const old = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.createJob(jobBody({ referenceId: `old-${round}-${index}` })),
      ),
    )
    const total = await api.total()
    // Writes by id and by reference are done one after the other, so there is a middle in which to kill the server.
    const operations: SentBatchOperation[] = [
      ...Array.from({ length: 60 }, (_, index) =>
        creating(jobBody({ referenceId: `new-${round}-${index}` })),
      ),
      ...old.slice(0, 10).map(({ id }) => ({ op: "update", id, job: { title: `Cook ${round}` } })),
      ...old.slice(10).map(({ referenceId }) => ({ op: "delete", referenceId })),
      ...old.slice(0, 10).map(({ id }) => ({ op: "update", id, job: { title: `Baker ${round}` } })),
    ]
    const options = { headers: { "Idempotency-Key": `crash-${round}` } }
    const sent: Promise<BatchResults | null> = sendBatch(api, operations, options)
      .then(({ body }) => body)
      .catch(() => null)
    // Waits until some of it is there, or all of it if that was faster.
    await expect.poll(() => api.total(), { intervals: [1], timeout: 20_000 }).toBeGreaterThan(total)
    await new Promise((resolve) => setTimeout(resolve, chance.between(0, 20)))
    await server.kill()
    const answer = await sent
    server = await start(house.databaseUrl)
    api = house.apiOf(server)
    const half = await api.total()
    if (half < total + 60 && answer === null) brokenOff++
    expect(await house.records.incoherences(), `seed ${chance.seed}, round ${round}`).toEqual([])
    expect(await house.drift(), `seed ${chance.seed}, round ${round}`).toEqual([])

    const repeat = (await sendBatch(api, operations, options)).body
    if (answer) expect(repeat).toEqual(answer)
    const statuses = repeat.results.map(({ status }) => status)
    expect(statuses, `seed ${chance.seed}, round ${round}`).toEqual([
      ...Array<number>(60).fill(201),
      ...Array<number>(10).fill(200),
      ...Array<number>(10).fill(204),
      ...Array<number>(10).fill(200),
    ])
    expect(await api.total()).toBe(total + 50)
    for (const { id } of old.slice(0, 10)) {
      expect((await api.job(id)).title).toBe(`Baker ${round}`)
      const { body } = await api.get<{ data: { version: number }[] }>(`/jobs/${id}/history`)
      expect(body.data.map(({ version }) => version)).toEqual([3, 2, 1])
    }
    expect((await sendBatch(api, operations, options)).body).toEqual(repeat)
  }
  console.log(`${target.name}: broken off in the middle ${brokenOff} of ${count} times`)
  if (thorough) expect(brokenOff).toBeGreaterThan(0)
  expect(await house.records.incoherences()).toEqual([])
})
