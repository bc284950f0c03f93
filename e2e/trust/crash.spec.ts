import { Agent } from "node:http"
import { ApiClient } from "../support/api"
import { expect } from "../support/fixtures"
import { endOneConnection, type House, test } from "../support/house"
import { bodyOf, JobWriter, storedJobs } from "../support/job-writer"
import { PeopleWriter } from "../support/people-writer"
import { type Chance, seeded } from "../support/seeded"
import { rounds } from "../support/thorough"

/** Seven clients that write jobs and one that manages keys and invitations. */
function eightClients(chance: Chance) {
  const writers = Array.from({ length: 7 }, (_, index) => new JobWriter(`W${index}`, chance))
  const people = new PeopleWriter(chance)
  return {
    /** How many writes of jobs were answered so far. */
    answered: () => writers.reduce((sum, { answered }) => sum + answered, 0),
    run: (api: ApiClient, session: ApiClient, over: () => boolean) =>
      Promise.all([...writers.map((writer) => writer.run(api, over)), people.run(session, over)]),
    /** What differs from the answers, or is incomplete. */
    async faults({ records, drift }: House, api: ApiClient, session: ApiClient): Promise<string[]> {
      const stored = await storedJobs(api)
      const known = new Set(writers.flatMap((writer) => writer.references()))
      return [
        ...[...stored.keys()].filter((name) => !known.has(name)).map((name) => `nobody wrote ${name}`),
        ...writers.flatMap((writer) => writer.faults(stored)),
        ...(await people.faults(session, new ApiClient(api.baseUrl))),
        ...(await records.incoherences()),
        ...(await drift()),
      ]
    },
  }
}

test("after a crash every acknowledged write is there, and none is there in part", async ({
  house,
  start,
  target,
}) => {
  const count = target.name === "sqlite" ? rounds(2, 20) : rounds(2, 10)
  test.setTimeout(60_000 + count * 30_000)
  const chance = seeded()
  console.log(`${target.name}: seed ${chance.seed}`)
  const clients = eightClients(chance)
  let session: ApiClient | undefined
  for (let round = 1; round <= count; round++) {
    const server = await start(house.databaseUrl)
    const api = house.apiOf(server)
    // The session of the first round stays valid in all of them.
    session = session
      ? new ApiClient(server.target.baseUrl, { ...session.headers, Origin: server.target.baseUrl }, "")
      : await house.signIn(server)
    if (round > 1)
      expect(await clients.faults(house, api, session), `seed ${chance.seed}, round ${round}`).toEqual([])
    let over = false
    const writing = clients.run(api, session, () => over)
    const enough = clients.answered() + chance.between(1, rounds(20, 60))
    await expect.poll(clients.answered, { intervals: [5], timeout: 30_000 }).toBeGreaterThanOrEqual(enough)
    await server.kill()
    over = true
    await writing
  }
  const server = await start(house.databaseUrl)
  session = new ApiClient(server.target.baseUrl, { ...session?.headers, Origin: server.target.baseUrl }, "")
  expect(await clients.faults(house, house.apiOf(server), session), `seed ${chance.seed}`).toEqual([])
})

test("connections that PostgreSQL ends under load cost at most a 503, and nothing is lost @postgresql", async ({
  house,
  start,
}) => {
  const chance = seeded()
  console.log(`seed ${chance.seed}`)
  const clients = eightClients(chance)
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const session = await house.signIn(server)
  let over = false
  const writing = clients.run(api, session, () => over)
  for (let round = 0; round < rounds(5, 40); round++) {
    const enough = clients.answered() + chance.between(1, 30)
    await expect.poll(clients.answered, { intervals: [5], timeout: 30_000 }).toBeGreaterThanOrEqual(enough)
    await endOneConnection(house.databaseUrl, (found) => chance.between(0, Math.max(0, found - 1)))
  }
  over = true
  await writing
  expect(await clients.faults(house, api, session), `seed ${chance.seed}`).toEqual([])
})

test("on SIGTERM under load every accepted request is answered, and the server exits with code 0", async ({
  house,
  start,
}) => {
  const count = rounds(2, 8)
  test.setTimeout(60_000 + count * 30_000)
  const chance = seeded()
  for (let round = 0; round < count; round++) {
    const server = await start(house.databaseUrl)
    const api = house.apiOf(server)
    const broken: string[] = []
    let over = false
    let answered = 0
    const clients = Array.from({ length: 8 }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let write = 0; !over; write++) {
        const body = JSON.stringify(bodyOf(`T${round}-${index}-${write}`, write))
        const headers = { "Content-Type": "application/json" }
        try {
          const answer = await api.send({ method: "POST", path: "/jobs", body, headers, agent })
          answered += 1
          if (answer.status !== 201) broken.push(`${answer.status} ${answer.text}`)
          // The server has announced that it is about to close.
          if (answer.headers.get("connection") === "close") return agent.destroy()
        } catch (error) {
          broken.push(String(error))
          return
        }
      }
    })
    const enough = chance.between(8, 80)
    await expect.poll(() => answered, { intervals: [5], timeout: 30_000 }).toBeGreaterThanOrEqual(enough)
    const code = await server.stop()
    over = true
    await Promise.all(clients)
    expect(broken, `seed ${chance.seed}, round ${round}`).toEqual([])
    expect(code).toBe(0)
  }
  expect(await house.records.incoherences()).toEqual([])
})
