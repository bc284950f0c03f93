import { applyMigrations } from "@/lib/db/tools/migrations"
import { allRows, fillFrom, migrationNames, readFixture, writeFixture } from "@/e2e/run/database-fixtures"
import { withScratchFile } from "@/e2e/run/with-scratch-file"

// For each migration without a fixture: the one before it, migrated. What is new in it is to be given rows by hand.
const names = await migrationNames()
for (const [index, migration] of names.entries()) {
  if (await readFixture(migration)) continue
  const before = await readFixture(names[index - 1] ?? "")
  if (!before) throw new Error(`${migration} has no fixture before it to begin with.`)
  await withScratchFile(async (url) => {
    await fillFrom(before, url)
    await applyMigrations(url, migration)
    const tables = allRows(url)
    const file = await writeFixture({ migration, tables })
    const empty = Object.keys(tables).filter((name) => tables[name]?.length === 0)
    console.log(`Wrote ${file}.`)
    if (empty.length > 0) console.log(`Add rows by hand to what is empty: ${empty.join(", ")}.`)
  })
}
