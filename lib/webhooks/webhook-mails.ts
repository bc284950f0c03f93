import type { ServiceContext } from "@/lib/domain/context"
import type { WebhookTrouble } from "@/lib/domain/webhooks/delivery-queue"
import { logger } from "@/lib/http/log"
import { sendMail } from "@/lib/identity/mail"
import { type Message, say } from "@/lib/messages/message"

/** Emails the admins of a webhook's employer about what became of it, each in their language; it is logged in any case. */
export async function tellOfTrouble(
  { stores }: ServiceContext,
  { webhook, kind }: WebhookTrouble,
): Promise<void> {
  const { id, employerId, url, disabledReason: reason } = webhook
  logger().warn(
    { webhookId: id, employerId, reason },
    kind === "disabled" ? "webhook disabled" : "webhook missed an event",
  )
  const employer = await stores.employers.find(employerId)
  if (!employer) return
  // The query of the URL may contain a secret of the receiver.
  const { origin, pathname } = new URL(url)
  const shown = { url: origin + pathname }
  const named = { employer: employer.name }
  const [subject, told]: [Message, Message] =
    kind === "exhausted"
      ? [say("mails.webhookExhaustedSubject", named), say("mails.webhookExhausted", shown)]
      : [
          say("mails.webhookDisabledSubject", named),
          reason === "gone" ? say("mails.webhookGone", shown) : say("mails.webhookFailing", shown),
        ]
  for (const { role, person } of await stores.members.list(employerId))
    if (role === "admin")
      await sendMail(person.email, {
        language: person.language ?? "en",
        subject,
        paragraphs: [told, say("mails.webhookRemedy")],
      })
}
