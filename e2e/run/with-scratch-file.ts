import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"

/** Runs `work` with the address of a SQLite database that does not exist yet and is removed afterwards. */
export async function withScratchFile<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "openings-sqlite-"))
  try {
    return await work(`file:${path.join(folder, "scratch.db")}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
