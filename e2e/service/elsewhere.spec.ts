import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { freePort } from "../run/with-postgres"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

/** Starts one of our scripts from another folder than the project's. */
function startFrom(folder: string, [script, ...args]: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path.resolve(script as string), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    timeout: 60_000,
  })
  const said = { text: "" }
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => (said.text += String(data)))
  return { child, said, ended: once(child, "close") as Promise<[number | null]> }
}

test("a command works from any folder, and takes the files it is given from there @sqlite", async ({
  newDatabase,
  openings,
  folder,
}) => {
  await openings(["create-employer", "--name", "Acme"], newDatabase)
  const run = async (from: string, args: string[], url = newDatabase) => {
    const { said, ended } = startFrom(from, ["cli/openings.mjs", ...args], { DATABASE_URL: url })
    return { code: (await ended)[0], text: said.text }
  }
  expect(await run("/", ["list-employers"])).toMatchObject({
    code: 0,
    text: expect.stringContaining("Acme"),
  })
  for (const args of [
    ["backup", "backup.db"],
    ["export", "jobs.csv", "--employer", "1"],
    ["restore", "backup.db"],
  ]) {
    const { code, text } = await run(folder, args)
    expect(code, text).toBe(0)
  }
  await writeFile(path.join(folder, "rows.csv"), "Title,Reference\nCook,A1\n")
  const imported = await run(folder, ["import", "rows.csv", "--employer", "1"])
  expect(imported.text, "a title alone makes no posting").toContain(
    "0 created, 0 updated, 0 unchanged, 1 refused",
  )
  expect(await readdir(folder)).toEqual(expect.arrayContaining(["backup.db", "jobs.csv"]))
  const nowhere = await run(folder, ["list-employers"], "file:./no-such-folder/openings.db")
  expect(nowhere.text, "settings mean the same everywhere").toContain(
    path.resolve("no-such-folder/openings.db"),
  )
})

test("a server starts from any folder @sqlite", async ({ newDatabase }) => {
  const port = await freePort()
  const { child, said, ended } = startFrom("/", ["server/serve.mjs"], {
    NODE_ENV: "production",
    DATABASE_URL: newDatabase,
    HOST: "127.0.0.1",
    PORT: String(port),
  })
  await expect.poll(() => said.text).toContain("Openings is up")
  expect((await fetch(`http://127.0.0.1:${port}/sign-in`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${port}/docs/reference/scalar.js`)).status).toBe(200)
  child.kill()
  expect(await ended).toEqual([0, null])
})

test("a server that npm started stops when npm is told to @sqlite @linux", async ({ newDatabase }) => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/api/health`
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, DATABASE_URL: newDatabase, HOST: "127.0.0.1", PORT: String(port) },
    stdio: "ignore",
  })
  const ended = once(npm, "close")
  const status = () =>
    fetch(address, { headers: { Connection: "close" } }).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
  npm.kill("SIGTERM")
  await ended
  await expect.poll(status, { timeout: 15_000 }).toBe(0)
})
