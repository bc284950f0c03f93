import { spawn } from "node:child_process"
import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { ApiClient, ApiJobHeader } from "../support/api"
import { jobBody } from "../support/factories"
import { apiClientOf, expect } from "../support/fixtures"
import { runToEnd, test } from "../support/service"

const program = "examples/sync-postings.mjs"
const postings = 120

type Count = { created: number; kept: number; archived: number; refused: number }

test("the example syncs a folder, also when it is killed halfway and run again", async ({
  target,
  employer,
  folder,
  records,
}) => {
  const api = apiClientOf(target, employer.apiKey)
  const source = path.join(folder, "postings")
  await mkdir(source)
  const write = (name: string, posting: object) =>
    writeFile(path.join(source, `${name}.json`), JSON.stringify(posting))
  for (let number = 1; number <= postings; number += 1)
    await write(`K-${number}`, jobBody({ title: `Posting ${number}` }))
  const foreign = await api.createJob(jobBody({ referenceId: "not-sync-1", title: "Foreign" }))
  const env = { OPENINGS_URL: target.baseUrl, OPENINGS_KEY: employer.apiKey }
  const sync = async () => {
    const { code, stdout, stderr } = await runToEnd([program, source], env)
    return { code, stderr, count: JSON.parse(stdout) as Count }
  }

  const killed = spawn(process.execPath, [program, source], { env: { ...process.env, ...env } })
  const ended = new Promise((resolve) => killed.once("exit", (_, signal) => resolve(signal)))
  await expect.poll(() => api.total(), { intervals: [10] }).toBeGreaterThan(10)
  killed.kill("SIGKILL")
  expect(await ended).toBe("SIGKILL")
  const before = (await api.total()) - 1
  expect(before).toBeLessThan(postings)

  const second = await sync()
  expect(second.code, second.stderr).toBe(0)
  expect(second.count.created + second.count.kept).toBe(postings)
  expect(second.count.kept).toBeGreaterThanOrEqual(before)
  const stored = await everyJob(api)
  expect(stored).toHaveLength(postings + 1)

  const rows = async () => Promise.all(stored.map(({ id }) => records.storedJob(id)))
  const asStored = await rows()
  expect((await sync()).count).toEqual({ created: 0, kept: postings, archived: 0, refused: 0 })
  expect(await rows(), "a second run writes nothing").toEqual(asStored)

  await write("K-1", jobBody({ title: "Posting one" }))
  await write("K-2", jobBody({ title: "" }))
  await rm(path.join(source, "K-3.json"))
  const third = await sync()
  expect(third).toMatchObject({ code: 1, count: { kept: postings - 2, archived: 1, refused: 1 } })
  expect(third.stderr).toContain("K-2.json")
  expect(third.stderr).toContain("title: Enter a title.")
  const found = new Map((await everyJob(api)).map((job) => [job.referenceId, job]))
  expect(found.get("sync-K-1")?.title).toBe("Posting one")
  expect(found.get("sync-K-2")).toMatchObject({ title: "Posting 2", status: "active" })
  expect(found.get("sync-K-3")?.status).toBe("archived")
  expect(found.get("not-sync-1")).toMatchObject({ id: foreign.id, status: "active" })
})

async function everyJob(api: ApiClient): Promise<ApiJobHeader[]> {
  const found: ApiJobHeader[] = []
  let page = await api.jobs("?pageSize=100")
  found.push(...page.data)
  while (page.paging.next) {
    page = (await api.follow<typeof page>(page.paging.next)).body
    found.push(...page.data)
  }
  return found
}
