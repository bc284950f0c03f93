"use client"

import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "@/components/ui/cn"
import type { MessageKey } from "@/lib/messages/message"
import { Link, usePagePath } from "./page-address"

export interface NavigationItem {
  href: string
  label: MessageKey
  icon: ReactNode
  /** Hidden from people who may not write postings. */
  writers?: boolean
}

const itemClass =
  "flex h-8 items-center gap-2.5 rounded-lg px-2 font-medium text-muted-foreground transition-colors duration-100 hover:bg-sidebar-accent hover:text-foreground pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0"

/** The pages of the dashboard; the one that contains the current page is marked. */
export function Navigation({
  items,
  onNavigate,
}: {
  items: readonly NavigationItem[]
  onNavigate?: () => void
}) {
  const { textOf } = useMessages()
  const pathname = usePagePath()
  const holds = ({ href }: NavigationItem) => pathname === href || pathname.startsWith(`${href}/`)
  // The bin's URL is below that of the postings.
  const current = items.findLast(holds)
  return (
    <nav aria-label={textOf({ key: "frame.main" })}>
      <ul className="flex flex-col gap-0.5">
        {items.map((item) => {
          const isCurrent = item === current
          return (
            <li key={item.href}>
              <Link
                href={item.href}
                onClick={onNavigate}
                aria-current={isCurrent ? "page" : undefined}
                className={cn(itemClass, isCurrent && "bg-sidebar-accent text-foreground")}
              >
                {item.icon}
                {textOf({ key: item.label })}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
