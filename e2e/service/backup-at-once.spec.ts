import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdir } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { expect } from "../support/fixtures"
import { type Openings, test } from "../support/service"

/** Makes a database large enough that copying it takes a while. */
async function fill(openings: Openings, url: string): Promise<void> {
  await openings(["create-employer", "--name", "Acme"], url)
  const database = new Database(sqlitePath(url))
  database.exec("CREATE TABLE filler (bytes BLOB)")
  const insert = database.prepare("INSERT INTO filler VALUES (randomblob(1000000))")
  for (let row = 0; row < 60; row++) insert.run()
  database.close()
}

test("of several backups to one file at once, one is made, complete, and the others are refused @sqlite", async ({
  openings,
  newDatabase,
  folder,
}) => {
  await fill(openings, newDatabase)
  const file = path.join(folder, "backups", "backup.db")
  const runs = await Promise.all([1, 2, 3].map(() => openings(["backup", file, "--json"], newDatabase)))
  const [done, ...more] = runs.filter(({ code }) => code === 0)
  expect(more).toEqual([])
  expect((JSON.parse(done?.stdout ?? "{}") as { bytes: number }).bytes).toBeGreaterThan(60_000_000)
  for (const { code, stderr } of runs.filter((run) => run !== done)) {
    // 2 if the file was there when the command began, and 1 if it appeared meanwhile.
    expect([1, 2]).toContain(code)
    expect(stderr).toMatch(/^openings: .*already exists.*\n$/)
  }
  expect(await readdir(path.dirname(file))).toEqual(["backup.db"])
  expect((await openings(["list-employers"], `file:${file}`)).stdout).toContain("Acme")
})

test("several restores at once leave a complete database @sqlite", async ({
  openings,
  newDatabase,
  folder,
}) => {
  await fill(openings, newDatabase)
  const file = path.join(folder, "backup.db")
  expect((await openings(["backup", file], newDatabase)).code).toBe(0)
  const runs = await Promise.all([1, 2, 3].map(() => openings(["restore", file], newDatabase)))
  expect(runs.map(({ code }) => code)).toContain(0)
  for (const { stderr } of runs.filter(({ code }) => code !== 0))
    expect(stderr).toMatch(/^openings: .*another restore.*\n$/)
  expect((await openings(["list-employers"], newDatabase)).stdout).toContain("Acme")
  expect((await readdir(folder)).filter((name) => name.includes("unfinished"))).toEqual([])
})

test("what a killed backup left is removed by the next one, which leaves running ones alone @sqlite", async ({
  openings,
  newDatabase,
  folder,
}) => {
  await fill(openings, newDatabase)
  const backups = path.join(folder, "backups")
  const names = () => readdir(backups).catch(() => [])
  const killed = spawn(process.execPath, ["cli/openings.mjs", "backup", path.join(backups, "monday.db")], {
    env: { ...process.env, DATABASE_URL: newDatabase },
  })
  await expect.poll(names, { intervals: [10] }).not.toEqual([])
  killed.kill("SIGKILL")
  await once(killed, "exit")
  expect(await names()).not.toContain("monday.db")
  const days = ["tuesday.db", "wednesday.db"]
  const runs = await Promise.all(
    days.map((day) => openings(["backup", path.join(backups, day)], newDatabase)),
  )
  expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
    days.map(() => ({ code: 0, stderr: "" })),
  )
  expect((await names()).sort()).toEqual(days)
})

test("a database without our tables is not backed up @sqlite", async ({ openings, folder }) => {
  const file = path.join(folder, "other.db")
  const other = new Database(file)
  other.exec("CREATE TABLE employers (id INTEGER)")
  other.close()
  const backup = path.join(folder, "backup.db")
  const refused = await openings(["backup", backup], `file:${file}`)
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain(`${file} isn't a database of Openings`)
  expect((await readdir(folder)).sort()).toEqual(["other.db"])
})
