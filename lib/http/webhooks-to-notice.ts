import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Webhook } from "@/lib/domain/webhooks/webhook"
import { webhooksInTrouble } from "@/lib/domain/webhooks/webhooks-in-trouble"
import { serviceContext } from "./context"

/** The webhooks in trouble that the pages show an admin unasked: one read by an index. */
export function webhooksToNotice(
  employerId: EmployerId,
): Promise<Pick<Webhook, "id" | "url" | "description" | "status">[]> {
  return webhooksInTrouble(serviceContext(), employerId)
}
