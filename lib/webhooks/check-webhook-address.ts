import type { AddressCheck } from "@/lib/domain/webhooks/judge-webhook"
import { env } from "@/lib/env"
import { AddressFault, addressRules, checkedAddresses } from "./checked-address"

/** Checks where an address leads, without connecting to it. */
export const checkWebhookAddress: AddressCheck = async (url) => {
  try {
    await checkedAddresses(new URL(url), addressRules(env().WEBHOOKS_ALLOWED_HOSTS))
    return null
  } catch (error) {
    if (error instanceof AddressFault) return error.said
    throw error
  }
}
