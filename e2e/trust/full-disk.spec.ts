import { execFileSync } from "node:child_process"
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { expect } from "../support/fixtures"
import { test as base } from "../support/service"

const test = base.extend<{ small: string }>({
  /** A folder on a disk of its own, with little room. */
  small: async ({ folder }, use) => {
    const mount = path.join(folder, "small")
    await mkdir(mount)
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", mount])
    try {
      await use(mount)
    } finally {
      execFileSync("umount", [mount])
    }
  },
})

test("commands name the file for which there is no room, and leave nothing of it @sqlite @root", async ({
  openings,
  newDatabase,
  small,
  folder,
}) => {
  await openings(["create-employer", "--name", "Acme"], newDatabase)
  const original = path.join(folder, "backup.db")
  await openings(["backup", original], newDatabase)
  await copyFile(original, path.join(small, "full.db"))
  const names = (await readdir(small)).sort()
  const filler = path.join(small, "filler")
  await writeFile(filler, Buffer.alloc(8_000_000)).catch(() => {})

  const full = `file:${small}/full.db`
  for (const [args, url, named] of [
    [["backup", path.join(small, "backup.db")], newDatabase, path.join(small, "backup.db")],
    [["export", path.join(small, "jobs.csv"), "--employer", "1"], newDatabase, path.join(small, "jobs.csv")],
    [["restore", original], full, path.join(small, "full.db")],
    [["create-key", "--employer", "1", "--name", "ATS"], full, path.join(small, "full.db")],
  ] as const) {
    const { code, stdout, stderr } = await openings([...args], url)
    expect({ code, stdout }, stderr).toEqual({ code: 1, stdout: "" })
    expect(stderr).toMatch(/^openings: The disk is full[^\n]*\n$/)
    expect(stderr).toContain(named)
  }
  await rm(filler)
  const left = (await readdir(small)).filter((name) => !/-(wal|shm|serving)$/.test(name))
  expect(left.sort()).toEqual(names)
  expect((await openings(["list-employers"], full)).stdout).toContain("Acme")
  expect(sqlitePath(full)).toBe(path.join(small, "full.db"))
})
