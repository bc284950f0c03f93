import { loadavg } from "node:os"
import { openDatabase } from "@/lib/db/database"
import { createEmployer } from "@/lib/domain/employers/create-employer"
import { endWith } from "@/scripts/end-with.mjs"
import { SyncClient } from "./sync/measure-sync"
import { openingsServer, start } from "./throughput/servers"
import { sectionsPerDatabase } from "./throughput/sections-per-database"
import { writeSection } from "./throughput/table"
import { versions } from "./throughput/versions"
import { Endpoints } from "./webhooks/endpoints"
import {
  type Compared,
  deliveriesOf,
  makeWebhooks,
  measureDeliveries,
  measureWaiting,
  measureWriteCost,
  type WebhookSizes,
} from "./webhooks/measure-webhooks"

// Measures how fast webhooks are delivered, how much memory waiting deliveries take, and what webhooks add to a write, and writes that to
// bench/README.md; --quick uses a tenth and writes nothing.
const quick = process.argv.includes("--quick")
const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length)
const sizes: WebhookSizes = quick
  ? { endpoints: 10, events: 500, rounds: 3 }
  : { endpoints: 10, events: 5_000, rounds: 15 }

const load = loadavg()[0] ?? 0
const sections = await sectionsPerDatabase(only, section)
const heading = `## Webhooks

${versions()}, shared with the endpoints and the client; load average at the start ${load.toFixed(1)}.
Two employers with ${sizes.endpoints} endpoints each create ${number(sizes.events)} postings each in batches, and all of their endpoints are told of each posting.
Then they do it again while no endpoint answers until all are created, so that deliveries pile up. Memory is the server's. To measure
what a webhook costs a write, postings are created for an employer without a webhook and for one with a webhook, in turn, while events are
delivered: over 4 connections, which leaves the processors no time for deliveries, and one after the other.`
if (!quick && !only) await writeSection("webhooks", [heading, ...sections].join("\n\n"))
await endWith(0)

async function section(name: string, url: string, folder: string): Promise<string> {
  const keys = await employers(url)
  const endpoints = new Endpoints(2 * sizes.endpoints)
  await endpoints.open()
  const command = openingsServer(url)
  const server = await start(
    { ...command, env: { ...command.env, WEBHOOKS_ALLOWED_HOSTS: endpoints.hosts.join() } },
    folder,
  )
  const clients = keys.map((key) => new SyncClient(server.base, key))
  const [first, second, plain, told] = clients as [SyncClient, SyncClient, SyncClient, SyncClient]
  const telling = [first, second]
  const memory = async () => (await server.memory())?.now ?? 0
  try {
    const { rates, times } = await measureWriteCost(plain, told, endpoints, sizes)
    await makeWebhooks(telling, endpoints, sizes)
    const before = await memory()
    const seconds = await measureDeliveries(telling, endpoints, sizes)
    const after = await memory()
    const waiting = await measureWaiting(telling, endpoints, sizes, memory)
    const most = (await server.memory())?.most ?? 0
    const deliveries = deliveriesOf(telling, sizes)
    const pace = (took: number) => `${took.toFixed(1)} s, ${(deliveries / took).toFixed(0)} per second`
    const rows = [
      `| ${number(deliveries)} deliveries | ${pace(seconds)} |`,
      `| memory before, and after | ${before.toFixed(0)} MB, ${after.toFixed(0)} MB |`,
      `| memory while ${number(waiting.few)} wait, and while ${number(deliveries)} wait | ${waiting.withFew.toFixed(0)} MB, ${waiting.withAll.toFixed(0)} MB |`,
      `| those, once the endpoints answer | ${pace(waiting.seconds)} |`,
      `| peak memory | ${most.toFixed(0)} MB |`,
      `| postings created per second over 4 connections, without a webhook and with one | ${compared(rates, 0)} |`,
      `| milliseconds for one posting, one after the other, without and with | ${compared(times, 2)} |`,
    ]
    const text = `### ${name}\n\n| | |\n|---|--:|\n${rows.join("\n")}`
    console.log(`\n${text}`)
    return text
  } finally {
    for (const client of clients) client.close()
    await server.stop()
    endpoints.close()
  }
}

function compared({ without, withOne, ratio }: Compared, digits: number): string {
  return `${without.toFixed(digits)}, ${withOne.toFixed(digits)} (${ratio.toFixed(2)} times)`
}

function number(count: number): string {
  return count.toLocaleString("en")
}

/** Creates four employers without postings, and returns their keys. */
async function employers(url: string): Promise<string[]> {
  const database = openDatabase(url)
  await database.migrate()
  const context = { stores: database.stores, clock: { now: () => new Date() } }
  const keys: string[] = []
  for (let number = 1; number <= 4; number++) {
    const made = await createEmployer(context, {
      name: `Bench ${number}`,
      plan: "unlimited",
      timeZone: "UTC",
    })
    keys.push(made.apiKey)
  }
  await database.close()
  return keys
}
