import { chown, readdir, readFile, readlink, stat, symlink, truncate, writeFile } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { expect } from "../support/fixtures"
import { runToEnd, test as base } from "../support/service"

const test = base.extend<{ backup: string }>({
  /** A backup of `newDatabase`, which has an employer. */
  backup: async ({ openings, newDatabase, folder }, use) => {
    await openings(["create-employer", "--name", "Acme"], newDatabase)
    const file = path.join(folder, "backup.db")
    await openings(["backup", file], newDatabase)
    await use(file)
  },
})

const damages: Record<string, (file: string) => Promise<void>> = {
  "cut off": (file) => truncate(file, 50_000),
  emptied: (file) => truncate(file, 0),
  "overwritten with something else": (file) => writeFile(file, Buffer.alloc(20_000, "x")),
  "damaged in its first page": async (file) => {
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(0xff, 100, 4_000))
  },
}

for (const [damage, damageFile] of Object.entries(damages)) {
  test(`a database that was ${damage} is restored, and kept with its log @sqlite`, async ({
    openings,
    newDatabase,
    backup,
  }) => {
    const file = sqlitePath(newDatabase)
    await damageFile(file)
    const damaged = await readFile(file)
    await writeFile(`${file}-wal`, "what was written last")
    const refused = await runToEnd(["server/serve.mjs"], {
      NODE_ENV: "production",
      DATABASE_URL: newDatabase,
      HOST: "127.0.0.1",
      PORT: "0",
    })
    expect(refused.code).toBe(1)
    expect(refused.stderr).toMatch(/^[^\n]*\n$/)
    expect(refused.stderr).toContain(file)
    expect(refused.stderr).toContain('"openings restore FILE"')
    const listed = await openings(["list-employers"], newDatabase)
    expect(listed.stderr).toContain('"openings restore FILE"')

    const restored = await openings(["restore", backup, "--json"], newDatabase)
    expect(restored.code, restored.stderr).toBe(0)
    const { kept } = JSON.parse(restored.stdout) as { kept: string }
    expect((await readFile(kept)).equals(damaged)).toBe(true)
    expect(await readFile(`${kept}-wal`, "utf8")).toBe("what was written last")
    expect((await openings(["list-employers"], newDatabase)).stdout).toContain("Acme")
  })
}

test("what cannot be restored is refused in one line, and the database stays where it is @sqlite", async ({
  openings,
  newDatabase,
  backup,
  folder,
}) => {
  const other = path.join(folder, "other.db")
  const ofOthers = new Database(other)
  ofOthers.exec("CREATE TABLE employers (id INTEGER); CREATE TABLE _prisma_migrations (migration_name TEXT)")
  ofOthers.close()
  const cut = path.join(folder, "cut.db")
  await writeFile(cut, (await readFile(backup)).subarray(0, 50_000))
  // It lacks a migration that can't be applied to it.
  const stuck = path.join(folder, "stuck.db")
  await writeFile(stuck, await readFile(backup))
  const old = new Database(stuck)
  old.exec("DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_views'")
  old.close()
  const before = await lasting(folder)
  for (const [file, said] of [
    [other, "isn't a backup of Openings"],
    [cut, "is damaged"],
    [stuck, "cannot be brought up to date"],
  ] as const) {
    const { code, stdout, stderr } = await openings(["restore", file], newDatabase)
    expect({ code, stdout }, stderr).toEqual({ code: 1, stdout: "" })
    expect(stderr).toMatch(/^[^\n]*\n$/)
    expect(stderr).toContain(`${file} ${said}`)
    expect((await openings(["list-employers"], newDatabase)).stdout).toContain("Acme")
  }
  expect(await lasting(folder)).toEqual(before)
})

test("a restore through a symbolic link replaces the file that it points to @sqlite", async ({
  openings,
  newDatabase,
  backup,
  folder,
}) => {
  const link = path.join(folder, "link.db")
  await symlink("new.db", link)
  const restored = await openings(["restore", backup, "--json"], `file:${link}`)
  expect(restored.code, restored.stderr).toBe(0)
  expect(await readlink(link)).toBe("new.db")
  expect(restored.stdout).toContain(path.join(folder, "new.db.before-restore-"))
  expect((await openings(["list-employers"], newDatabase)).stdout).toContain("Acme")
})

test("a restore as root gives the database to the owner of the one it replaces, and says what it brings back @sqlite @root", async ({
  openings,
  newDatabase,
  backup,
}) => {
  const file = sqlitePath(newDatabase)
  const [owner, group] = [12_345, 12_346]
  await chown(file, owner, group)
  const restored = await openings(["restore", backup], newDatabase)
  expect(restored.code, restored.stderr).toBe(0)
  expect(restored.stdout).toMatch(/^Keys, members, passwords and second factors are again .* revoke/im)
  const { uid, gid, mode } = await stat(file)
  expect([uid, gid, mode & 0o777]).toEqual([owner, group, 0o600])
  const names = (await readdir(path.dirname(file))).filter((name) => name.startsWith("new.db"))
  expect(names).toContain("new.db-serving")
  for (const name of names) expect((await stat(path.join(path.dirname(file), name))).uid, name).toBe(owner)
})

test("a restore that is killed at any step leaves a complete database @sqlite", async ({
  openings,
  newDatabase,
  backup,
  folder,
}) => {
  // Ends the process before the step on files of the given number.
  const killer = path.join(folder, "killer.mjs")
  await writeFile(
    killer,
    `import fs from "node:fs/promises"
    import { syncBuiltinESMExports } from "node:module"
    let left = Number(process.env.STEPS)
    for (const name of ["rename", "link", "unlink", "rm"]) {
      const real = fs[name]
      fs[name] = (...args) => (left-- > 0 ? real(...args) : process.kill(process.pid, "SIGKILL"))
    }
    syncBuiltinESMExports()`,
  )
  let killed = 0
  for (let code: number | null = null; code !== 0; killed++) {
    const run = await runToEnd(["--import", killer, "cli/openings.mjs", "restore", backup], {
      DATABASE_URL: newDatabase,
      STEPS: String(killed),
    })
    code = run.code
    expect(run.stderr).toBe("")
    expect(killed).toBeLessThan(40)
    expect((await openings(["list-employers"], newDatabase)).stdout).toContain("Acme")
  }
  expect(killed).toBeGreaterThan(2)
  expect((await readdir(folder)).filter((name) => name.includes("unfinished"))).toEqual([])
})

/** The files in `folder`, without those that SQLite keeps while a database is open. */
async function lasting(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !/-(wal|shm|serving)$/.test(name)).sort()
}
