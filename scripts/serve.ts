import { createServer } from "node:http"
import { setFlagsFromString } from "node:v8"
import next from "next"
import { removeOldRequests } from "@/lib/domain/api-requests/find-requests"
import { forgetResults } from "@/lib/domain/idempotency/forget-results"
import { refreshJobs } from "@/lib/domain/jobs/refresh-jobs"
import { env } from "@/lib/env"
import { database, serviceContext } from "@/lib/http/context"
import { flushKeyUse } from "@/lib/http/key-use"
import { logger } from "@/lib/http/log"
import { flushRequestLog } from "@/lib/http/request-log"
import { closeGracefully, createFrontDoor } from "./serve/front-door"
import { prepareService } from "./serve/prepare-service"

const hour = 3_600_000

/** So many connections may wait to be taken, as far as the system allows it; by default it would be 511. */
const backlog = 4_096

// Left to itself, V8 lets a process hold several times what it needs before it collects, and more by the minute.
setFlagsFromString("--heap-growing-percent=100")

// A full disk under the log is to cost the lines, not the service.
process.stdout.on("error", () => {})

const { HOST, PORT, PUBLIC_URL } = env()
const development = process.argv.includes("--dev")
const address = PUBLIC_URL ?? `http://localhost:${PORT}`

// Next listens for upgrades on the server that it is given, and drops them: away from ours, an API client that offers
// HTTP/2 by an Upgrade header is answered like any other.
const upgrades = development ? {} : { httpServer: createServer() }
const pages = next({ dev: development, hostname: "localhost", port: PORT, ...upgrades })
await pages.prepare()
// While developing, Next serves the API as well and takes up changes to it.
const door = { open: false }
const server = development
  ? createServer(pages.getRequestHandler())
  : await createFrontDoor(pages.getRequestHandler(), door)
const listen = () =>
  new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen({ port: PORT, host: HOST, backlog }, resolve)
  })

const work: { hourly?: NodeJS.Timeout } = {}
process.once("SIGTERM", stop)
process.once("SIGINT", stop)

const setUpToken = await prepareService(address, listen).catch(endBadly)
door.open = true
if (!server.listening) await listen().catch(endBadly)
console.log(`Openings is up: ${address}`)
if (setUpToken)
  console.log(
    `Nobody can sign in yet. Make the first employer and admin: ${address}/set-up?token=${setUpToken}`,
  )

await doHourly()
work.hourly = setInterval(doHourly, hour)

/** Next hears what nobody catches, and would let the process end as if all had been well. */
function endBadly(error: unknown): never {
  logger().fatal({ err: error }, "the start failed")
  process.exit(1)
}

/** What the service does every hour. What fails is caught up by the next. */
async function doHourly() {
  try {
    const refreshed = await refreshJobs(serviceContext())
    if (refreshed > 0) logger().info({ refreshed }, "auto-refresh")
    await forgetResults(serviceContext())
    await serviceContext().stores.jobs.tidySearch()
  } catch (error) {
    logger().error({ err: error }, "hourly work failed")
  }
  try {
    await removeOldRequests(serviceContext())
  } catch (error) {
    logger().error({ err: error }, "old requests not removed")
  }
}

async function stop() {
  console.log("Finishing what is in flight…")
  clearInterval(work.hourly)
  await closeGracefully(server)
  await pages.close()
  await flushKeyUse()
  await flushRequestLog()
  await database().close()
  process.exit(0)
}
