import { applyMigrations } from "@/lib/db/tools/migrations"
import { allRows, fillFrom, migrationNames, readFixture, writeFixture } from "@/e2e/run/database-fixtures"
import { withScratchFile } from "@/e2e/run/with-scratch-file"

// Makes a fixture for each migration that has none, by migrating the one before it. New tables then need rows by hand.
const names = await migrationNames()
for (const [index, migration] of names.entries()) {
  if (await readFixture(migration)) continue
  const before = await readFixture(names[index - 1] ?? "")
  if (!before) throw new Error(`There is no fixture before ${migration} to start from.`)
  await withScratchFile(async (url) => {
    await fillFrom(before, url)
    await applyMigrations(url, migration)
    const tables = allRows(url)
    const file = await writeFixture({ migration, tables })
    const empty = Object.keys(tables).filter((name) => tables[name]?.length === 0)
    console.log(`Wrote ${file}.`)
    if (empty.length > 0) console.log(`Add rows by hand to the empty tables: ${empty.join(", ")}.`)
  })
}
