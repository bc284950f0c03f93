import pg from "pg"
import { createClient } from "@/lib/db/engine/client"
import { tell } from "@/lib/db/engine/steps"
import { selectedIds, selectedTotals } from "@/lib/db/jobs/job-orders"
import { jobSelectionStore } from "@/lib/db/jobs/job-selections"
import { fill } from "@/bench/throughput/data-set"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { jobStatuses } from "@/lib/domain/jobs/job"
import { anyJob, jobOrders, type JobPosition, newestFirst } from "@/lib/domain/jobs/job-selection"
import { explainer } from "../support/explain"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

const size = 20_000

const orders = [...jobOrders, "status" as const].flatMap((by) =>
  [true, false].map((descending) => ({ by, descending })),
)

test("with 20,000 postings no order sorts or reads them all, pages follow each other, and counting a filter reads no posting", async ({
  newDatabase,
}) => {
  test.setTimeout(120_000)
  const { employerId } = await fill(newDatabase, size, [300])
  const client = createClient(newDatabase)
  // To find a value that no row has, PostgreSQL reads a table from its beginning.
  await client.direct.write(function* () {
    yield* tell("UPDATE jobs SET auto_refresh = true WHERE id % 50 = 1", [])
    if (client.kind === "postgresql") yield* tell("ANALYZE jobs", [])
  })
  if (client.kind === "postgresql") await vacuum(newDatabase)
  const explain = await explainer(newDatabase)
  const among = { employerId: employerId as EmployerId, confidential: true }
  const store = jobSelectionStore(client)
  try {
    for (const order of orders)
      for (const status of [null, ...jobStatuses]) {
        const selection = { status, q: null, further: anyJob, order }
        const name = `${order.descending ? "-" : ""}${order.by}, ${status}`
        let after: JobPosition | null = null
        let last: number[] = []
        for (let page = 0; page < 3; page++) {
          const asked = { after, limit: 10 }
          const statement = selectedIds(client.kind, among, selection, asked, "many")
          expect(await explain.faults(statement, 150, after !== null), `${name}, page ${page}`).toEqual([])
          const { jobs, next }: Awaited<ReturnType<typeof store.headers>> = await store.headers(
            among,
            selection,
            asked,
          )
          const ids = jobs.map(({ id }) => id)
          expect(ids, name).toHaveLength(10)
          expect(
            ids.filter((id) => last.includes(id)),
            name,
          ).toEqual([])
          const byNumber = await store.headers(among, selection, { offset: page * 10, limit: 10 })
          expect(
            byNumber.jobs.map(({ id }) => id),
            name,
          ).toEqual(ids)
          after = next
          last = ids
        }
      }
    // Nothing has been checked here, so an index of postings with findings has no rows to read.
    for (const findings of ["error", "warning", "advice", "none"] as const)
      for (const status of [null, "active"] as const) {
        const further = { ...anyJob, findings }
        const selection = { status, q: null, further, order: newestFirst }
        const page = selectedIds(client.kind, among, selection, { offset: 0, limit: 10 }, "many")
        expect(await explain.faults(page, 150), `${findings}, ${status}`).toEqual([])
        // The part of an index that matches may be sorted by status.
        const faults = await explain.faults(selectedTotals(client.kind, among, selection), 150)
        expect(faults.filter((fault) => !/TEMP B-TREE/.test(fault))).toEqual([])
      }
    for (const asked of [
      { closesAfter: "2025-06-01", closesBefore: "2025-07-01" },
      { updatedSince: new Date(Date.now() - 60_000) },
      { categoryId: 1 },
      { positionTypeId: 1 },
      { locationId: 1 },
      { confidential: true },
      { autoRefresh: true },
      { changedBy: { kind: "service" as const, id: null } },
      { categoryId: 1, positionTypeId: 1, closesBefore: "2025-06-01" },
      { locationId: 156, autoRefresh: false, changedBy: { kind: "service" as const, id: null } },
    ])
      for (const by of jobOrders) {
        const further = { ...anyJob, ...asked }
        const selection = { status: "active" as const, q: null, further, order: { by, descending: true } }
        const name = `${by} of ${Object.keys(asked).join()}`
        const range = { after: null, limit: 10 }
        const pages = (["few", "many"] as const).map((wanted) =>
          selectedIds(client.kind, among, selection, range, wanted),
        )
        // The list counts all statuses, as its tabs do.
        const counts = [null, "active" as const].map((status) =>
          selectedTotals(client.kind, among, { ...selection, status }),
        )
        // The index range that matches the two filters may be sorted.
        for (const statement of [...pages, ...counts]) {
          const faults = await explain.faults(statement, size)
          expect(
            faults.filter((fault) => !/TEMP B-TREE/.test(fault)),
            name,
          ).toEqual([])
        }
        for (const statement of counts) expect(await explain.jobsRead(statement), name).toEqual([])
      }
  } finally {
    await explain.close()
    await client.close()
  }
})

/** PostgreSQL does this on its own a minute later: only then can it answer from an index alone. */
async function vacuum(url: string): Promise<void> {
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  await connection.query("VACUUM jobs")
  await connection.end()
}
