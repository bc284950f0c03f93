import { readFile } from "node:fs/promises"
import path from "node:path"
import { titled } from "@/app/page-text"
import { spokenLanguage } from "@/app/spoken-language"
import { ApiGuide } from "@/components/docs/api-guide"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("docs.guideTitle"))

export default async function DocsPage() {
  const syncProgram = await readFile(path.join(process.cwd(), "examples/sync-postings.mjs"), "utf8")
  return <ApiGuide language={await spokenLanguage()} syncProgram={syncProgram} />
}
