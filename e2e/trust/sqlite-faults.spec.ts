import { execFileSync } from "node:child_process"
import { mkdir } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
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
