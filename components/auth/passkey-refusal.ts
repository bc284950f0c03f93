import type { Message } from "@/lib/messages/message"
import { ApiError } from "@/lib/queries/api-error"
import { PasskeyAborted, PasskeyRefusal } from "@/lib/queries/browser-passkey"

/** What to say where a passkey signed nobody in; null where nothing is to be said. Throws what is a fault of ours. */
export function passkeyRefusal(error: unknown, textOf: (message: Message) => string): string | null {
  if (error instanceof PasskeyAborted) return null
  if (error instanceof PasskeyRefusal) return textOf(error.said)
  if (error instanceof ApiError) return error.message
  throw error
}
