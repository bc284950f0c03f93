import { chmod, readdir, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { jobBody } from "../support/factories"
import { apiClientOf, expect } from "../support/fixtures"
import { test } from "../support/service"

test.skip(process.platform === "win32", "Windows has no modes")

/** The permissions of a file, as in `chmod`. */
const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)

test("the database, log and backups are readable by their owner only, and so is their folder @sqlite", async ({
  start,
  openings,
  folder,
}) => {
  const data = path.join(folder, "made", "data")
  const url = `file:${path.join(data, "openings.db")}`
  const made = await openings(["create-employer", "--name", "Acme", "--json"], url)
  const { apiKey } = JSON.parse(made.stdout) as { apiKey: string }
  const server = await start(url)
  await apiClientOf(server.target, apiKey).createJob(jobBody())
  const backup = path.join(folder, "backups", "today.db")
  expect((await openings(["backup", backup], url)).code).toBe(0)
  const files = (await readdir(data)).map((name) => path.join(data, name))
  expect(files.map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(["openings.db", "openings.db-shm", "openings.db-wal"]),
  )
  for (const file of [...files, backup]) expect(await modeOf(file), file).toBe("600")
  for (const each of [data, path.dirname(backup)]) expect(await modeOf(each), each).toBe("700")
  await server.stop()
  expect((await openings(["restore", backup], url)).code).toBe(0)
  for (const name of await readdir(data)) expect(await modeOf(path.join(data, name)), name).toBe("600")
})

test("files readable by others are restricted at startup, and nothing beside them is changed @sqlite", async ({
  start,
  openings,
  folder,
}) => {
  const url = `file:${path.join(folder, "openings.db")}`
  await openings(["create-employer", "--name", "Acme"], url)
  const kept = path.join(folder, "openings.db.before-restore-2026-01-01T00-00-00-000Z")
  const other = path.join(folder, "index.html")
  await writeFile(kept, "")
  await writeFile(other, "")
  for (const file of [path.join(folder, "openings.db"), kept, other]) await chmod(file, 0o644)
  await chmod(folder, 0o755)
  await start(url)
  expect(await modeOf(path.join(folder, "openings.db"))).toBe("600")
  expect(await modeOf(path.join(folder, "openings.db-wal"))).toBe("600")
  expect(await modeOf(kept)).toBe("600")
  expect(await modeOf(other), "not ours").toBe("644")
  expect(await modeOf(folder), "a folder that others use too").toBe("755")
})
