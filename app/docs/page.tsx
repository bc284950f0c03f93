import { readFile } from "node:fs/promises"
import path from "node:path"
import type { Metadata } from "next"
import { ApiGuide } from "@/components/docs/api-guide"

export const metadata: Metadata = { title: "API guide" }

export default async function DocsPage() {
  return (
    <ApiGuide syncProgram={await readFile(path.join(process.cwd(), "examples/sync-postings.mjs"), "utf8")} />
  )
}
