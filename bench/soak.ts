import { mkdtemp, rm } from "node:fs/promises"
import { availableParallelism, tmpdir } from "node:os"
import path from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { endWith } from "@/scripts/end-with.mjs"
import { withPostgres } from "@/e2e/run/with-postgres"
import { asks } from "./soak/asks"
import { type Ask, closedLoop, openLoop, quantile, slope, type Told } from "./soak/load"
import { type DataSet, fill } from "./throughput/data-set"
import { head, judged, rowOf, type Seen } from "./soak/verdict"
import { openingsServer, type MeasuredServer, start } from "./throughput/servers"
import { writeSection } from "./throughput/table"

// Runs the service at 70 % of its capacity for a long time, then sends it three times its capacity, and reports how it did.
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const minutes = Number(option("minutes") ?? 10)
const only = option("only")
const jobs = 5_000
const overload = 15

const folder = await mkdtemp(path.join(tmpdir(), "openings-soak-"))
const seen: Seen[] = []
try {
  if (only !== "postgresql")
    seen.push(await soak("SQLite", await fill(`file:${path.join(folder, "o.db")}`, jobs)))
  if (only !== "sqlite")
    await withPostgres(async (url) => void seen.push(await soak("PostgreSQL", await fill(url, jobs))))
} finally {
  await rm(folder, { recursive: true, force: true })
}
const day = new Date().toISOString().slice(0, 10)
const broken = seen.flatMap(judged)
const text = `## Long load and overload

${day}, Node ${process.version}, ${availableParallelism()} processors, shared with the load generator, a separate process. ${minutes} minutes at 70 % of the
measured capacity with 5 % wrong or hostile requests, then ${overload} s at 300 %. Times in milliseconds; memory is the slope of a line
fitted to the server's resident size after the first fifth of the time. The times include the generator's own lateness (p99 of its event loop).

${head}
${seen.map(rowOf).join("\n")}

${broken.length === 0 ? "All promises were kept." : `**Not kept:** ${broken.join("; ")}.`}`
console.log(`\n${text}`)
if (!only) await writeSection("soak", text)
await endWith(broken.length === 0 ? 0 : 1)

async function soak(name: string, data: DataSet): Promise<Seen> {
  const { command, env, probe } = openingsServer(data.url)
  const server = await start({ command, probe, env: { ...env, RATE_LIMIT_PER_MINUTE: "0" } }, folder)
  const next = asks(data)
  try {
    const capacity = await measured(server, next)
    const rate = Math.round(capacity * 0.7)
    console.log(`${name}: ${capacity.toFixed(0)} requests a second; ${minutes} minutes at ${rate}…`)
    const memory = watchMemory(server)
    const told = await openLoop(server.base, { rate, seconds: minutes * 60, next, sockets: 256 })
    const held = memory.stop()
    const good = told.filter(({ wrong }) => !wrong)
    const failed = good.filter(({ status }) => status !== 200).length
    const span = Math.min(60_000, minutes * 20_000)
    const first = p99(good.filter(({ at }) => at > 5_000 && at < 5_000 + span))
    const last = p99(good.filter(({ at }) => at > minutes * 60_000 - span))
    console.log(`${name}: ${good.length} good requests, ${failed} failed; ${overload} s at 300 %…`)
    const lateness = monitorEventLoopDelay()
    lateness.enable()
    const crowd = await openLoop(server.base, { rate: capacity * 3, seconds: overload, next, sockets: 4_000 })
    lateness.disable()
    const wellAfter = await secondsUntilWell(server.base, next, rate, last)
    const done = crowd.filter(({ status, wrong }) => !wrong && status === 200)
    const refused = crowd.filter(({ status }) => status === 503 || status === 429)
    return {
      name,
      capacity,
      rate,
      good: good.length,
      failed,
      faults: told.filter(({ wrong, status }) => wrong && (status === 0 || status >= 500)).length,
      first,
      last,
      growth: slope(held.slice(Math.floor(held.length / 5))),
      crowd: crowd.length,
      donePerSecond: done.length / overload,
      doneP99: p99(done),
      refused: refused.length,
      refusedP99: p99(refused),
      silent: crowd.filter(({ status }) => status === 0).length,
      wellAfter,
      generatorLate: Math.round(lateness.percentile(99) / 1e6),
    }
  } finally {
    await server.stop()
  }
}

/** Records every second how many megabytes `server` uses; `x` is in minutes. */
function watchMemory(server: MeasuredServer): { stop(): { x: number; y: number }[] } {
  const points: { x: number; y: number }[] = []
  const note = async () => {
    const held = await server.memory()
    if (held) points.push({ x: performance.now() / 60_000, y: held.now })
  }
  const timer = setInterval(() => void note(), 1_000)
  return {
    stop() {
      clearInterval(timer)
      return points
    },
  }
}

/** Requests answered per second for 32 callers that each send one at a time. */
async function measured({ base }: MeasuredServer, next: () => Ask): Promise<number> {
  await closedLoop(base, { callers: 32, seconds: 3, next })
  const told = await closedLoop(base, { callers: 32, seconds: 10, next })
  return told.length / 10
}

/**
 * Seconds until half a second of requests at `rate` are all answered, nearly as fast as before the overload; Infinity if they never are.
 */
async function secondsUntilWell(
  base: string,
  next: () => Ask,
  rate: number,
  before: number,
): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const passed = (performance.now() - begun) / 1_000
    const told = await openLoop(base, { rate, seconds: 0.5, next, sockets: 256 })
    const good = told.filter(({ wrong }) => !wrong)
    if (good.every(({ status }) => status === 200) && p99(good) < Math.max(3 * before, 250)) return passed
    if (passed > 30) return Infinity
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
