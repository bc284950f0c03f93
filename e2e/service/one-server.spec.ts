import { mkdir, readdir, symlink } from "node:fs/promises"
import { request } from "node:http"
import path from "node:path"
import { jobBody } from "../support/factories"
import { apiClientOf, expect } from "../support/fixtures"
import { type Openings, runToEnd, test } from "../support/service"

// Each test starts several processes, one after the other.
test.describe.configure({ timeout: 240_000 })

const fileOf = (url: string) => url.replace(/^file:/, "")

test("a second server on one SQLite file is refused with a clear message, even by a symlink, until the first is gone @sqlite", async ({
  start,
  newDatabase,
  folder,
}) => {
  const first = await start(newDatabase)
  const link = path.join(folder, "elsewhere", "link.db")
  await mkdir(path.dirname(link))
  await symlink(fileOf(newDatabase), link)
  for (const file of [fileOf(newDatabase), link]) {
    const { code, stderr } = await runToEnd(["server/serve.mjs"], {
      NODE_ENV: "production",
      DATABASE_URL: `file:${file}`,
      HOST: "127.0.0.1",
      PORT: "0",
    })
    expect(code, stderr).toBe(1)
    expect(stderr.trim().split("\n")).toHaveLength(1)
    expect(stderr).toContain(file)
    expect(stderr).toContain(first.target.baseUrl)
    expect(stderr).toContain("PostgreSQL")
  }
  expect((await fetch(`${first.target.baseUrl}/api/health`)).status).toBe(200)
  await first.kill()
  const next = await start(newDatabase)
  expect((await fetch(`${next.target.baseUrl}/api/health`)).status).toBe(200)
})

test("a stopping server lets its successor in while it finishes open requests @sqlite", async ({
  start,
  employerIn,
  newDatabase,
}) => {
  const first = await start(newDatabase)
  const { apiKey } = await employerIn(newDatabase)
  // Sending the long body takes half a minute, in which the successor starts even on a slow machine.
  const text = JSON.stringify(jobBody({ description: `<p>${"x".repeat(1_500_000)}</p>` }))
  const headers = {
    "API-Key": apiKey,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
  }
  const sending = request(`${first.target.baseUrl}/api/v1.1/jobs`, { method: "POST", headers })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject)
  })
  sending.write(text.slice(0, -20))
  await expect.poll(() => sending.socket?.connecting === false).toBe(true)
  await fetch(`${first.target.baseUrl}/api/health`)
  const ended = first.stop()
  const next = await start(newDatabase)
  sending.end(text.slice(-20))
  expect(await answered).toBe(201)
  expect(await ended).toBe(0)
  expect(await apiClientOf(next.target, apiKey).total()).toBe(1)
})

test("copy refuses a file that a server has open, and copies nothing from it @postgresql", async ({
  start,
  openings,
  emptyDatabase,
  folder,
}) => {
  const file = await smallDatabase(openings, folder)
  const server = await start(file)
  const refused = await openings(["copy", "--from", file, "--to", emptyDatabase])
  expect(refused).toMatchObject({ code: 1, stdout: "" })
  expect(refused.stderr).toContain(`A server has ${fileOf(file)} open`)
  expect(refused.stderr.trim().split("\n")).toHaveLength(1)
  await server.stop()
  const copied = await openings(["copy", "--from", file, "--to", emptyDatabase, "--json"])
  expect(JSON.parse(copied.stdout)).toMatchObject({ copied: true, rows: { employers: 1 } })
})

test("copy refuses a database on which a server was started, whose secret would be replaced @postgresql", async ({
  start,
  openings,
  emptyDatabase,
  folder,
}) => {
  const file = await smallDatabase(openings, folder)
  await start(emptyDatabase)
  const refused = await openings(["copy", "--from", file, "--to", emptyDatabase])
  expect(refused).toMatchObject({ code: 1, stdout: "" })
  expect(refused.stderr).toMatch(/^openings: A server was started on the PostgreSQL database.*\n$/)
  expect((await openings(["list-employers", "--json"], emptyDatabase)).stdout).toContain('{"employers":[]}')
})

test("a query in DATABASE_URL does not lead to another file @sqlite", async ({ start, openings, folder }) => {
  const url = `file:${path.join(folder, "one.db")}?connection_limit=1`
  await openings(["create-employer", "--name", "Acme"], url)
  await start(url)
  expect((await openings(["list-employers"], url)).stdout).toContain("Acme")
  expect((await readdir(folder)).filter((name) => /\?/.test(name))).toEqual([])
})

test("a password link leads to the running server, or to PUBLIC_URL if set", async ({
  start,
  openings,
  newDatabase,
}) => {
  const email = "ada@example.com"
  await openings(["create-employer", "--name", "Acme", "--admin-email", email], newDatabase)
  const linkWith = async (env: Record<string, string>) => {
    const { stdout, stderr } = await runToEnd(
      ["cli/openings.mjs", "password-link", "--email", email, "--json"],
      {
        DATABASE_URL: newDatabase,
        PUBLIC_URL: "",
        PORT: "",
        ...env,
      },
    )
    expect(stderr).toBe("")
    return (JSON.parse(stdout) as { link: string }).link
  }
  const server = await start(newDatabase)
  const link = await linkWith({})
  expect(link).toMatch(new RegExp(`^${server.target.baseUrl}/new-password\\?token=`))
  expect((await fetch(link)).status).toBe(200)
  const set = await fetch(`${server.target.baseUrl}/api/dashboard/password`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", Origin: server.target.baseUrl },
    body: JSON.stringify({ token: new URL(link).searchParams.get("token"), password: "a good password" }),
  })
  expect(set.status).toBe(204)
  expect(await linkWith({ PUBLIC_URL: "https://jobs.example.org" })).toMatch(
    /^https:\/\/jobs\.example\.org\//,
  )
  const said = await openings(["password-link", "--email", email], newDatabase)
  expect(said.stdout).toContain("PUBLIC_URL is not set")
  await server.stop()
  await start(newDatabase, { PUBLIC_URL: "https://jobs.example.com" })
  expect(await linkWith({})).toMatch(/^https:\/\/jobs\.example\.com\//)
})

/** A SQLite database with one employer; returns its address. */
async function smallDatabase(openings: Openings, folder: string): Promise<string> {
  const file = `file:${path.join(folder, "small.db")}`
  await openings(["create-employer", "--name", "Acme"], file)
  return file
}
