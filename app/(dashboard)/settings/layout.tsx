import { headers } from "next/headers"
import type { ReactNode } from "react"
import { MessagesProvider } from "@/components/messages/messages-provider"
import { SettingsFrame } from "@/components/settings/settings-frame"
import { pageLanguage } from "@/lib/http/page-language"
import type { MessageNoun } from "@/lib/messages/message"
import { messagesFor } from "@/lib/messages/text-of"

const nouns: readonly MessageNoun[] = [
  "account",
  "employers",
  "fields",
  "invitations",
  "keys",
  "members",
  "passkeys",
  "sessions",
  "signIn",
  "twoFactor",
]

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const language = pageLanguage(await headers())
  return (
    <MessagesProvider language={language} messages={messagesFor(language, nouns)}>
      <SettingsFrame>{children}</SettingsFrame>
    </MessagesProvider>
  )
}
