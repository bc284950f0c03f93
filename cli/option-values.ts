import { isEmailAddress } from "@/lib/api/email-address"
import { ServiceError } from "@/lib/domain/errors"
import { personLimits } from "@/lib/domain/members/member"
import { inEnglish } from "@/lib/messages/message"

export function emailAddress(option: string, text: string | undefined): string {
  const email = text?.trim().toLowerCase() ?? ""
  if (email.length <= personLimits.email && isEmailAddress(email)) return email
  throw misused(`${option} takes an email address.`)
}

export function misused(message: string): ServiceError {
  return new ServiceError("validation_failed", inEnglish(message), {
    fields: [{ field: "option", code: "invalid", message: inEnglish("") }],
  })
}

export function wholeNumberOption(option: string, text: string | undefined): number {
  if (text && /^\d{1,9}$/.test(text)) return Number(text)
  throw misused(`${option} takes a whole number.`)
}
