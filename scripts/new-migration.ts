import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { pendingDifference } from "./migrations/pending-difference"
import { endWith } from "./end-with.mjs"
import { withScratchFile } from "@/e2e/run/with-scratch-file"
import { withPostgres } from "@/e2e/run/with-postgres"

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  process.stderr.write("Usage: npm run db:migration -- NAME   (lower case letters, digits and _)\n")
  await endWith(2)
}

const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14)

async function writeMigration(kind: "sqlite" | "postgresql", script: string | null) {
  if (!script) {
    console.log(`${kind}: the migrations already describe the schema.`)
    return
  }
  const folder = path.join("prisma/migrations", kind, `${stamp}_${name}`)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, "migration.sql"), script)
  console.log(`${kind}: wrote ${folder}/migration.sql. Read it before you commit it.`)
}

await withScratchFile(async (url) => writeMigration("sqlite", await pendingDifference(url)))
await withPostgres(async (url) => writeMigration("postgresql", await pendingDifference(url)))
await endWith(0)
