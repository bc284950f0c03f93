import { createServer } from "node:http"
import next from "next"
import { beginSetUp } from "@/lib/domain/employers/set-up"
import { removeOldRequests } from "@/lib/domain/api-requests/find-requests"
import { forgetResults } from "@/lib/domain/idempotency/forget-results"
import { refreshJobs } from "@/lib/domain/jobs/refresh-jobs"
import { env } from "@/lib/env"
import { database, serviceContext } from "@/lib/http/context"
import { flushKeyUse } from "@/lib/http/key-use"
import { logger } from "@/lib/http/log"
import { flushRequestLog } from "@/lib/http/request-log"
import { offerDemo } from "./serve/demo"
import { closeGracefully, createFrontDoor } from "./serve/front-door"

const hour = 3_600_000

const { HOST, PORT, PUBLIC_URL } = env()
const development = process.argv.includes("--dev")
const address = PUBLIC_URL ?? `http://localhost:${PORT}`

const applied = await database().migrate()
if (applied.length > 0) console.log(`Applied ${applied.length} database migration(s): ${applied.join(", ")}`)
if (!process.env.DATABASE_URL) await offerDemo(serviceContext(), address)
const setUpToken = await beginSetUp(serviceContext())

// Next listens for upgrades on the server that it is given, and drops them: away from ours, an API client that offers
// HTTP/2 by an Upgrade header is answered like any other.
const upgrades = development ? {} : { httpServer: createServer() }
const pages = next({ dev: development, hostname: "localhost", port: PORT, ...upgrades })
await pages.prepare()
// While developing, Next serves the API as well and takes up changes to it.
const server = development
  ? createServer(pages.getRequestHandler())
  : await createFrontDoor(pages.getRequestHandler())
await new Promise<void>((resolve, reject) => {
  server.once("error", reject)
  server.listen(PORT, HOST, resolve)
})
console.log(`Openings is up: ${address}`)
if (setUpToken)
  console.log(
    `Nobody can sign in yet. Make the first employer and admin: ${address}/set-up?token=${setUpToken}`,
  )

await doHourly()
const hourly = setInterval(doHourly, hour)

process.once("SIGTERM", stop)
process.once("SIGINT", stop)

/** What the service does every hour. What fails is caught up by the next. */
async function doHourly() {
  try {
    const refreshed = await refreshJobs(serviceContext())
    if (refreshed > 0) logger().info({ refreshed }, "auto-refresh")
    await forgetResults(serviceContext())
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
  clearInterval(hourly)
  await closeGracefully(server)
  await pages.close()
  await flushKeyUse()
  await flushRequestLog()
  await database().close()
  process.exit(0)
}
