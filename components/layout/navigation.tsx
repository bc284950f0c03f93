"use client"

import type { ReactNode } from "react"
import { cn } from "@/components/ui/cn"
import { Link, usePagePath } from "./page-address"

export interface NavigationItem {
  href: string
  label: string
  icon: ReactNode
}

const itemClass =
  "flex h-8 items-center gap-2.5 rounded-lg px-2 font-medium text-muted-foreground transition-colors duration-100 hover:bg-sidebar-accent hover:text-foreground pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0"

/** The places of the dashboard; the one that holds the present page is marked. */
export function Navigation({
  items,
  onNavigate,
}: {
  items: readonly NavigationItem[]
  onNavigate?: () => void
}) {
  const pathname = usePagePath()
  return (
    <nav aria-label="Main">
      <ul className="flex flex-col gap-0.5">
        {items.map((item) => {
          const current = pathname === item.href || pathname.startsWith(`${item.href}/`)
          return (
            <li key={item.href}>
              <Link
                href={item.href}
                onClick={onNavigate}
                aria-current={current ? "page" : undefined}
                className={cn(itemClass, current && "bg-sidebar-accent text-foreground")}
              >
                {item.icon}
                {item.label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
