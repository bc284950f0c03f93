import { apiClientOf, expect, test } from "../support/fixtures"
import { Follower } from "../support/follower"
import { writeAtRandom } from "../support/random-writes"
import { seeded } from "../support/seeded"
import { rounds } from "../support/thorough"

test("whoever follows the list of changes has what there is, however many write at once", async ({
  api,
  operator,
  employer,
  target,
}) => {
  test.setTimeout(rounds(60_000, 300_000))
  const chance = seeded()
  console.log(`seed ${chance.seed}`)
  await operator.setPlan(employer, "unlimited")
  const keyOf = async (scopes?: ("jobs:read" | "jobs:write" | "jobs:delete")[]) =>
    apiClientOf(target, (await operator.createKey(employer, scopes ? { scopes } : {})).apiKey)
  const [all, open] = [new Follower(await keyOf()), new Follower(await keyOf(["jobs:read"]))]
  const end = Date.now() + rounds(3_000, 60_000)
  let writing = true
  const followers = [all, open].map((follower) => follower.follow(() => !writing))
  const ids: number[] = []
  const writers = await Promise.all(Array.from({ length: rounds(8, 16) }, () => keyOf()))
  const stored = await Promise.all(
    writers.map((writer) => writeAtRandom(writer, chance, ids, () => Date.now() > end)),
  )
  writing = false
  await Promise.all(followers)
  expect(ids.length).toBeGreaterThan(5)
  const sum = stored.reduce((one, other) => one + other, 0)
  console.log(`${target.name}: ${sum} writes, told after ${Math.max(all.latest, open.latest)} ms at the most`)
  expect(all.jobs.size).toBe(await api.total())
  await all.expectTrue()
  await open.expectTrue()
  // Who begins only now has the same.
  const late = new Follower(api)
  await late.follow(() => true)
  expect([...late.jobs.keys()].sort()).toEqual([...all.jobs.keys()].sort())
})
