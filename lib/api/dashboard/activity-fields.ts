import { type Message, say } from "@/lib/messages/message"
import { isTold } from "../v1.1/told-fields"

/** The fields of everything except postings. */
const others: Record<string, Message> = {
  name: say("activity.name"),
  plan: say("activity.plan"),
  requiresTwoFactor: say("activity.requiresTwoFactor"),
  timeZone: say("activity.timeZone"),
  role: say("activity.role"),
  scopes: say("activity.scopes"),
  expiresAt: say("activity.expires"),
  by: say("activity.by"),
  until: say("activity.until"),
  passkey: say("activity.passkey"),
  finding: say("activity.finding"),
  reason: say("activity.reason"),
  employees25Plus: say("activity.employees25Plus"),
  usesAi: say("activity.usesAi"),
  aiStatementEn: say("activity.aiStatementEn"),
  aiStatementFr: say("activity.aiStatementFr"),
  federallyRegulated: say("activity.federallyRegulated"),
  hoursPerWeek: say("activity.hoursPerWeek"),
  mutedRules: say("activity.mutedRules"),
  enforce: say("activity.enforce"),
  replacedById: say("activity.replacedBy"),
  url: say("activity.webhookUrl"),
  events: say("activity.webhookEvents"),
  previousSecretUntil: say("activity.previousSecretUntil"),
}

/** The label of a field whose change is in the activity; null if the field is unknown. */
export function activityField(field: string): Message | null {
  return isTold(field) ? say(`jobFields.${field}`) : (others[field] ?? null)
}
