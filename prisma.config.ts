import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { defineConfig } from "prisma/config"

// Prisma's command line tries to download its schema engine at startup; none of the commands used here needs one.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

const url = process.env.DATABASE_URL ?? "file:./data/openings.db"
const provider = /^postgres(ql)?:/.test(url) ? "postgresql" : "sqlite"

/** A generated client serves only one provider, so the PostgreSQL schema is derived from the stored one. */
function schemaPath(): string {
  if (provider === "sqlite") return "prisma/schema.prisma"
  mkdirSync("prisma/generated", { recursive: true })
  const derived = "prisma/generated/postgresql.prisma"
  const source = readFileSync("prisma/schema.prisma", "utf8")
  writeFileSync(
    derived,
    source
      .replace('provider = "sqlite"', 'provider = "postgresql"')
      .replace("../lib/db/generated/sqlite", "../../lib/db/generated/postgresql"),
  )
  return derived
}

export default defineConfig({
  schema: schemaPath(),
  migrations: { path: `prisma/migrations/${provider}` },
  datasource: { url },
})
