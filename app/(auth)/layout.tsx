import type { Metadata } from "next"
import Link from "next/link"
import type { ReactNode } from "react"
import { PageMessages } from "@/app/page-messages"
import { NameMarkWithWord } from "@/components/layout/name-mark"
import { ThemeSwitch } from "@/components/layout/theme-switch"
import { LanguageSwitch } from "@/components/messages/language-switch"
import { type MessageNoun } from "@/lib/messages/message"
import { QueryProvider } from "@/lib/queries/query-provider"

// The URLs of these pages contain one-time tokens, which no other site may learn.
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
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages nouns={nouns}>
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
    </PageMessages>
  )
}
