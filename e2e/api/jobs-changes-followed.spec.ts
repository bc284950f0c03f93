import { apiClientOf, expect, test } from "../support/fixtures"
import { Follower, latenessOf } from "../support/follower"
import { type RandomWrites, writeAtRandom } from "../support/random-writes"
import { seeded } from "../support/seeded"
import { rounds } from "../support/thorough"

test("a client following the change list ends up with the current state, however many write at once", async ({
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
  // Each page is a call: small pages fall behind when a minute of writes keeps the processors busy.
  const limit = rounds(20, 500)
  const [all, open] = [new Follower(await keyOf(), limit), new Follower(await keyOf(["jobs:read"]), limit)]
  let writing = true
  const followers = [all, open].map((follower) => follower.follow(() => !writing))
  const writes: RandomWrites = { ids: [], answered: [] }
  const writers = await Promise.all(Array.from({ length: rounds(8, 16) }, () => keyOf()))
  const end = Date.now() + rounds(3_000, 60_000)
  await Promise.all(writers.map((writer) => writeAtRandom(writer, chance, writes, () => Date.now() > end)))
  writing = false
  await Promise.all(followers)
  expect(writes.ids.length).toBeGreaterThan(5)
  const lateness = latenessOf([all, open], writes.answered)
  console.log(
    `${target.name}: ${writes.answered.length} writes, told ${lateness.afterAnswered} ms after their answer at the most, ${lateness.afterBegun} ms after they were begun`,
  )
  // The suite runs other specs at the same time.
  expect(lateness.afterAnswered).toBeLessThan(rounds(10_000, 1_000))
  expect(all.jobs.size).toBe(await api.total())
  await all.expectTrue()
  await open.expectTrue()
  // A client that starts only now ends up with the same state.
  const late = new Follower(api)
  await late.follow(() => true)
  expect([...late.jobs.keys()].sort()).toEqual([...all.jobs.keys()].sort())
})
