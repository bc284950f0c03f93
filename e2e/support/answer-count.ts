import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const folderVariable = "E2E_ANSWERS_FOLDER"
const asDocumented = "."
const otherwise = "!"

/** Counts an answer that was checked against the OpenAPI document, as one character in this worker's file. */
export function countAnswer(documented: boolean): void {
  const folder = process.env[folderVariable]
  if (folder) appendFileSync(path.join(folder, String(process.pid)), documented ? asDocumented : otherwise)
}

/** Before the run, prepares a place where the workers count; after it, prints how many answers there were. */
export default function countAnswers(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "openings-answers-"))
  process.env[folderVariable] = folder
  return () => {
    const counted = readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), "utf8"))
      .join("")
    rmSync(folder, { recursive: true, force: true })
    const faulty = counted.replaceAll(asDocumented, "").length
    const outcome =
      faulty === 0 ? "every one as documented" : `${faulty.toLocaleString("en")} NOT as documented`
    console.log(
      `\n${counted.length.toLocaleString("en")} answers held against the OpenAPI document, ${outcome}`,
    )
  }
}
