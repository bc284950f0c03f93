import type { ReactNode } from "react"
import { MessagesProvider } from "@/components/messages/messages-provider"
import type { MessageNoun } from "@/lib/messages/message"
import { messagesFor } from "@/lib/messages/text-of"
import { spokenLanguage } from "./spoken-language"

export interface PageMessagesProps {
  nouns: readonly MessageNoun[]
  children: ReactNode
}

/** Sends the messages of `nouns` to the browser in the language of the page, and provides them to `children`. */
export async function PageMessages({ nouns, children }: PageMessagesProps) {
  const language = await spokenLanguage()
  // Names are stored in English, so English needs no messages for them.
  const needed = language === "en" ? nouns.filter((noun) => noun !== "names") : nouns
  return (
    <MessagesProvider language={language} messages={messagesFor(language, needed)}>
      {children}
    </MessagesProvider>
  )
}
