"use client"

import type { MessageKey } from "@/lib/messages/message"
import { useMessages } from "./use-messages"

/** The message with this key, for server-rendered content. */
export function Said({ message }: { message: MessageKey }) {
  return useMessages().textOf({ key: message })
}
