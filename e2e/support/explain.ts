import Sqlite from "better-sqlite3"
import pg from "pg"
import type { Statement } from "@/lib/db/engine/steps"

/** Examines the query plans of the database at `url`. */
export async function explainer(url: string): Promise<Explainer> {
  return url.startsWith("file:") ? onSqlite(url) : onPostgresql(url)
}

type Explainer = {
  /**
   * The parts of the statement's plan that grow with the employer; `fewSorted` allows a sort at the very end, of rows that are
   * already limited.
   */
  faults(statement: Statement, most: number, fewSorted?: boolean): Promise<string[]>
  /** How the statement's plan reads jobs themselves where no index is enough; it may look up a few by their ids. */
  jobsRead(statement: Statement): Promise<string[]>
  /** The indexes that the statement's plan uses, and the tables it reads completely. */
  ways(statement: Statement): Promise<string[]>
  close(): Promise<void>
}

/** Judges by the words of the plan, since SQLite gives no numbers. */
function onSqlite(url: string): Explainer {
  const database = new Sqlite(url.replace("file:", ""), { readonly: true })
  const planOf = ({ text, values }: Statement) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${text.replace(/\$(\d+)/g, "@v$1")}`)
      .all(Object.fromEntries(values.map((value, index) => [`v${index + 1}`, value]))) as {
      detail: string
      parent: number
    }[]
  return {
    async ways(statement) {
      const read = planOf(statement).filter(({ detail }) =>
        /^(SEARCH|SCAN) (?!following|counted)/.test(detail),
      )
      return read.map(({ detail }) => / INDEX (\w+)/.exec(detail)?.[1] ?? detail)
    },
    async jobsRead(statement) {
      const details = planOf(statement).map(({ detail }) => detail)
      return details.filter(
        (detail) => /^(SEARCH|SCAN) jobs\b/.test(detail) && !/COVERING INDEX/.test(detail),
      )
    },
    async faults(statement, _most, fewSorted = false) {
      const nodes = planOf(statement)
      const isFew = (parent: number) =>
        nodes.some((node) => node.parent === parent && node.detail.startsWith("SCAN part_"))
      const lines = nodes
        .filter(({ detail, parent }) => !(fewSorted && /TEMP B-TREE/.test(detail) && isFew(parent)))
        .map(({ detail }) => detail)
      // The plan may sort the days of the counts, but never the jobs.
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
  "Index Name"?: string
  "Actual Rows": number
  "Actual Loops": number
  "Rows Removed by Filter"?: number
  Plans?: Node[]
}

/** Judges by the number of rows touched. */
async function onPostgresql(url: string): Promise<Explainer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const nodesOf = async ({ text, values }: Statement) => {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
    const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)]
    return nodes((rows[0] as { "QUERY PLAN": { Plan: Node }[] })["QUERY PLAN"][0]?.Plan as Node)
  }
  return {
    async ways(statement) {
      const read = (await nodesOf(statement)).map((node) => node["Index Name"] ?? node["Relation Name"])
      return read.filter((way) => way !== undefined)
    },
    async jobsRead(statement) {
      return (await nodesOf(statement))
        .filter((node) => node["Relation Name"] === "jobs" && node["Index Name"] !== "jobs_pkey")
        .map((node) => node["Node Type"])
        .filter((type) => type !== "Index Only Scan")
    },
    async faults(statement, most) {
      return (await nodesOf(statement))
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
