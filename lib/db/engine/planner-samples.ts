import type { Client } from "./client"
import { type Steps, tell } from "./steps"

/**
 * Empties what ANALYZE stored in a SQLite file about single values. As long as there are such samples, SQLite plans a statement
 * anew for the values of each call, which takes several times as long as answering it.
 */
export async function forgetPlannerSamples({ kind, direct }: Client): Promise<void> {
  if (kind === "postgresql") return
  const table = "SELECT name FROM sqlite_master WHERE name = 'sqlite_stat4'"
  const [found] = await direct.rows({ text: table, values: [] })
  if (found) await direct.write(forget)
}

function* forget(): Steps<void> {
  yield* tell("DELETE FROM sqlite_stat4", [])
}
