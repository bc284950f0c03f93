import { fill } from "@/bench/throughput/data-set"
import { anyAfter, entriesAfter } from "@/lib/db/changes"
import { createClient } from "@/lib/db/engine/client"
import { tell } from "@/lib/db/engine/steps"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { explainer } from "../support/explain"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

test("following 20,000 postings reads no entry that the client may not see", async ({ newDatabase }) => {
  test.setTimeout(120_000)
  const { employerId } = await fill(newDatabase, 10_000, [10_000])
  const client = createClient(newDatabase)
  // A key without the confidential scope is at a position before many entries it may not see.
  await client.direct.write(function* () {
    yield* tell("UPDATE changed_jobs SET confidential = true WHERE employer_id = $1 AND id > 2000", [
      employerId,
    ])
    // PostgreSQL does this on its own; SQLite is never analyzed.
    if (client.kind === "postgresql") yield* tell("ANALYZE changed_jobs", [])
  })
  const explain = await explainer(newDatabase)
  try {
    for (const [confidential, index] of [
      [true, "changed_jobs_employer_id_id_idx"],
      [false, "changed_jobs_open"],
    ] as const)
      for (const position of [0, 1_990, 2_000]) {
        const among = { employerId: employerId as EmployerId, confidential }
        const place = { position, began: 0 }
        for (const statement of [entriesAfter(client.kind, among, place, 100), anyAfter(among, place)]) {
          const ways = await explain.ways(statement)
          const changed = ways.filter((way) => /changed_jobs|\bc\b/.test(way))
          expect(changed, `${statement.text} after ${position}`).toEqual([index])
        }
      }
  } finally {
    await explain.close()
    await client.close()
  }
})
