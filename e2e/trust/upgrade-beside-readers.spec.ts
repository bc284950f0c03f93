import pg from "pg"
import { applyMigrations } from "@/lib/db/tools/migrations"
import { type DatabaseFixture, fillFrom, migrationNames, readFixture } from "../run/database-fixtures"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

/** The first migration that locks tables against readers of the previous version. */
const replacesIndex = "20261125113000_job_filters"

test("the migration that replaces an index and the previous version's requests take their locks in the same order @postgresql", async ({
  emptyDatabase,
}) => {
  const names = await migrationNames()
  const before = names[names.indexOf(replacesIndex) - 1] as string
  await fillFrom((await readFixture(before)) as DatabaseFixture, emptyDatabase)
  const [holder, reader] = [new pg.Client(emptyDatabase), new pg.Client(emptyDatabase)]
  await Promise.all([holder.connect(), reader.connect()])
  await holder.query("BEGIN; SELECT 1 FROM job_locations")
  const migrated = applyMigrations(emptyDatabase, replacesIndex)
  const waiting = async () => {
    const here = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    return (await holder.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND ${here}`)).rowCount
  }
  await expect.poll(waiting).toBe(1)
  // A page of the list reads the jobs, and then their places.
  const read = reader.query("BEGIN; SELECT 1 FROM jobs; SELECT 1 FROM job_locations; COMMIT")
  await expect.poll(waiting).toBe(2)
  await holder.query("COMMIT")
  await Promise.all([migrated, read])
  await Promise.all([holder.end(), reader.end()])
})
