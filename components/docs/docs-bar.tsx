"use client"

import { NameMark, NameMarkWithWord } from "@/components/layout/name-mark"
import { Link, usePagePath } from "@/components/layout/page-address"
import { ThemeSwitch } from "@/components/layout/theme-switch"
import { LanguageSwitch } from "@/components/messages/language-switch"
import { useMessages } from "@/components/messages/use-messages"
import { LinkTabs } from "@/components/ui/link-tabs"
import { say } from "@/lib/messages/message"

const places = [
  { href: "/docs", label: say("docs.guide") },
  { href: "/docs/reference", label: say("docs.reference") },
  { href: "/docs/posting-check", label: say("docs.checkRules") },
] as const

/** The bar above the guide and the reference. */
export function DocsBar() {
  const { t, textOf } = useMessages()
  const pathname = usePagePath()
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b bg-background px-4 sm:gap-4 sm:px-6 lg:px-8">
      <Link href="/jobs" aria-label={t("docs.toDashboard")} className="rounded-md">
        <NameMarkWithWord className="max-sm:hidden" />
        <NameMark className="sm:hidden" />
      </Link>
      <LinkTabs
        label={t("docs.documentation")}
        className="flex-1"
        tabs={places.map(({ href, label }) => ({
          key: href,
          label: textOf(label),
          current: pathname === href,
          link: <Link href={href} />,
        }))}
      />
      <span className="max-sm:-mx-2">
        <LanguageSwitch />
      </span>
      <ThemeSwitch />
    </header>
  )
}
