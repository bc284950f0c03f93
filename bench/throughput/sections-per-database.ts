import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { withPostgres } from "@/e2e/run/with-postgres"

/** Runs `section` on new databases of both kinds, or on the one that `only` names; `folder` is for logs, and is removed. */
export async function sectionsPerDatabase(
  only: string | undefined,
  section: (name: string, url: string, folder: string) => Promise<string>,
): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "openings-bench-"))
  const sections: string[] = []
  try {
    if (only !== "postgresql")
      sections.push(await section("SQLite", `file:${path.join(folder, "openings.db")}`, folder))
    if (only !== "sqlite")
      await withPostgres(async (url) => void sections.push(await section("PostgreSQL", url, folder)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return sections
}
