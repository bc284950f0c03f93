import { titled } from "@/app/page-text"
import { MissingWebhook } from "@/components/settings/webhooks/missing-webhook"
import { WebhookPage } from "@/components/settings/webhooks/webhook-page"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("deliveries.title"))

export default async function DeliveriesPage({ params }: PageProps<"/settings/webhooks/[webhookId]">) {
  const { webhookId } = await params
  return /^\d{1,10}$/.test(webhookId) ? <WebhookPage id={Number(webhookId)} /> : <MissingWebhook />
}
