import type { DataSet } from "./data-set"

/** One thing that callers do, as requests that are sent in turn. Every response must pass `check`. */
export type Scenario = {
  name: string
  connections: number
  requests: { method: "GET" | "POST" | "PUT"; path: string; body?: () => string }[]
  check: (body: string) => boolean
}

const readers = 16
const writers = 4

/** A text that no other request of this run has sent. */
const unique = () => `${process.pid}-${++sent}`
let sent = 0

const searchTerms = ["senior nurse", "welder lake", "cuisiniere", "ref-1-12", "airport"]

const posting = {
  title: "Sous Chef",
  locations: [{ description: "Montreal, QC" }],
  categories: [{ id: 14 }, { id: 2 }],
  positionType: { id: 1 },
  salary: { amount: 24.75, period: { id: 5 } },
  description: `<p>${"Lead the line at our new kitchen. ".repeat(15)}</p>`,
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
}

/**
 * The scenarios for the server at `base`. Responses to reads are fetched and checked once, and each one that is counted must be identical
 * to that.
 */
export async function scenarios(base: string, { jobs, apiKey }: DataSet): Promise<Scenario[]> {
  const some = Array.from({ length: 50 }, (_, index) => 1 + Math.floor((index * jobs) / 50))
  const paths = {
    "read one": some.map((id) => `/api/v1.1/jobs/${id}`),
    "list, first page": ["/api/v1.1/jobs"],
    "list, page 500": [`/api/v1.1/jobs?page=${Math.min(500, Math.floor(jobs / 20))}`],
    search: searchTerms.map((term) => `/api/v1.1/jobs?q=${encodeURIComponent(term)}`),
  }
  const readings = Object.entries(paths).map(async ([name, list]): Promise<Scenario> => {
    const expected = new Set(await Promise.all(list.map((path) => sound(base, path, apiKey))))
    const requests = list.map((path) => ({ method: "GET" as const, path }))
    return { name, connections: readers, requests, check: (body) => expected.has(body) }
  })
  return [
    ...(await Promise.all(readings)),
    {
      name: "create",
      connections: writers,
      requests: [
        {
          method: "POST",
          path: "/api/v1.1/jobs",
          body: () => JSON.stringify({ ...posting, referenceId: unique() }),
        },
      ],
      check: (body) => (JSON.parse(body) as { title?: string; id?: number }).title === posting.title,
    },
    {
      name: "change one field",
      connections: writers,
      requests: some.map((id) => ({
        method: "PUT",
        path: `/api/v1.1/jobs/${id}`,
        body: () => JSON.stringify({ title: `Chef ${unique()}` }),
      })),
      check: (body) => (JSON.parse(body) as { title: string }).title.startsWith("Chef "),
    },
  ]
}

/** The response to `path`, which must be one job, or a page with ten jobs and a total. */
async function sound(base: string, path: string, apiKey: string): Promise<string> {
  const answer = await fetch(base + path, { headers: { "API-Key": apiKey } })
  const text = await answer.text()
  const { id, data, paging } = JSON.parse(text) as {
    id?: number
    data?: unknown[]
    paging?: { total: number; pageSize: number }
  }
  const isJob = path.endsWith(`/${id}`)
  const isPage = data?.length === Math.min(10, paging?.total ?? 0) && data.length > 0
  if (!answer.ok || !(isJob || isPage)) throw new Error(`${base + path} answered ${answer.status}: ${text}`)
  return text
}
