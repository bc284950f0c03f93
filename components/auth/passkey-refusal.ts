import type { Message } from "@/lib/messages/message"
import { ApiError } from "@/lib/queries/api-error"
import { PasskeyAborted, PasskeyRefusal } from "@/lib/queries/browser-passkey"

/** The message for a passkey that signed nobody in; null if there is nothing to say. Rethrows unexpected errors. */
export function passkeyRefusal(error: unknown, textOf: (message: Message) => string): string | null {
  if (error instanceof PasskeyAborted) return null
  if (error instanceof PasskeyRefusal) return textOf(error.said)
  if (error instanceof ApiError) return error.message
  throw error
}
