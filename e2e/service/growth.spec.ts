import { createClient } from "@/lib/db/engine/client"
import { pageOfIds, totals, totalsByStatus } from "@/lib/db/jobs/job-pages"
import { jobStore } from "@/lib/db/jobs/jobs"
import { plainJobStore } from "@/e2e/support/plain-jobs"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { fill } from "@/bench/throughput/data-set"
import { explainer } from "../support/explain"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

const size = 20_000

/** Typical queries on a long list: by name, with the most rows of `jobs` that PostgreSQL may touch for each. */
const questions = {
  "the first page": { status: null, q: null, offset: 0, most: 20 },
  "the first page of a status": { status: "draft", q: null, offset: 0, most: 20 },
  "a page in the middle": { status: null, q: null, offset: 9_990, most: 200 },
  "a page in the middle, without confidential postings": {
    status: null,
    q: null,
    offset: 9_990,
    most: 200,
    hidden: true,
  },
  "the last page": { status: null, q: null, offset: size - 10, most: 200 },
  "the last page of a status": { status: "archived", q: null, offset: 11_990, most: 200 },
  // PostgreSQL may read in order until it has found ten rows of a frequent match.
  "a search": { status: null, q: "relief welder camp", offset: 0, most: size / 2 },
  "a search of one status": { status: "active", q: "ref-1-1999", offset: 0, most: 2_000 },
  "a search for two characters": { status: null, q: "q9", offset: 0, most: 2_000 },
} as const

test("with 20,000 postings no list or search reads or sorts them all, and the results are right", async ({
  newDatabase,
}) => {
  const { employerId } = await fill(newDatabase, size, [300])
  const client = createClient(newDatabase)
  const [ours, plain] = [jobStore(client), plainJobStore(client)]
  const explain = await explainer(newDatabase)
  try {
    for (const [name, question] of Object.entries(questions)) {
      const { offset, most, status, q } = question
      const filter = { status, q }
      const among = { employerId: employerId as EmployerId, confidential: !("hidden" in question) }
      const { jobs, total } = await plain.list(among, filter, { offset, limit: 10 })
      const page = pageOfIds(client.kind, among, filter, { offset, limit: 10, total })
      const statements = {
        page: { ...page, text: `${page.found ? `WITH ${page.found}` : ""} ${page.text}` },
        total: totals(client.kind, among, filter),
        "total of each status": totalsByStatus(client.kind, among, { ...filter, status: null }),
      }
      for (const [part, statement] of Object.entries(statements))
        expect(await explain.faults(statement, most), `${name}, ${part}`).toEqual([])
      expect(await ours.list(among, filter, { offset, limit: 10 }), name).toEqual({ jobs, total })
    }
    const among = { employerId: employerId as EmployerId, confidential: true }
    const filter = { status: null, q: "relief welder camp" }
    const some = { offset: 0, limit: 100 }
    const before = await ours.list(among, filter, some)
    await ours.tidySearch()
    expect(before.total).toBeGreaterThan(0)
    expect(await ours.list(among, filter, some), "after the search index is tidied").toEqual(before)
  } finally {
    await explain.close()
    await client.close()
  }
})
