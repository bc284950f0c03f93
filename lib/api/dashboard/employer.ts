import * as z from "zod"
import type { Employer, Plan } from "@/lib/domain/employers/employer"
import { employerName, requiredText } from "./account"
import { packMessage, say } from "@/lib/messages/message"

export const employerRequest = z.object({
  name: employerName,
  timeZone: requiredText(say("fields.timeZone"), 100, say("employers.timeZoneMissing")),
})

/** Whether all members need a second factor. */
export const twoFactorRuleRequest = z.object({
  required: z.boolean({ error: packMessage(say("fields.notFlag", { name: "required" })) }),
})

const plans: Record<Plan, { name: string; means: string }> = {
  standard: {
    name: "Standard",
    means:
      "Postings keep the date they were published on. Auto-refresh, which renews it every 7 days, is not included.",
  },
  unlimited: {
    name: "Unlimited",
    means: "Postings may use auto-refresh: their publish date moves on every 7 days until they close.",
  },
}

/** The employer of the person who asks, with what its `plan` means. */
export type OwnEmployer = {
  id: number
  name: string
  timeZone: string
  requiresTwoFactor: boolean
  plan: { id: Plan; name: string; means: string }
}

export function presentEmployer({ id, name, timeZone, requiresTwoFactor, plan }: Employer): OwnEmployer {
  return { id, name, timeZone, requiresTwoFactor, plan: { id: plan, ...plans[plan] } }
}
