"use client"

import { createContext, type ReactNode, useMemo } from "react"
import { type FindMessage } from "@/lib/messages/format-message"
import type { Language } from "@/lib/messages/language"
import type { MessageNoun } from "@/lib/messages/message"
import type { CompiledMessages } from "@/lib/messages/text-of"

/** What is said on a page, and in which language. */
export type Spoken = { language: Language; find: FindMessage }

export const MessagesContext = createContext<Spoken | null>(null)

export interface MessagesProviderProps {
  language: Language
  /** Those of the nouns that the page needs, which the server has compiled: they come with the page, in its language alone. */
  messages: CompiledMessages
  children: ReactNode
}

/** Lets everything inside it speak the language of the page. */
export function MessagesProvider({ language, messages, children }: MessagesProviderProps) {
  const spoken = useMemo<Spoken>(
    () => ({
      language,
      find(key) {
        const [noun, name] = key.split(".") as [MessageNoun, string]
        return messages[noun]?.[name] ?? key
      },
    }),
    [language, messages],
  )
  return <MessagesContext value={spoken}>{children}</MessagesContext>
}
