import { headers } from "next/headers"
import type { ReactNode } from "react"
import { MessagesProvider } from "@/components/messages/messages-provider"
import { pageLanguage } from "@/lib/http/page-language"
import { messagesFor } from "@/lib/messages/text-of"

/** Lets a posting's form say what the rules have to say of it; the list does without, whose script is to stay small. */
export async function FormMessages({ children }: { children: ReactNode }) {
  const language = pageLanguage(await headers())
  return (
    <MessagesProvider language={language} messages={messagesFor(language, ["fields", "jobs"])}>
      {children}
    </MessagesProvider>
  )
}
