"use client"

import { NameMark, NameMarkWithWord } from "@/components/layout/name-mark"
import { Link, usePagePath } from "@/components/layout/page-address"
import { ThemeSwitch } from "@/components/layout/theme-switch"
import { LinkTabs } from "@/components/ui/link-tabs"

const places = [
  { href: "/docs", label: "Guide" },
  { href: "/docs/reference", label: "Reference" },
] as const

/** What stands above the guide and the reference. */
export function DocsBar() {
  const pathname = usePagePath()
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-4 border-b bg-background px-4 sm:px-6 lg:px-8">
      <Link href="/jobs" aria-label="Openings, to the dashboard" className="rounded-md">
        <NameMarkWithWord className="max-sm:hidden" />
        <NameMark className="sm:hidden" />
      </Link>
      <LinkTabs
        label="API documentation"
        className="flex-1"
        tabs={places.map(({ href, label }) => ({
          key: href,
          label,
          current: pathname === href,
          link: <Link href={href} />,
        }))}
      />
      <ThemeSwitch />
    </header>
  )
}
