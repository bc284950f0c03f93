import { execFileSync } from "node:child_process"
import { mkdir, readFile } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"
import { ServiceUnderFault } from "../support/service-under-fault"
import { rounds } from "../support/thorough"

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const fileOf = (url: string) => url.replace(/^file:/, "")

test("while another process writes for long, writing is 503, reading is not affected and health says so @sqlite @whole", async ({
  house,
  start,
}) => {
  const service = await ServiceUnderFault.of(house, await start(house.databaseUrl))
  const other = new Database(fileOf(house.databaseUrl))
  other.exec("BEGIN IMMEDIATE")
  const slowest = service.slowestRead(20)
  await service.expectUnavailable({ reads: "work" })
  expect(await slowest).toBeLessThan(1_000)
  await sleep(rounds(0, 30_000))
  other.exec("ROLLBACK")
  other.close()
  await service.expectRecovery(house)
})

test("while another process writes for long, queued writers are refused promptly @sqlite @whole", async ({
  house,
  start,
}) => {
  const session = await house.signIn(await start(house.databaseUrl))
  const other = new Database(fileOf(house.databaseUrl))
  other.exec("BEGIN IMMEDIATE")
  const begun = Date.now()
  const invitations = Array.from({ length: 40 }, (_, index) =>
    session.post("/api/dashboard/invitations", { email: `late-${index}@example.com`, role: "viewer" }),
  )
  for (const { status, text } of await Promise.all(invitations)) expect(status, text).toBe(503)
  expect(Date.now() - begun).toBeLessThan(25_000)
  other.exec("ROLLBACK")
  other.close()
  const late = { email: "late@example.com", role: "viewer" }
  expect((await session.post("/api/dashboard/invitations", late)).status).toBe(201)
})

test("another process that writes for a moment causes no errors @sqlite", async ({ house, start }) => {
  const service = await ServiceUnderFault.of(house, await start(house.databaseUrl))
  const other = new Database(fileOf(house.databaseUrl))
  other.exec("BEGIN IMMEDIATE")
  const answered = service.expectWorking()
  await sleep(1_000)
  other.exec("COMMIT")
  other.close()
  await answered
})

test("when no file may grow, writing is 503, reading works, health says so, and it recovers @sqlite @linux", async ({
  house,
  start,
}) => {
  const server = await start(house.databaseUrl, {
    // The signal that comes with the limit would end the process; a full disk sends none.
    NODE_OPTIONS: "--import data:text/javascript,process.on('SIGXFSZ',()=>{})",
  })
  const limit = (bytes: string) => execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${bytes}:`])
  const service = await ServiceUnderFault.of(house, server)
  limit("1")
  await service.expectUnavailable({ reads: "work" })
  // The service's background work usually writes nothing and so succeeds, which says nothing about the disk.
  for (let count = 0; count < 5; count++) await service.expectHealth("read_only", 1)
  await service.expectUnavailable({ reads: "work" })
  limit("unlimited")
  await service.expectRecovery(house)
})

test("on a full disk writing is 503, reading works, health says so, and it recovers @sqlite @whole @root", async ({
  newDatabase,
  houseAt,
  start,
}) => {
  const mount = path.join(path.dirname(fileOf(newDatabase)), "small")
  await mkdir(mount)
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", mount])
  try {
    const house = await houseAt(`file:${mount}/openings.db`)
    const server = await start(house.databaseUrl)
    const service = await ServiceUnderFault.of(house, server)
    const filler = path.join(mount, "filler")
    // The copy fails once the disk is full.
    execFileSync("sh", ["-c", `cat /dev/zero > ${filler} 2>/dev/null || true`])
    await service.expectUnavailable({ reads: "work", after: 40 })
    execFileSync("rm", [filler])
    await service.expectRecovery(house)
    await house.records.close()
    await server.stop()
  } finally {
    execFileSync("umount", [mount])
  }
})

test("on a disk with room for a small write but not for a posting, health says so, and the log names the file @sqlite @root", async ({
  newDatabase,
  houseAt,
  start,
}) => {
  const mount = path.join(path.dirname(fileOf(newDatabase)), "small")
  await mkdir(mount)
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", mount])
  try {
    const house = await houseAt(`file:${mount}/openings.db`)
    const server = await start(house.databaseUrl)
    const api = house.apiOf(server)
    const filler = path.join(mount, "filler")
    execFileSync("sh", ["-c", `cat /dev/zero > ${filler} 2>/dev/null || true; truncate -s -40K ${filler}`])
    const large = jobBody({ description: `<p>${"long ".repeat(20_000)}</p>` })
    const write = async () => (await api.post("/jobs", large)).status
    await expect.poll(write, { timeout: 60_000, intervals: [0] }).toBe(503)
    for (let count = 0; count < 3; count++) {
      const health = await fetch(`${server.target.baseUrl}/api/health`)
      expect([health.status, await health.json()]).toEqual([
        503,
        expect.objectContaining({ database: "read_only" }),
      ])
    }
    const lines = (await readFile(server.target.logFile, "utf8")).split("\n")
    const full = lines.filter((line) => line.includes("The disk is full"))
    expect(full[0]).toContain('{"level":50')
    expect(full[0]).toContain(`${mount}/openings.db`)
    execFileSync("rm", [filler])
    await expect.poll(write, { timeout: 5_000 }).toBe(201)
    const health = await fetch(`${server.target.baseUrl}/api/health`)
    expect(health.status).toBe(200)
    await house.records.close()
    await server.stop()
  } finally {
    // Otherwise what failed would be hidden by the server that is still running.
    execFileSync("umount", ["--lazy", mount])
  }
})

test("while the file is read-only, writing is 503, reading works, health says so, and it recovers @sqlite @whole @root", async ({
  house,
  start,
}) => {
  const file = fileOf(house.databaseUrl)
  const service = await ServiceUnderFault.of(house, await start(house.databaseUrl))
  // Root can write a read-only file, but not an immutable one.
  const files = [file, `${file}-wal`]
  execFileSync("chattr", ["+i", ...files])
  try {
    await service.expectUnavailable({ reads: "work" })
  } finally {
    execFileSync("chattr", ["-i", ...files])
  }
  await service.expectRecovery(house)
})

test("started on a read-only file, it answers 503 and works once the file is writable @sqlite @whole @root", async ({
  house,
  launch,
}) => {
  const file = fileOf(house.databaseUrl)
  execFileSync("chattr", ["+i", file])
  const server = await launch(house.databaseUrl)
  const status = () =>
    fetch(`${server.target.baseUrl}/api/health`).then(
      (answer) => answer.status,
      () => 0,
    )
  try {
    await expect.poll(status, { timeout: 30_000 }).toBe(503)
  } finally {
    execFileSync("chattr", ["-i", file])
  }
  await expect.poll(status, { timeout: 5_000 }).toBe(200)
  await (await ServiceUnderFault.of(house, server)).expectRecovery(house)
})
