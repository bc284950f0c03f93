import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { applyMigrations } from "@/lib/db/tools/migrations"
import { migrationNames } from "../run/database-fixtures"
import { freePort } from "../run/with-postgres"
import { expect } from "../support/fixtures"
import { runToEnd, test } from "../support/service"

/** Runs a command that should fail, and returns the one line it prints. */
async function refusalOf(args: string[], env: Record<string, string>, exitCode = 1): Promise<string> {
  const { code, stdout, stderr } = await runToEnd(["cli/openings.mjs", ...args], env)
  expect({ code, stdout }, stderr).toEqual({ code: exitCode, stdout: "" })
  expect(stderr.trim().split("\n")).toHaveLength(1)
  expect(stderr).not.toContain("    at ")
  return stderr.trim()
}

test("a missing database file is named by commands that only read it, and is not created @sqlite", async ({
  folder,
}) => {
  const file = path.join(folder, "typo", "openings.db")
  for (const args of [["list-employers"], ["backup", path.join(folder, "backup.db")], ["verify"]]) {
    const said = await refusalOf(args, { DATABASE_URL: `file:${file}` })
    expect(said).toContain(`There is no file ${file}`)
    expect(said).toContain("DATABASE_URL")
  }
  expect(await readdir(folder)).toEqual([])
})

test("an error names a PostgreSQL that is down, refuses the password or lacks the database @postgresql", async ({
  newDatabase,
}) => {
  const port = await freePort()
  const away = new URL(newDatabase)
  away.port = String(port)
  expect(await refusalOf(["list-employers"], { DATABASE_URL: away.href })).toContain(`127.0.0.1:${port}`)
  const wrong = new URL(newDatabase)
  wrong.password = "wrong"
  expect(await refusalOf(["list-employers"], { DATABASE_URL: wrong.href })).toContain("refuses the user")
  const missing = new URL(newDatabase)
  missing.pathname = "/nowhere"
  expect(await refusalOf(["migrate"], { DATABASE_URL: missing.href })).toContain('has no database "nowhere"')
})

test("commands refuse misspelled variables and invalid values too @sqlite", async ({ newDatabase }) => {
  expect(await refusalOf(["list-employers"], { DATABASE_URL: "", DATABSE_URL: newDatabase })).toContain(
    "Did you mean DATABASE_URL?",
  )
  expect(await refusalOf(["list-employers"], { DATABASE_URL: newDatabase, MAIL_FROM: "me" })).toContain(
    "MAIL_FROM",
  )
})

test("backup and restore name the file or folder that is in the way @sqlite", async ({
  openings,
  newDatabase,
  folder,
}) => {
  const letter = path.join(folder, "letter.txt")
  await writeFile(letter, "Dear Sir or Madam")
  const env = { DATABASE_URL: newDatabase }
  expect(await refusalOf(["backup", path.join(letter, "below", "backup.db")], env)).toContain(
    `The folder ${path.join(letter, "below")} cannot be created`,
  )
  expect(await refusalOf(["restore", path.join(folder, "missing.db")], env, 2)).toContain(
    `There is no file ${path.join(folder, "missing.db")}`,
  )
  const aFolder = path.join(folder, "backups")
  await mkdir(aFolder)
  expect(await refusalOf(["restore", aFolder], env)).toContain(`${aFolder} is a folder`)
  const target = { DATABASE_URL: `file:${letter}/below/openings.db` }
  const backup = path.join(folder, "backup.db")
  expect((await openings(["backup", backup], newDatabase)).code).toBe(0)
  expect(await refusalOf(["restore", backup], target)).toContain(
    `The folder ${path.join(letter, "below")} cannot be created`,
  )
})

test("a blank name and a file that cannot be read or written are named with what to do @sqlite", async ({
  openings,
  newDatabase,
  folder,
}) => {
  await openings(["create-employer", "--name", "Acme"], newDatabase)
  const of = ["--employer", "1"]
  const missing = path.join(folder, "missing.csv")
  const taken = path.join(folder, "taken.csv")
  await writeFile(taken, "Title")
  for (const [args, said] of [
    [["backup", ""], "The name of the file is blank."],
    [["restore", " "], "The name of the file is blank."],
    [["import", "", ...of], "The name of the file is blank."],
    [["import", missing, ...of], `There is no file ${missing}.`],
    [["import", folder, ...of], `${folder} is a folder.`],
    [["export", folder, ...of], `${folder} is a folder.`],
    [["export", taken, ...of], `${taken} already exists`],
    [
      ["export", path.join(folder, "none", "x.csv"), ...of],
      `There is no folder ${path.join(folder, "none")}.`,
    ],
    [["export", path.join(taken, "x.csv"), ...of], `${taken} is a file, not a folder.`],
  ] as const)
    expect(await refusalOf([...args], { DATABASE_URL: newDatabase }, 2)).toContain(said)
  expect(await refusalOf(["backup", folder], { DATABASE_URL: newDatabase })).toContain(
    `${folder} is a folder.`,
  )
})

test("a database of an older version is to be migrated first @sqlite", async ({ folder }) => {
  const url = `file:${path.join(folder, "old.db")}`
  const [first] = await migrationNames()
  await applyMigrations(url, first)
  for (const args of [
    ["list-employers"],
    ["verify"],
    ["set-plan", "--employer", "1", "--plan", "standard"],
    ["export", path.join(folder, "x.csv"), "--employer", "1"],
  ])
    expect(await refusalOf(args, { DATABASE_URL: url })).toContain('Run "openings migrate" first')
  expect((await runToEnd(["cli/openings.mjs", "migrate"], { DATABASE_URL: url })).code).toBe(0)
  expect((await runToEnd(["cli/openings.mjs", "verify"], { DATABASE_URL: url })).code).toBe(0)
})

test("a database that is damaged somewhere is not backed up, and one line says so @sqlite", async ({
  newDatabase,
  folder,
}) => {
  const file = sqlitePath(newDatabase)
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill(0x5a, 60 * 4096, 100 * 4096))
  const backup = path.join(folder, "backup.db")
  expect(await refusalOf(["backup", backup], { DATABASE_URL: newDatabase })).toContain(`${file} is damaged.`)
  await expect(readFile(backup)).rejects.toThrow("ENOENT")
})

test("copy names the side that is missing @postgresql", async ({ newDatabase, folder }) => {
  const from = path.join(folder, "missing.db")
  const port = await freePort()
  const away = new URL(newDatabase)
  away.port = String(port)
  expect(await refusalOf(["copy", "--from", `file:${from}`, "--to", newDatabase], {})).toContain(
    `There is no file ${from}`,
  )
  const file = path.join(folder, "small.db")
  await runToEnd(["cli/openings.mjs", "migrate"], { DATABASE_URL: `file:${file}` })
  const said = await refusalOf(["copy", "--from", `file:${file}`, "--to", away.href], {})
  expect(said).toContain(`127.0.0.1:${port}`)
  expect(said).toContain("--to")
})

test("help that goes to a reader who has left is no failure @linux", async () => {
  const { stdout, stderr } = await promisify(execFile)(
    "bash",
    ["-c", `"$NODE" cli/openings.mjs create-key --help | true; echo "\${PIPESTATUS[0]}"`],
    { env: { ...process.env, NODE: process.execPath } },
  )
  expect([stdout, stderr]).toEqual(["0\n", ""])
})
