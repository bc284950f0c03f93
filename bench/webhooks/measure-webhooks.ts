import type { SyncClient } from "../sync/measure-sync"
import { median } from "../throughput/measure"
import type { Endpoints } from "./endpoints"

/** How many endpoints each employer has, and how many postings each of them is notified of. */
export type WebhookSizes = { endpoints: number; events: number; rounds: number }

/** Postings a second, or milliseconds for each, without a webhook and with one, and their ratio by rounds. */
export type Compared = { without: number; withOne: number; ratio: number }

/** What a webhook costs clients that write as fast as the service can, and those that write one posting after another. */
export type WriteCost = { rates: Compared; times: Compared }

/** Deliveries that waited while endpoints didn't respond, the memory used meanwhile in MB, and the seconds they took afterwards. */
export type WaitingFigures = { few: number; withFew: number; withAll: number; seconds: number }

const batch = 100
const connections = 4
const inRound = 200

/** The fraction of the deliveries that are waiting when memory is first read. */
const fewPart = 0.1

/** Gives each of `clients`, which belong to different employers, its share of the endpoints. */
export async function makeWebhooks(
  clients: SyncClient[],
  endpoints: Endpoints,
  { endpoints: each }: WebhookSizes,
): Promise<void> {
  for (const [index, client] of clients.entries())
    for (const host of endpoints.hosts.slice(index * each, (index + 1) * each))
      await client.ask("POST", "/webhooks", { url: endpoints.urlOf(host), events: ["job.created"] })
}

/** Sends webhooks for postings that `clients` create in batches; returns how many seconds it takes until all have arrived. */
export async function measureDeliveries(
  clients: SyncClient[],
  endpoints: Endpoints,
  sizes: WebhookSizes,
): Promise<number> {
  const all = endpoints.count + deliveriesOf(clients, sizes)
  const began = performance.now()
  await createPostings(clients, sizes.events)
  await endpoints.until(all)
  return (performance.now() - began) / 1_000
}

/** The same, but no endpoint responds until all postings are created; `memory` returns the server's, in MB. */
export async function measureWaiting(
  clients: SyncClient[],
  endpoints: Endpoints,
  sizes: WebhookSizes,
  memory: () => Promise<number>,
): Promise<WaitingFigures> {
  const all = endpoints.count + deliveriesOf(clients, sizes)
  const since = new Date().toISOString()
  const few = Math.ceil(sizes.events * fewPart)
  endpoints.hold()
  await createPostings(clients, few)
  const withFew = await memory()
  await createPostings(clients, sizes.events - few)
  const withAll = await memory()
  endpoints.release()
  const began = performance.now()
  // Deliveries that failed meanwhile would otherwise wait for minutes.
  for (const client of clients) {
    const { data } = await client.ask<{ data: { id: number }[] }>("GET", "/webhooks")
    for (const { id } of data) await client.ask("POST", `/webhooks/${id}/recover`, { since })
  }
  await endpoints.until(all)
  return {
    ...{ few: deliveriesOf(clients, { ...sizes, events: few }), withFew, withAll },
    seconds: (performance.now() - began) / 1_000,
  }
}

/** How many deliveries the postings of all clients add up to. */
export function deliveriesOf(clients: SyncClient[], { endpoints, events }: WebhookSizes): number {
  return clients.length * endpoints * events
}

async function createPostings(clients: SyncClient[], events: number): Promise<void> {
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
}

/** Creates postings in turns for an employer without a webhook and for one with an enabled webhook. */
export async function measureWriteCost(
  plain: SyncClient,
  told: SyncClient,
  endpoints: Endpoints,
  { rounds }: WebhookSizes,
): Promise<WriteCost> {
  await told.ask("POST", "/webhooks", { url: endpoints.urlOf(endpoints.hosts[0] as string) })
  return {
    rates: await compare(plain, told, endpoints, rounds, rate),
    times: await compare(plain, told, endpoints, rounds, time),
  }
}

async function compare(
  plain: SyncClient,
  told: SyncClient,
  endpoints: Endpoints,
  rounds: number,
  measure: (client: SyncClient) => Promise<number>,
): Promise<Compared> {
  const measured: { without: number; withOne: number }[] = []
  // The first round is for the server to warm up.
  for (let round = 0; round <= rounds; round++) {
    const without = await measure(plain)
    const before = endpoints.count
    const withOne = await measure(told)
    await endpoints.until(before + inRound)
    if (round > 0) measured.push({ without, withOne })
  }
  return {
    without: median(measured.map(({ without }) => without)),
    withOne: median(measured.map(({ withOne }) => withOne)),
    ratio: median(measured.map(({ without, withOne }) => withOne / without)),
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

/** The median milliseconds until a posting is created, for calls made one after another. */
async function time(client: SyncClient): Promise<number> {
  const times: number[] = []
  for (let next = 0; next < inRound; next++) {
    const began = performance.now()
    await client.ask("POST", "/jobs", posting(next))
    times.push(performance.now() - began)
  }
  return median(times)
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
