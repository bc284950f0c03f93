import { applyMigrations } from "@/lib/db/tools/migrations"
import { databaseKind } from "@/lib/env"
import { filtersFor, readSchema, withSchemaEngine } from "./schema-engine"

/**
 * The SQL by which the schema is ahead of the committed migrations, or null if they agree. `url` names an empty scratch
 * database, to which the migrations are applied so that the engine can look at the outcome.
 */
export async function pendingDifference(url: string): Promise<string | null> {
  await applyMigrations(url)
  const files = [{ path: "schema.prisma", content: await readSchema(databaseKind(url)) }]
  const { exitCode, stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: "schemaDatasource", files, configDir: "." },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: true,
      filters: filtersFor(databaseKind(url)),
    }),
  )
  return exitCode === 2 ? (stdout ?? "") : null
}
