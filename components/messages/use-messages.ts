"use client"

import { Children, type ReactNode, use, useMemo } from "react"
import { formatMessage, formatRichMessage } from "@/lib/messages/format-message"
import { type Message, type MessageArguments, type MessageKey, say } from "@/lib/messages/message"
import { MessagesContext } from "./messages-provider"

/** What stands in a message with tags in it: values, and what is made of what a tag holds. */
type RichValues = Record<string, string | number | ((held: ReactNode) => ReactNode)>

/**
 * The messages of the page in its language: `t` by key, `rich` for those with tags in them, `textOf` for what the rules or the
 * server's schemas have to say.
 */
export function useMessages() {
  const spoken = use(MessagesContext)
  if (!spoken) throw new Error("There is no MessagesProvider around this.")
  const { language, find } = spoken
  return useMemo(
    () => ({
      language,
      t: <Key extends MessageKey>(key: Key, ...values: MessageArguments<Key>) =>
        formatMessage(find, language, say(key, ...values)),
      rich: (key: MessageKey, values: RichValues): ReactNode =>
        Children.toArray(formatRichMessage<ReactNode>(find, language, key, made(values)) as ReactNode[]),
      textOf: (message: Message) => formatMessage(find, language, message),
    }),
    [language, find],
  )
}

/** Elements in a row need keys, which React gives them here. */
function made(values: RichValues) {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "function" ? (held: ReactNode[]) => value(Children.toArray(held)) : value,
  ])
  return Object.fromEntries(entries) as Record<string, string | number | ((held: ReactNode[]) => ReactNode)>
}
