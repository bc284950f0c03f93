"use client"

import type { MessageKey } from "@/lib/messages/message"
import { useMessages } from "./use-messages"

/** The message with this key, for what is drawn on the server. */
export function Said({ message }: { message: MessageKey }) {
  return useMessages().textOf({ key: message })
}
