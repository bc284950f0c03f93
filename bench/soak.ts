import { mkdtemp, rm } from "node:fs/promises"
import { availableParallelism, tmpdir } from "node:os"
import path from "node:path"
import { prepare } from "@/scripts/prepare.mjs"
import { withPostgres } from "@/scripts/test/with-postgres"
import { asks } from "./soak/asks"
import { type Ask, closedLoop, openLoop, quantile, slope, type Told } from "./soak/load"
import { type DataSet, fill } from "./throughput/data-set"
import { openingsServer, type Server, start } from "./throughput/servers"
import { writeSection } from "./throughput/table"

// Lets the service work at 70 % of what it can for long, then asks three times too much of it, and writes what it saw.
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const minutes = Number(option("minutes") ?? 10)
const only = option("only")
const jobs = 5_000
const overload = 15

const folder = await mkdtemp(path.join(tmpdir(), "openings-soak-"))
const lines: string[] = []
try {
  prepare({ build: true })
  if (only !== "postgresql")
    lines.push(await soak("SQLite", await fill(`file:${path.join(folder, "o.db")}`, jobs)))
  if (only !== "sqlite")
    await withPostgres(async (url) => void lines.push(await soak("PostgreSQL", await fill(url, jobs))))
} finally {
  await rm(folder, { recursive: true, force: true })
}
const day = new Date().toISOString().slice(0, 10)
const text = `## Under load for long, and under too much of it

${day}, Node ${process.version}, ${availableParallelism()} processors, which the load generator shares; ${minutes} minutes at 70 % of the measured capacity with
5 % wrong or hostile requests, then ${overload} s at 300 %. Times in milliseconds; memory from a fifth of the time on.

| | capacity /s | asked /s | good requests failed | p99, first minute | p99, last minute | memory MB/min | at 300 %: done /s | refused | no answer | p99 of done | p99 of refusals | well again after s |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${lines.join("\n")}`
console.log(`\n${text}`)
if (!only) await writeSection("soak", text)

async function soak(name: string, data: DataSet): Promise<string> {
  const { command, env, probe } = openingsServer(data.url)
  const server = await start({ command, probe, env: { ...env, RATE_LIMIT_PER_MINUTE: "0" } }, folder)
  const next = asks(data)
  try {
    const capacity = await measured(server, next)
    const rate = Math.round(capacity * 0.7)
    console.log(`${name}: ${capacity.toFixed(0)} requests a second; ${minutes} minutes at ${rate}…`)
    const memory: { x: number; y: number }[] = []
    const watch = setInterval(
      () =>
        void server
          .memory()
          .then((held) => held && memory.push({ x: performance.now() / 60_000, y: held.now })),
      1_000,
    )
    const told = await openLoop(server.base, { rate, seconds: minutes * 60, next, sockets: 256 })
    clearInterval(watch)
    const good = told.filter(({ wrong }) => !wrong)
    const failed = good.filter(({ status }) => status !== 200).length
    const faults = told.filter(({ status }) => status === 0 || status >= 500).length
    const span = Math.min(60_000, minutes * 20_000)
    const first = p99(good.filter(({ at }) => at > 5_000 && at < 5_000 + span))
    const last = p99(good.filter(({ at }) => at > minutes * 60_000 - span))
    const grows = slope(memory.slice(Math.floor(memory.length / 5)))
    console.log(`${name}: ${good.length} good requests, ${failed} failed; ${faults} faults in all; 300 %…`)
    const crowd = await openLoop(server.base, { rate: capacity * 3, seconds: overload, next, sockets: 4_000 })
    const well = await secondsUntilWell(server.base, next, rate, last)
    const done = crowd.filter(({ status, wrong }) => !wrong && status === 200)
    const refused = crowd.filter(({ status }) => status === 503 || status === 429)
    const silent = crowd.filter(({ status }) => status === 0)
    return `| ${name} | ${capacity.toFixed(0)} | ${rate} | ${failed} of ${good.length} | ${first} | ${last} | ${grows.toFixed(2)} | ${(done.length / overload).toFixed(0)} | ${refused.length} of ${crowd.length} | ${silent.length} | ${p99(done)} | ${p99(refused)} | ${well} |`
  } finally {
    await server.stop()
  }
}

/** Requests a second that 32 callers, each with one at a time, are answered. */
async function measured({ base }: Server, next: () => Ask): Promise<number> {
  await closedLoop(base, { callers: 32, seconds: 3, next })
  const told = await closedLoop(base, { callers: 32, seconds: 10, next })
  return told.length / 10
}

/** Seconds until half a second of requests at `rate` are all answered, and nearly as soon as before the crowd came. */
async function secondsUntilWell(
  base: string,
  next: () => Ask,
  rate: number,
  before: number,
): Promise<string> {
  const begun = performance.now()
  for (;;) {
    const passed = (performance.now() - begun) / 1_000
    const told = await openLoop(base, { rate, seconds: 0.5, next, sockets: 256 })
    const good = told.filter(({ wrong }) => !wrong)
    if (good.every(({ status }) => status === 200) && p99(good) < Math.max(3 * before, 250))
      return passed.toFixed(1)
    if (passed > 30) return "never"
  }
}

function p99(told: Told[]): number {
  return Math.round(
    quantile(
      told.map(({ took }) => took),
      0.99,
    ),
  )
}
