import type { Metadata } from "next"
import Link from "next/link"
import type { ReactNode } from "react"
import { NameMarkWithWord } from "@/components/layout/name-mark"
import { ThemeSwitch } from "@/components/layout/theme-switch"
import { QueryProvider } from "@/lib/queries/query-provider"

// The addresses of these pages carry one-time tokens, which no other site may learn.
export const metadata: Metadata = { referrer: "same-origin" }

/** The pages for people who are not signed in. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-sidebar px-4">
      <header className="flex justify-center pt-12 pb-6 sm:pt-16">
        <Link href="/sign-in" className="rounded-md px-1">
          <NameMarkWithWord className="text-lg [&_svg]:size-6" />
        </Link>
      </header>
      <main id="main" className="flex flex-1 justify-center pb-12">
        <QueryProvider>{children}</QueryProvider>
      </main>
      <footer className="flex justify-center pb-6">
        <ThemeSwitch />
      </footer>
    </div>
  )
}
