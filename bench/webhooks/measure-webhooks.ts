import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { SyncClient } from "../sync/measure-sync"
import { median } from "../throughput/measure"

/** How many endpoints each employer has, and postings that are told to each of them. */
export type WebhookSizes = { endpoints: number; events: number; rounds: number }

/** Deliveries until all had come, with their seconds; postings a second without a webhook and with one, and their ratio by rounds. */
export type WebhookFigures = {
  deliveries: number
  seconds: number
  without: number
  withOne: number
  ratio: number
}

const batch = 100
const connections = 4
const inRound = 200

/** Takes everything at once, at as many addresses of this machine as are asked for. */
export class Endpoints {
  readonly hosts: string[]
  taken = 0
  private heard = () => {}
  private readonly server = createServer((request, response) => {
    request.resume()
    request.on("end", () => {
      this.taken++
      response.writeHead(204).end()
      this.heard()
    })
  })

  constructor(count: number) {
    // At one host no more than four requests run at once, so that each endpoint has a host of its own.
    this.hosts = Array.from({ length: count }, (_, index) => `127.0.1.${index + 1}`)
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "0.0.0.0", resolve))
  }

  urlOf(host: string): string {
    return `http://${host}:${(this.server.address() as AddressInfo).port}/hook`
  }

  /** Resolves once so many have been taken since the beginning. */
  async until(count: number): Promise<void> {
    while (this.taken < count) await new Promise<void>((resolve) => (this.heard = resolve))
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}

/** Tells of postings that `clients`, each of an employer of its own, create in batches. */
export async function measureDeliveries(
  clients: SyncClient[],
  endpoints: Endpoints,
  { endpoints: each, events }: WebhookSizes,
): Promise<Pick<WebhookFigures, "deliveries" | "seconds">> {
  for (const [index, client] of clients.entries())
    for (const host of endpoints.hosts.slice(index * each, (index + 1) * each))
      await client.ask("POST", "/webhooks", { url: endpoints.urlOf(host), events: ["job.created"] })
  const deliveries = clients.length * each * events
  const before = endpoints.taken
  const began = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      for (let first = 0; first < events; first += batch) {
        const count = Math.min(batch, events - first)
        const operations = Array.from({ length: count }, (_, index) => ({
          op: "create",
          job: posting(index),
        }))
        await client.ask("POST", "/jobs/batch", { operations })
      }
    }),
  )
  await endpoints.until(before + deliveries)
  return { deliveries, seconds: (performance.now() - began) / 1_000 }
}

/** Creates postings of an employer without a webhook and of one with an enabled one, in turns. */
export async function measureWriteCost(
  plain: SyncClient,
  told: SyncClient,
  endpoints: Endpoints,
  { rounds }: WebhookSizes,
): Promise<Pick<WebhookFigures, "without" | "withOne" | "ratio">> {
  await told.ask("POST", "/webhooks", { url: endpoints.urlOf(endpoints.hosts[0] as string) })
  const rates: { without: number; withOne: number }[] = []
  // The first round is for the server to get warm.
  for (let round = 0; round <= rounds; round++) {
    const without = await rate(plain)
    const before = endpoints.taken
    const withOne = await rate(told)
    await endpoints.until(before + inRound)
    if (round > 0) rates.push({ without, withOne })
  }
  return {
    without: median(rates.map(({ without }) => without)),
    withOne: median(rates.map(({ withOne }) => withOne)),
    ratio: median(rates.map(({ without, withOne }) => withOne / without)),
  }
}

/** How many postings a second are created by single calls. */
async function rate(client: SyncClient): Promise<number> {
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next++ < inRound) await client.ask("POST", "/jobs", posting(next))
    }),
  )
  return inRound / ((performance.now() - began) / 1_000)
}

function posting(number: number) {
  return {
    title: `Cook ${number}`,
    locations: [{ description: "Vancouver, BC" }],
    categories: [{ id: 1 }],
    positionType: { id: 1 },
    description: `<p>${"We look for somebody who likes to work with others. ".repeat(12)}</p>`,
    applicantRoutingType: { id: 1 },
    applicationEmail: "jobs@example.com",
  }
}
