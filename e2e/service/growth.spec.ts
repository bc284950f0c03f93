import Sqlite from "better-sqlite3"
import pg from "pg"
import { createClient } from "@/lib/db/engine/client"
import type { Statement } from "@/lib/db/engine/steps"
import { pageOfIds, totals, totalsByStatus } from "@/lib/db/jobs/job-pages"
import { jobStore } from "@/lib/db/jobs/jobs"
import { plainJobStore } from "@/e2e/support/plain-jobs"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { fill } from "@/bench/throughput/data-set"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

const size = 20_000

/** What people and programs ask of a long list: by name, with the most rows of `jobs` that PostgreSQL may touch for it. */
const questions = {
  "the first page": { status: null, q: null, offset: 0, most: 20 },
  "the first page of a status": { status: "draft", q: null, offset: 0, most: 20 },
  "a page in the middle": { status: null, q: null, offset: 9_990, most: 200 },
  "a page in the middle, without the confidential": {
    status: null,
    q: null,
    offset: 9_990,
    most: 200,
    hidden: true,
  },
  "the last page": { status: null, q: null, offset: size - 10, most: 200 },
  "the last page of a status": { status: "archived", q: null, offset: 11_990, most: 200 },
  // PostgreSQL may read in order until it has found ten of what occurs often.
  "a search": { status: null, q: "relief welder camp", offset: 0, most: size / 2 },
  "a search of one status": { status: "active", q: "ref-1-1999", offset: 0, most: 2_000 },
  "a search for two characters": { status: null, q: "q9", offset: 0, most: 2_000 },
} as const

test("no list and no search of 20,000 postings reads or sorts them all, and they are the right ones", async ({
  newDatabase,
}) => {
  const { employerId } = await fill(newDatabase, size, [300])
  const client = createClient(newDatabase)
  const [ours, plain] = [jobStore(client), plainJobStore(client)]
  const explain = newDatabase.startsWith("file:") ? onSqlite(newDatabase) : await onPostgresql(newDatabase)
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
    expect(await ours.list(among, filter, some), "once the search index is tidied").toEqual(before)
  } finally {
    await explain.close()
    await client.close()
  }
})

type Explain = {
  /** What of the statement's plan grows with the employer. */
  faults(statement: Statement, most: number): Promise<string[]>
  close(): Promise<void>
}

/** By the plan's words: SQLite tells no numbers. */
function onSqlite(url: string): Explain {
  const database = new Sqlite(url.replace("file:", ""), { readonly: true })
  return {
    async faults({ text, values }) {
      const plan = database
        .prepare(`EXPLAIN QUERY PLAN ${text.replace(/\$(\d+)/g, "@v$1")}`)
        .all(Object.fromEntries(values.map((value, index) => [`v${index + 1}`, value])))
      const lines = (plan as { detail: string }[]).map(({ detail }) => detail)
      // What is sorted may be the days of the counts, never the jobs.
      const sorted =
        lines.some((line) => /TEMP B-TREE/.test(line)) && !lines.some((line) => /job_counts/.test(line))
      return lines.filter((line) => /^SCAN (jobs|j)\b/.test(line) || (sorted && /TEMP B-TREE/.test(line)))
    },
    async close() {
      database.close()
    },
  }
}

type Node = {
  "Node Type": string
  "Relation Name"?: string
  "Actual Rows": number
  "Actual Loops": number
  "Rows Removed by Filter"?: number
  Plans?: Node[]
}

/** By the rows that were touched. */
async function onPostgresql(url: string): Promise<Explain> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    async faults({ text, values }, most) {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
      const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)]
      return nodes((rows[0] as { "QUERY PLAN": { Plan: Node }[] })["QUERY PLAN"][0]?.Plan as Node)
        .filter((node) => node["Relation Name"] === "jobs")
        .map((node) => {
          const touched = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"]
          return { type: node["Node Type"], touched }
        })
        .filter(({ type, touched }) => type === "Seq Scan" || touched > most)
        .map(({ type, touched }) => `${type} of ${touched}`)
    },
    close: () => client.end(),
  }
}
