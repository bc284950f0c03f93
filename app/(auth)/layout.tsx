import type { Metadata } from "next"
import { headers } from "next/headers"
import Link from "next/link"
import type { ReactNode } from "react"
import { NameMarkWithWord } from "@/components/layout/name-mark"
import { ThemeSwitch } from "@/components/layout/theme-switch"
import { LanguageSwitch } from "@/components/messages/language-switch"
import { MessagesProvider } from "@/components/messages/messages-provider"
import { pageLanguage } from "@/lib/http/page-language"
import { type MessageNoun } from "@/lib/messages/message"
import { messagesFor } from "@/lib/messages/text-of"
import { QueryProvider } from "@/lib/queries/query-provider"

// The addresses of these pages carry one-time tokens, which no other site may learn.
export const metadata: Metadata = { referrer: "same-origin" }

const nouns: readonly MessageNoun[] = [
  "account",
  "employers",
  "fields",
  "invitations",
  "members",
  "passkeys",
  "passwords",
  "sessions",
  "setUp",
  "signIn",
  "twoFactor",
]

/** The pages for people who are not signed in. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const language = pageLanguage(await headers())
  return (
    <MessagesProvider language={language} messages={messagesFor(language, nouns)}>
      <div className="flex min-h-dvh flex-col bg-sidebar px-4">
        <header className="flex justify-center pt-12 pb-6 sm:pt-16">
          <Link href="/sign-in" className="rounded-md px-1">
            <NameMarkWithWord className="text-lg [&_svg]:size-6" />
          </Link>
        </header>
        <main id="main" className="flex flex-1 justify-center pb-12">
          <QueryProvider>{children}</QueryProvider>
        </main>
        <footer className="flex items-center justify-center gap-4 pb-6">
          <LanguageSwitch />
          <ThemeSwitch />
        </footer>
      </div>
    </MessagesProvider>
  )
}
