import { titled } from "@/app/page-text"
import { ActivitySettings } from "@/components/settings/activity/activity-settings"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("activity.title"))

export default function ActivitySettingsPage() {
  return <ActivitySettings />
}
