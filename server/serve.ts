import { createServer } from "node:http"
import { setTimeout as pauseFor } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import type { ServerLock } from "@/lib/db/engine/server-lock"
import { removeOldRequests } from "@/lib/domain/api-requests/find-requests"
import { forgetBulkRuns } from "@/lib/domain/bulk-runs/manage-bulk-runs"
import { forgetResults } from "@/lib/domain/idempotency/forget-results"
import { emptyBin } from "@/lib/domain/bin/empty-bin"
import { forgetDeletions } from "@/lib/domain/changes/forget-deletions"
import { refreshJobs } from "@/lib/domain/jobs/refresh-jobs"
import { env, environmentFault, environmentRemarks } from "@/lib/env"
import { database, serviceContext } from "@/lib/http/context"
import { endBulkWork, workOnBulkRunsSoon } from "@/lib/http/bulk-work"
import { endCheckRefresh, refreshChecksSoon } from "@/lib/http/check-refresh"
import { flushKeyUse } from "@/lib/http/key-use"
import { endHeldAnswers } from "@/lib/http/held-answer"
import { logger } from "@/lib/http/log"
import { ownOrigin } from "@/lib/http/request-address"
import { flushRequestLog } from "@/lib/http/request-log"
import { forgetEvents, tellClosed } from "@/lib/domain/webhooks/tell-closed"
import { type DeliveryWorker, startDeliveries } from "@/lib/webhooks/delivery-worker"
import { BuiltPages } from "./built-pages"
import { FileWatch } from "./file-watch"
import { endBadly, refuseStart } from "./refuse-start"
import { closeGracefully, createFrontDoor } from "./front-door"
import { listen } from "./listen"
import { complain, sendOutputToLog, tellOperator } from "./output"
import { prepareService } from "./prepare-service"
import { noteUncaught } from "./uncaught"

const hour = 3_600_000
const minute = 60_000
/** How often to look for bulk runs that another server has left, in milliseconds. */
const lookMilliseconds = 2_000
/** How long stopping waits for what is under way of the hourly work, in milliseconds. */
const partMilliseconds = 5_000
/** How long after the start what only people use is prepared if nobody asks for it first, in milliseconds. */
const pagesMilliseconds = 10_000

// By default, V8 lets a process hold several times what it needs before it collects garbage, and more by the minute.
setFlagsFromString("--heap-growing-percent=100")

// A full disk under the log should cost the lines, not the service.
process.stdout.on("error", () => {})

// Only its owner may read the database, and what SQLite creates beside it.
process.umask(0o077)

const wrong = environmentFault()
if (wrong !== null) refuseStart(wrong)
for (const remark of environmentRemarks()) logger().warn(remark)

const { HOST, PORT } = env()
const development = process.argv.includes("--dev")
if (!development) sendOutputToLog()

const door = { open: false }
const built = development ? null : new BuiltPages(PORT)
const pages = built ?? (await developing())
const server = built ? await createFrontDoor(built.handle, door) : createServer(pages.handle)
// Listens before anything is done with the database. Callers who come meanwhile are asked to try again later.
const address = ownOrigin(await listen(server, { host: HOST, port: PORT }))

const work: {
  hourly?: NodeJS.Timeout
  checks?: NodeJS.Timeout
  bulk?: NodeJS.Timeout
  pages?: NodeJS.Timeout
  lock?: ServerLock
  file?: FileWatch
  /** What is under way of the hourly work. */
  part?: Promise<void>
  stopping?: boolean
  deliveries?: DeliveryWorker
} = {}
process.once("SIGTERM", () => void stop())
process.once("SIGINT", () => void stop())

const { setUpToken, lock } = await prepareService(address).catch(endBadly)
work.lock = lock
work.file = new FileWatch(env().DATABASE_URL, stopWithoutFile)
work.deliveries = startDeliveries(serviceContext())
database().onJobWrite(work.deliveries.wake)
noteUncaught()
door.open = true
tellOperator(`Openings is up: ${address}`)
if (setUpToken)
  tellOperator(
    `Nobody can sign in yet. Create the first employer and admin: ${address}/set-up?token=${setUpToken}`,
  )

await doHourly()
work.hourly = setInterval(doHourly, hour)
// What changes with an employer's new day should be visible soon after it has begun.
refreshChecksSoon()
work.checks = setInterval(refreshChecksSoon, minute)
workOnBulkRunsSoon()
work.bulk = setInterval(workOnBulkRunsSoon, lookMilliseconds)
work.pages = setTimeout(() => void prepareForPeople().catch(noteFault), pagesMilliseconds)

/** In development, Next serves the API as well, and picks up changes to it. */
async function developing() {
  const { default: next } = await import("next")
  const server = next({ dev: true, hostname: "localhost", port: PORT })
  await server.prepare()
  return { handle: server.getRequestHandler(), close: () => server.close() }
}

/** The sign-in library and the pages take a moment to load, which the first person shouldn't have to wait for. */
async function prepareForPeople(): Promise<void> {
  await import("@/lib/identity/sign-in-library")
  await built?.prepare()
}

function noteFault(error: unknown) {
  logger().error({ err: error }, "the pages could not be prepared")
}

/** What the service does every hour, each part whatever became of the others. What fails is made up for an hour later. */
async function doHourly() {
  const context = serviceContext()
  await attempt("auto-refresh", async () => told("auto-refresh", await refreshJobs(context)))
  await attempt("old idempotency keys", () => forgetResults(context))
  await attempt("old bulk runs", () => forgetBulkRuns(context))
  await attempt("bin and records", async () => told("bin and records", await emptyBin(context)))
  await attempt("old deletions", () => forgetDeletions(context))
  await attempt("close dates", async () => told("close dates sent to webhooks", await tellClosed(context)))
  await attempt("old events", () => forgetEvents(context))
  await attempt("search index", () => context.stores.jobs.tidySearch())
  await attempt("old requests", () => removeOldRequests(context))
}

async function attempt(name: string, run: () => Promise<unknown>) {
  if (work.stopping) return
  work.part = run().then(
    () => {},
    (error: unknown) => {
      // Stopping may cut it off.
      if (!work.stopping) logger().error({ err: error, work: name }, "hourly work failed")
    },
  )
  await work.part
}

function told(work: string, count: number) {
  if (count > 0) logger().info({ count }, work)
}

function stopWithoutFile(sentence: string) {
  complain(sentence)
  logger().fatal(sentence)
  void stop()
}

async function stop() {
  if (work.stopping) return
  tellOperator("Finishing requests in progress…")
  work.stopping = true
  clearInterval(work.hourly)
  clearInterval(work.checks)
  clearInterval(work.bulk)
  clearTimeout(work.pages)
  endHeldAnswers()
  const closed = closeGracefully(server)
  const delivered = work.deliveries?.stop()
  const worked = endBulkWork()
  // From now on, a successor may serve the same SQLite file, but not another one beside which this one's log still lies.
  if (!work.file?.isGone) work.lock?.release()
  await closed
  await delivered
  await worked
  // Closing the database under it would fail it. What is cut off is made up for after the next start.
  await Promise.race([work.part, pauseFor(partMilliseconds)])
  await pages.close()
  await endCheckRefresh()
  await flushKeyUse()
  await flushRequestLog()
  const gone = work.file?.isGone ?? false
  await database()
    .close({ emptyLog: gone })
    .catch((error: unknown) => logger().error({ err: error }, "the database was not closed"))
  process.exit(gone ? 1 : 0)
}
