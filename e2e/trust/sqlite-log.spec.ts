import { execFile } from "node:child_process"
import { rmSync, symlinkSync, writeFileSync } from "node:fs"
import { stat } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"

const fileOf = (url: string) => url.replace(/^file:/, "")

/** A module that makes the disk refuse to flush for as long as the file `sign` exists. */
const refusingToFlush = (sign: string) => `
import { existsSync } from "node:fs"
import { open } from "node:fs/promises"
const file = await open(process.execPath)
const handles = Object.getPrototypeOf(file)
const { datasync } = handles
handles.datasync = function () {
  return existsSync(${JSON.stringify(sign)}) ? Promise.reject(new Error("EIO: i/o error, fdatasync")) : datasync.call(this)
}
await file.close()`

test("a write that the disk has not flushed is not reported as stored @sqlite", async ({ house, start }) => {
  const sign = path.join(path.dirname(fileOf(house.databaseUrl)), "no-flush")
  const preload = `data:text/javascript,${encodeURIComponent(refusingToFlush(sign))}`
  const api = house.apiOf(await start(house.databaseUrl, { NODE_OPTIONS: `--import ${preload}` }))
  const job = await api.createJob(jobBody())
  writeFileSync(sign, "")
  expectProblem(await api.post("/jobs", jobBody()), { status: 503, code: "unavailable" })
  expectProblem(await api.put(`/jobs/${job.id}`, { title: "Baker" }), { status: 503, code: "unavailable" })
  expect((await api.get(`/jobs/${job.id}`)).status).toBe(200)
  rmSync(sign)
  expect((await api.post("/jobs", jobBody())).status).toBe(201)
  expect(await house.records.incoherences()).toEqual([])
})

test("however much is written, the write-ahead log stays small @sqlite @whole", async ({ house, start }) => {
  const api = house.apiOf(await start(house.databaseUrl))
  const writer = async () => {
    for (let count = 0; count < 250; count++) await api.createJob(jobBody())
  }
  await Promise.all(Array.from({ length: 8 }, writer))
  const { size } = await stat(`${fileOf(house.databaseUrl)}-wal`)
  expect(size / 1_048_576).toBeLessThan(40)
})

test("a file behind a symbolic link is written like any other @sqlite", async ({ house, start }) => {
  const file = fileOf(house.databaseUrl)
  const link = path.join(path.dirname(file), "link.db")
  symlinkSync(file, link)
  const api = house.apiOf(await start(`file:${link}`))
  expect((await api.post("/jobs", jobBody())).status).toBe(201)
})

test("another program that reads the file and closes it takes no answered write with it @sqlite @python", async ({
  house,
  start,
}) => {
  const file = fileOf(house.databaseUrl)
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  await api.createJob(jobBody())
  const read =
    "import sqlite3,sys; d=sqlite3.connect(sys.argv[1]); d.execute('SELECT * FROM jobs').fetchall(); d.close()"
  await promisify(execFile)("python3", ["-c", read, file])
  expect(await stat(`${file}-wal`)).toBeTruthy()
  for (let count = 0; count < 5; count++) await api.createJob(jobBody())
  await server.kill()
  expect(await house.apiOf(await start(house.databaseUrl)).total()).toBe(6)
  expect(await house.records.incoherences()).toEqual([])
})
