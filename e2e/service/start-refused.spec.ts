import { mkdir, readFile, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:net"
import path from "node:path"
import { freePort } from "../run/with-postgres"
import { expect } from "../support/fixtures"
import { runToEnd, test as base } from "../support/service"

const test = base.extend<{ takenPort: string }>({
  takenPort: async ({}, use) => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve))
    await use(String((other.address() as { port: number }).port))
    await new Promise((resolve) => (other as Server).close(resolve))
  },
})

/** Starts a server that should refuse to start, and returns the one message it prints. */
async function refusalWith(env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await runToEnd(["server/serve.mjs"], {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    ...env,
  })
  expect(code, stderr).toBe(1)
  expect(stdout + stderr).not.toContain("    at ")
  expect(stderr.trim().split("\n")).toHaveLength(1)
  const line = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as { level: number; msg: string }
  expect(line).toMatchObject({ level: 60, msg: stderr.trim() })
  return line.msg
}

test("a port already in use is named, before anything else happens @sqlite", async ({
  folder,
  takenPort,
}) => {
  const file = path.join(folder, "new.db")
  const said = await refusalWith({ DATABASE_URL: `file:${file}`, PORT: takenPort })
  expect(said).toContain(`Port ${takenPort} is taken`)
  expect(said).toContain("set PORT")
  await expect(readFile(file)).rejects.toThrow("ENOENT")
})

test("a folder that can't be created is named @linux", async () => {
  const said = await refusalWith({ DATABASE_URL: "file:/proc/none/openings.db" })
  expect(said).toContain("The folder /proc/none cannot be created")
})

for (const host of ["203.0.113.7", "no.such.host.invalid", "http://localhost"]) {
  test(`HOST=${host} is refused as not an address of this machine @sqlite`, async ({ folder }) => {
    const said = await refusalWith({ DATABASE_URL: `file:${folder}/new.db`, HOST: host })
    expect(said).toContain(`HOST is "${host}"`)
    expect(said).toContain("0.0.0.0")
  })
}

for (const [name, value] of [
  ["MAIL_FROM", "nonsense"],
  ["MAIL_FROM", "Openings <openings>"],
  ["MAIL_FROM", "Openings <a@example.com"],
  ["SMTP_URL", "smtp://"],
] as const) {
  test(`${name}=${value} is refused @sqlite`, async () => {
    const said = await refusalWith({ [name]: value })
    expect(said).toContain(name)
    expect(said).toContain("example.com")
  })
}

for (const [misspelt, meant] of [
  ["DATABSE_URL", "DATABASE_URL"],
  ["RATE_LIMT_PER_MINUTE", "RATE_LIMIT_PER_MINUTE"],
] as const) {
  test(`${misspelt} is refused, and ${meant} suggested @sqlite`, async () => {
    const said = await refusalWith({ [misspelt]: "5", [meant]: "" })
    expect(said).toContain(`${misspelt} is not a variable of Openings`)
    expect(said).toContain(`${meant}?`)
  })
}

test("other programs' variables do not stop startup; one that looks like ours is mentioned @sqlite", async ({
  start,
  newDatabase,
}) => {
  const others = { DATABASE_SSL: "true", POST: "1", HOSTNAME: "x", LOGLEVEL: "debug", EMAIL_FROM: "me" }
  const { target } = await start(newDatabase, others)
  const log = await readFile(target.logFile, "utf8")
  expect(log).toContain("LOGLEVEL is not a variable of Openings: LOG_LEVEL is.")
  expect(log).not.toMatch(/DATABASE_SSL|POST|HOSTNAME/)
})

test("an impossible folder, a folder in place of a file and a file that is not a database are named @sqlite", async ({
  folder,
}) => {
  const letter = path.join(folder, "letter.txt")
  await writeFile(letter, "Dear Sir or Madam, this is no database but a rather long letter.".repeat(20))
  const below = await refusalWith({ DATABASE_URL: `file:${letter}/below/openings.db` })
  expect(below).toContain(`${letter}/below`)
  expect(below).toContain("DATABASE_URL")
  const aFolder = path.join(folder, "folder.db")
  await mkdir(aFolder)
  expect(await refusalWith({ DATABASE_URL: `file:${aFolder}` })).toContain(`${aFolder} is a folder`)
  expect(await refusalWith({ DATABASE_URL: `file:${letter}` })).toContain(
    `${letter} is not a SQLite database`,
  )
})

test("a database missing in PostgreSQL and a password it refuses are named @postgresql", async ({
  newDatabase,
}) => {
  const url = new URL(newDatabase)
  url.pathname = "/nowhere"
  const missing = await refusalWith({ DATABASE_URL: url.href })
  expect(missing).toContain('has no database "nowhere"')
  expect(missing).toContain("createdb nowhere")
  const wrong = new URL(newDatabase)
  wrong.password = "wrong"
  const refused = await refusalWith({ DATABASE_URL: wrong.href })
  expect(refused).toContain(`refuses the user "${wrong.username}"`)
  expect(refused).not.toContain("wrong@")
})

test("while PostgreSQL is down the server says where it looks for it, and keeps trying @sqlite", async ({
  launch,
}) => {
  const port = await freePort()
  const server = await launch(`postgresql://openings:secret@127.0.0.1:${port}/openings`)
  const log = () => readFile(server.target.logFile, "utf8")
  await expect.poll(log, { timeout: 30_000 }).toContain("the database cannot be reached")
  const lines = (await log()).trim().split("\n")
  const sentence = lines.find((line) => line.startsWith("PostgreSQL"))
  expect(sentence).toContain(`127.0.0.1:${port}`)
  expect(sentence).toContain("DATABASE_URL")
  expect(sentence).toContain("Trying again every second")
  expect(await log()).not.toContain("    at ")
  expect(await log()).not.toContain("secret")
})
