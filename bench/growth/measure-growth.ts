import { openDatabase } from "@/lib/db/database"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { JobFilter } from "@/lib/domain/jobs/job-store"
import type { DataSet } from "../throughput/data-set"
import { median } from "../throughput/measure"

/** Medians in milliseconds. */
export type Wait = { store: number; request: number }

/** How long each query took. */
export type Waits = Record<string, Wait>

type Question = JobFilter & { page: "first" | "middle" | "last" }

const everything = { status: null, q: null }

const questions: Record<string, Question> = {
  "first page": { ...everything, page: "first" },
  "first page of a status": { ...everything, status: "draft", page: "first" },
  "page in the middle": { ...everything, page: "middle" },
  "last page": { ...everything, page: "last" },
  "search, one in 500": { ...everything, q: "weekend clerk airport", page: "first" },
  "search, one in 70": { ...everything, q: "senior nurse", page: "first" },
  "search, one in 7": { ...everything, q: "airport", page: "first" },
  "search, two characters": { ...everything, q: "rd", page: "first" },
}

const pageSize = 10
const mostCalls = 200
const longest = 4_000

/** Runs every query for the employer of `data`, first on the stores, then on the server at `base`. */
export async function measureGrowth(data: DataSet, base: string): Promise<Waits> {
  const database = openDatabase(data.url)
  const among = { employerId: data.employerId as EmployerId, confidential: true }
  const waits: Waits = {}
  try {
    await database.stores.jobs.tidySearch()
    for (const [name, { page, ...filter }] of Object.entries(questions)) {
      const list = (offset: number) => database.stores.jobs.list(among, filter, { offset, limit: pageSize })
      const { total } = await list(0)
      const pages = Math.max(1, Math.ceil(total / pageSize))
      const number = { first: 1, middle: Math.ceil(pages / 2), last: pages }[page]
      const query = new URLSearchParams({
        page: String(number),
        ...(filter.q && { q: filter.q }),
        ...(filter.status && { status: filter.status }),
      })
      waits[name] = {
        store: await medianOf(() => list((number - 1) * pageSize)),
        request: await medianOf(() => asked(`${base}/api/v1.1/jobs?${query}`, data.apiKey, total)),
      }
    }
  } finally {
    await database.close()
  }
  return waits
}

async function asked(url: string, apiKey: string, total: number): Promise<void> {
  const answer = await fetch(url, { headers: { "API-Key": apiKey } })
  const { paging } = (await answer.json()) as { paging?: { total: number } }
  if (paging?.total !== total)
    throw new Error(`${url} answered ${answer.status}, ${JSON.stringify(paging)} of ${total}`)
}

async function medianOf(call: () => Promise<unknown>): Promise<number> {
  for (let warmUp = 0; warmUp < 10; warmUp++) await call()
  const taken: number[] = []
  const begun = performance.now()
  while (taken.length < mostCalls && performance.now() - begun < longest) {
    const start = performance.now()
    await call()
    taken.push(performance.now() - start)
  }
  return median(taken)
}
