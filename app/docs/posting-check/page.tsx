import { titled } from "@/app/page-text"
import { spokenLanguage } from "@/app/spoken-language"
import { CheckRulesPage } from "@/components/docs/check-rules-page"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("docs.checkRulesTitle"))

export default async function PostingRulesPage() {
  return <CheckRulesPage language={await spokenLanguage()} />
}
