import { Agent, request } from "node:http"
import { median } from "../throughput/measure"

/** How many postings to use: for the first load, for the employer that is read from the start, and for single calls. */
export type SyncSizes = { load: number; whole: number; single: number }

/** Seconds, calls a second, megabytes or milliseconds, by what was measured. */
export type SyncFigures = {
  batches: number
  singles: number
  readAll: Read
  pull: Read
  one: number
  nothingNew: number
}
export type Read = { calls: number; seconds: number; megabytes: number }

const batch = 100
const connections = 4
const changed = 100
const rounds = 400

/** The API of one employer, over connections that stay open, without compression. */
export class SyncClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: connections })
  /** How many bytes of response bodies were read. */
  bytes = 0
  calls = 0

  constructor(
    private readonly base: string,
    private readonly apiKey: string,
  ) {}

  ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = { "API-Key": this.apiKey, ...(text && { "Content-Type": "application/json" }) }
    this.calls++
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.base}/api/v1.1${path}`,
        { method, headers, agent: this.agent },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on("data", (chunk: Buffer) => chunks.push(chunk))
          answer.on("error", reject)
          answer.on("end", () => {
            const all = Buffer.concat(chunks)
            this.bytes += all.length
            if ((answer.statusCode ?? 500) < 300) resolve(JSON.parse(all.toString()) as Answer)
            else reject(new Error(`${method} ${path}: ${answer.statusCode} ${all.toString()}`))
          })
        },
      )
      asked.on("error", reject)
      asked.end(text)
    })
  }

  close(): void {
    this.agent.destroy()
  }
}

type Changes = { data: unknown[]; cursor: string; more: boolean }

/** Loads an employer without postings, changes some, and finds out which ones, in the old way and in the new one. */
export async function measureSync(client: SyncClient, { load, single }: SyncSizes): Promise<SyncFigures> {
  const singles = await rate(single, 1, (index) =>
    client.ask("POST", "/jobs", postingBody(`single-${index}`)),
  )
  const before = await total(client)
  const batches = await rate(load, batch, (first) => {
    const operations = Array.from({ length: Math.min(batch, load - first) }, (_, index) => {
      return { op: "create", job: postingBody(`load-${first + index}`) }
    })
    return client.ask("POST", "/jobs/batch", { operations })
  })
  if ((await total(client)) !== before + load) throw new Error("not all were created")

  const { cursor } = await client.ask<Changes>("GET", "/jobs/changes?cursor=now")
  const operations = Array.from({ length: changed }, (_, index) => {
    const referenceId = `load-${Math.floor((index * load) / changed)}`
    return { op: "update", referenceId, job: { title: `Changed ${index}` } }
  })
  await client.ask("POST", "/jobs/batch", { operations })
  const readAll = await reading(client, () => readEveryJob(client))
  let now = cursor
  const pull = await reading(client, async () => {
    const page = await client.ask<Changes>("GET", `/jobs/changes?limit=500&cursor=${cursor}`)
    if (page.data.length !== changed || page.more) throw new Error("not all changes were listed")
    now = page.cursor
  })

  const { data } = await client.ask<{ data: { id: number }[] }>("GET", "/jobs?pageSize=1")
  const [one, nothingNew] = await inTurns(
    () => client.ask("GET", `/jobs/${data[0]?.id}`),
    () => client.ask("GET", `/jobs/changes?cursor=${now}`),
  )
  return { batches, singles, readAll, pull, one: one ?? 0, nothingNew: nothingNew ?? 0 }
}

/** Reads everything through the change list; `whole` is how many postings that should be. */
export async function readFromStart(client: SyncClient, whole: number): Promise<Read> {
  return reading(client, async () => {
    let page: Changes = { data: [], cursor: "", more: true }
    let read = 0
    while (page.more) {
      page = await client.ask<Changes>("GET", `/jobs/changes?limit=500&cursor=${page.cursor}`)
      read += page.data.length
    }
    if (read !== whole) throw new Error(`${read} of ${whole} were listed`)
  })
}

/** Reads all fields of all postings, as a client would have to without a change list. */
async function readEveryJob(client: SyncClient): Promise<void> {
  const fields = "closeDate,categories,positionType,salary,description,autoRefresh,applicantRoutingType"
  for (let page = 1; ; page++) {
    const { paging } = await client.ask<{ paging: { next: string | null } }>(
      "GET",
      `/jobs?pageSize=100&page=${page}&fields=${fields}`,
    )
    if (!paging.next) return
  }
}

async function reading(client: SyncClient, work: () => Promise<void>): Promise<Read> {
  const [bytes, calls, began] = [client.bytes, client.calls, performance.now()]
  await work()
  const seconds = (performance.now() - began) / 1_000
  return { calls: client.calls - calls, seconds, megabytes: (client.bytes - bytes) / 1e6 }
}

/** How many postings a second are written, for `count` postings with `inCall` per call, over a few connections. */
async function rate(
  count: number,
  inCall: number,
  call: (first: number) => Promise<unknown>,
): Promise<number> {
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < count) {
        const first = next
        next += inCall
        await call(first)
      }
    }),
  )
  return count / ((performance.now() - began) / 1_000)
}

/** The median milliseconds of each of `calls`, which take turns one after another. */
async function inTurns(...calls: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = calls.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, call] of calls.entries()) {
      const began = performance.now()
      await call()
      times[index]?.push(performance.now() - began)
    }
  return times.map(median)
}

async function total(client: SyncClient): Promise<number> {
  return (await client.ask<{ paging: { total: number } }>("GET", "/jobs?pageSize=1")).paging.total
}

/** A posting as integrators send it. */
export function postingBody(referenceId: string) {
  return {
    referenceId,
    title: `Cook ${referenceId}`,
    locations: [{ description: "Vancouver, BC" }],
    categories: [{ id: 1 }],
    positionType: { id: 1 },
    salary: { amount: 24.5, period: { id: 5 } },
    description: `<p>${"We look for somebody who likes to work with others. ".repeat(12)}</p>`,
    applicantRoutingType: { id: 1 },
    applicationEmail: "jobs@example.com",
  }
}
