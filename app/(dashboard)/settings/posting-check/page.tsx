import { titled } from "@/app/page-text"
import { CheckSettingsPage } from "@/components/settings/posting-check/check-settings-page"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("postingCheck.title"))

export default function PostingCheckPage() {
  return <CheckSettingsPage />
}
