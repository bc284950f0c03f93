import path from "node:path"
import { fileURLToPath } from "node:url"
import { misused } from "./option-values"

const calledFrom = process.cwd()

// Settings such as DATABASE_URL, and what the service reads itself, are named from the project's folder.
process.chdir(fileURLToPath(new URL("..", import.meta.url)))

/** The file that the caller calls `given`, named so that it is found from the project's folder. */
export function fileArgument(given: string): string {
  if (given.trim() === "") throw misused("The name of the file is blank.")
  return path.isAbsolute(given) || process.cwd() === calledFrom ? given : path.resolve(calledFrom, given)
}
