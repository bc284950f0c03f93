import { titled } from "@/app/page-text"
import { WebhookSettings } from "@/components/settings/webhooks/webhook-settings"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("webhooks.title"))

export default function WebhooksPage() {
  return <WebhookSettings />
}
