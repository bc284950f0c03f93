import { expect } from "../support/fixtures"
import { Follower } from "../support/follower"
import { test } from "../support/house"
import { writeAtRandom } from "../support/random-writes"
import { seeded } from "../support/seeded"
import { rounds } from "../support/thorough"

test("whoever follows at either of two servers has what there is, and hears of it soon @postgresql", async ({
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
  const ids: number[] = []
  const stored = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      writeAtRandom(apis[index % 2]!, chance, ids, () => Date.now() > end),
    ),
  )
  writing = false
  await Promise.all(following)
  const latest = Math.max(...followers.map((follower) => follower.latest))
  const sum = stored.reduce((one, other) => one + other, 0)
  console.log(`two servers: ${sum} writes in ${milliseconds / 1_000} s, told after ${latest} ms at the most`)
  for (const follower of followers) await follower.expectTrue()
  // The suite runs other specs at the same time.
  expect(latest).toBeLessThan(rounds(10_000, 1_000))
})
