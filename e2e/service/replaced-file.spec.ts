import { link, readFile, rename, rm, stat } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import { sqlitePath } from "@/lib/db/engine/adapter"
import type { Server } from "../run/start-server"
import { jobBody } from "../support/factories"
import { apiClientOf, expect } from "../support/fixtures"
import { test as base } from "../support/service"

/** Postings written. */
const written = 20

/** A server that has written to `newDatabase`, and a backup from before. */
const test = base.extend<{ backup: string; inUse: Server & { apiKey: string } }>({
  backup: async ({ openings, newDatabase, employerIn, folder }, use) => {
    const { apiKey } = await employerIn(newDatabase)
    const file = path.join(folder, `backup-${apiKey}.db`)
    await openings(["backup", file], newDatabase)
    await use(file)
  },
  inUse: async ({ start, newDatabase, backup }, use) => {
    const apiKey = /backup-(.*)\.db$/.exec(backup)?.[1] ?? ""
    const server = await start(newDatabase)
    const api = apiClientOf(server.target, apiKey)
    for (let count = 0; count < written; count++) await api.createJob(jobBody())
    await use({ ...server, apiKey })
  },
})

/** What the log says with the level of a fatal error. */
async function fatalLine({ target }: Server): Promise<string> {
  const lines = (await readFile(target.logFile, "utf8")).split("\n")
  return lines.find((line) => line.startsWith('{"level":60')) ?? ""
}

test("a server whose file is replaced stops with an error, and the new file isn't damaged by the old log @sqlite", async ({
  newDatabase,
  backup,
  inUse,
  start,
}) => {
  const file = sqlitePath(newDatabase)
  await link(file, `${file}.old`)
  await rename(backup, file)
  expect(await inUse.ended).toBe(1)
  expect(await fatalLine(inUse)).toContain(file)
  expect((await stat(`${file}-wal`)).size).toBe(0)
  const old = new Database(`${file}.old`, { readonly: true })
  expect(old.prepare("SELECT count(*) FROM jobs").pluck().get()).toBe(written)
  old.close()
  const next = await start(newDatabase)
  expect(await apiClientOf(next.target, inUse.apiKey).total()).toBe(0)
  const present = new Database(file, { readonly: true })
  expect(present.pragma("integrity_check", { simple: true })).toBe("ok")
  present.close()
})

test("a server that is stopped just after its file was replaced leaves no log to the new one @sqlite", async ({
  newDatabase,
  backup,
  inUse,
}) => {
  const file = sqlitePath(newDatabase)
  await rename(backup, file)
  await inUse.stop()
  expect((await stat(`${file}-wal`)).size).toBe(0)
})

test("a server whose file is deleted stops with an error @sqlite", async ({ newDatabase, inUse }) => {
  const file = sqlitePath(newDatabase)
  for (const name of [file, `${file}-wal`, `${file}-shm`]) await rm(name)
  expect(await inUse.ended).toBe(1)
  expect(await fatalLine(inUse)).toContain(file)
})
