"use client"

import { createContext, type ReactNode, use, useMemo } from "react"
import { type FindMessage } from "@/lib/messages/format-message"
import type { Language } from "@/lib/messages/language"
import type { MessageNoun } from "@/lib/messages/message"
import { speakOnPage } from "@/lib/messages/page-speech"
import type { CompiledMessages } from "@/lib/messages/text-of"
import { type Words, wordsOf } from "./words"

type Spoken = { find: FindMessage; words: Words }

export const MessagesContext = createContext<Spoken | null>(null)

export interface MessagesProviderProps {
  language: Language
  /**
   * The messages of the nouns that the page needs. The server has compiled them, and only those of the page's language come with the page.
   */
  messages: CompiledMessages
  children: ReactNode
}

/** Lets everything inside it use the messages of the page's language. Messages that it lacks are looked up in the provider around it. */
export function MessagesProvider({ language, messages, children }: MessagesProviderProps) {
  const outer = use(MessagesContext)?.find
  const spoken = useMemo<Spoken>(() => {
    const find: FindMessage = (key) => {
      const [noun, name] = key.split(".", 2) as [MessageNoun, string]
      return messages[noun]?.[name] ?? outer?.(key) ?? key
    }
    return { find, words: wordsOf(find, language) }
  }, [language, messages, outer])
  if (!outer && typeof window !== "undefined") speakOnPage({ language, messages })
  return <MessagesContext value={spoken}>{children}</MessagesContext>
}
