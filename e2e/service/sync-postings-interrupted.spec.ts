import { readFile, writeFile } from "node:fs/promises"
import { jobBody } from "../support/factories"
import { apiClientOf, expect } from "../support/fixtures"
import { openServiceLine, type ServiceLine } from "../support/service-line"
import { nothingSynced, test as syncing } from "../support/synced-folder"

const test = syncing.extend<{ line: ServiceLine }>({
  line: async ({ target }, use) => {
    const line = await openServiceLine(target.baseUrl)
    await use(line)
    await line.close()
  },
})

test("a sync killed while sending loses no change, whether or not the service received it", async ({
  target,
  employer,
  operator,
  source,
  line,
}) => {
  const namesake = apiClientOf(target, (await operator.createKey(employer)).apiKey)
  const idOf = async (name: string) => {
    const { data } = await namesake.jobs("?pageSize=100")
    return data.find(({ referenceId }) => referenceId === `sync-${name}`)?.id ?? 0
  }
  const titleOf = async (name: string) => (await namesake.job(await idOf(name))).title
  const isHeld = () => line.held > 0
  await source.write("a", jobBody())
  await source.write("b", jobBody())
  expect((await source.sync()).count).toEqual({ ...nothingSynced, sent: 2 })

  line.fateOf = () => "lost"
  await source.write("a", jobBody({ title: "Mine" }))
  await source.killed(isHeld, line.baseUrl)
  await namesake.put(`/jobs/${await idOf("a")}`, { title: "Colleague's" })
  const met = await source.sync()
  expect(met).toMatchObject({ code: 1, count: { ...nothingSynced, unchanged: 1, conflicts: 1 } })
  expect(await readFile(source.file("a.theirs"), "utf8")).toContain("Colleague's")
  expect(await source.read("a")).toMatchObject({ title: "Mine" })
  expect(await titleOf("a")).toBe("Colleague's")

  Object.assign(line, { held: 0, fateOf: () => "unanswered" })
  await source.write("b", jobBody({ title: "Mine" }))
  await source.write("c", jobBody())
  await source.killed(isHeld, line.baseUrl)
  await namesake.put(`/jobs/${await idOf("b")}`, { title: "Colleague's" })
  await source.write("c", jobBody({ title: "Mine again" }))
  const heard = await source.sync()
  expect(heard.count, heard.stderr).toEqual({
    ...nothingSynced,
    taken: 1,
    unchanged: 1,
    sent: 1,
    conflicts: 1,
  })
  expect(await source.read("b")).toMatchObject({ title: "Colleague's" })
  expect(await titleOf("c")).toBe("Mine again")

  // After a day the service no longer knows the idempotency key, so the program cannot tell whose change it was.
  line.held = 0
  await source.write("c", jobBody({ title: "Mine at last" }))
  await source.killed(isHeld, line.baseUrl)
  const state = JSON.parse(await readFile(source.file(".openings-sync"), "utf8")) as {
    pending: { at: number; key: string }
  }
  state.pending.at -= 24 * 3_600_000
  await writeFile(source.file(".openings-sync"), JSON.stringify(state))
  Object.assign(line, { batches: [], fateOf: () => "arrives" })
  const late = await source.sync(line.baseUrl)
  expect(late.count).toEqual({ ...nothingSynced, unchanged: 1, conflicts: 2 })
  expect(late.stderr).toContain("c.theirs")
  expect(line.batches).toEqual([])
})

test("a file that is too large is skipped, and a request answered with something other than JSON is retried", async ({
  source,
  line,
}) => {
  for (const name of ["a", "b", "c", "d", "e"]) await source.write(name, jobBody())
  await source.write("large", jobBody({ description: `<p>${"x".repeat(5_000)}</p>` }))
  line.fateOf = ({ length }) => (length > 2_000 ? { status: 413, html: "<h1>Too large</h1>" } : "arrives")
  const small = await source.sync(line.baseUrl)
  expect(small).toMatchObject({ code: 1, count: { ...nothingSynced, sent: 5, refused: 1 } })
  expect(small.stderr).toContain("large.json: is too large")
  expect((await source.sync()).count).toEqual({ ...nothingSynced, sent: 1, unchanged: 5 })

  await source.write("a", jobBody({ title: "Changed" }))
  await source.write("large", jobBody({ description: `<p>${"x".repeat(2_200_000)}</p>` }))
  line.batches = []
  line.fateOf = () => (line.batches.length === 1 ? { status: 200, html: "<h1>Welcome</h1>" } : "arrives")
  const again = await source.sync(line.baseUrl)
  expect(again.count).toEqual({ ...nothingSynced, sent: 1, unchanged: 4, refused: 1 })
  expect(again.stderr).toContain("large.json: is too large")
  expect(line.batches[1]).toEqual(line.batches[0])
})
