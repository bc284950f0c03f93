import { titled } from "@/app/page-text"
import { RecordsSettings } from "@/components/settings/records/records-settings"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("records.title"))

export default function RecordsSettingsPage() {
  return <RecordsSettings />
}
