import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Webhook } from "@/lib/domain/webhooks/webhook"
import { webhooksInTrouble } from "@/lib/domain/webhooks/webhooks-in-trouble"
import { serviceContext } from "./context"

/** What the pages tell an admin of webhooks that nobody asked about: one read by an index. */
export function webhooksToNotice(
  employerId: EmployerId,
): Promise<Pick<Webhook, "id" | "url" | "description" | "status">[]> {
  return webhooksInTrouble(serviceContext(), employerId)
}
