import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const ignored = new Set(
  readFileSync(".gitignore", "utf8")
    .split("\n")
    .map((line) => line.replace(/\/$/, "")),
)

/**
 * The project's own files that end in one of `endings`, by their paths from its root. Doesn't use Git, because a machine with
 * the project need not have it.
 */
export function ownFiles(endings: string[], folder = ""): string[] {
  return readdirSync(folder || ".", { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.name === ".git" || ignored.has(entry.name) || ignored.has(file)) return []
    if (entry.isDirectory()) return ownFiles(endings, file)
    return endings.some((ending) => file.endsWith(ending)) ? [file] : []
  })
}
