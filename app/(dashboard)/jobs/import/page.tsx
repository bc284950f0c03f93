import { titled } from "@/app/page-text"
import { ImportPage } from "@/components/jobs/import/import-page"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("importPage.title"))

export default function PostingsImportPage() {
  return <ImportPage />
}
