import type { ApiClient } from "../support/api"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { Follower, latenessOf } from "../support/follower"
import { test } from "../support/house"
import { type RandomWrites, writeAtRandom } from "../support/random-writes"
import { seeded } from "../support/seeded"
import { rounds } from "../support/thorough"

test("a client following either of two servers ends up with the current state, and hears of changes soon @postgresql", async ({
  house,
  start,
  operatorOf,
}) => {
  const milliseconds = rounds(6_000, 60_000)
  test.setTimeout(milliseconds + 120_000)
  const chance = seeded()
  console.log(`seed ${chance.seed}`)
  const servers = [await start(house.databaseUrl), await start(house.databaseUrl)]
  const apis = servers.map(house.apiOf)
  const { apiKey } = await operatorOf(house.databaseUrl).createKey(house.employer, { scopes: ["jobs:read"] })
  const followers = apis.flatMap((api) => [
    new Follower(api, 500),
    new Follower(api.with({ "API-Key": apiKey }), 500),
  ])
  const end = Date.now() + milliseconds
  let writing = true
  const following = followers.map((follower) => follower.follow(() => !writing))
  const writes: RandomWrites = { ids: [], answered: [] }
  await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      writeAtRandom(apis[index % 2]!, chance, writes, () => Date.now() > end),
    ),
  )
  writing = false
  await Promise.all(following)
  const lateness = latenessOf(followers, writes.answered)
  console.log(
    `two servers: ${writes.answered.length} writes in ${milliseconds / 1_000} s, told ${lateness.afterAnswered} ms after their answer at the most, ${lateness.afterBegun} ms after they were begun`,
  )
  for (const follower of followers) await follower.expectTrue()
  // The suite runs other specs at the same time.
  expect(lateness.afterAnswered).toBeLessThan(rounds(10_000, 1_000))
  expect(await house.deadlocks()).toBe(0)

  // A client that gets no notification checks on its own.
  const [here, there] = apis as [ApiClient, ApiClient]
  const { cursor } = (await here.get<{ cursor: string }>("/jobs/changes?cursor=now")).body
  const waiting = here.get<{ data: { id: number }[] }>(`/jobs/changes?cursor=${cursor}&wait=25`)
  const listening = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
  await expect.poll(() => house.administer(`SELECT pid ${listening}`)).not.toEqual([])
  await house.administer(`SELECT pg_terminate_backend(pid, 5000) ${listening}`)
  const { id } = await there.createJob(jobBody())
  const stored = Date.now()
  expect((await waiting).body.data).toMatchObject([{ id }])
  expect(Date.now() - stored).toBeLessThan(rounds(10_000, 2_000))
})
