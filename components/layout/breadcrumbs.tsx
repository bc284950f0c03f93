"use client"

import { ChevronRight } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Link } from "./page-address"

type Breadcrumb = { label: string; href: string }

/** The pages above this one, from the top down. */
export function Breadcrumbs({ path }: { path: readonly Breadcrumb[] }) {
  const { t } = useMessages()
  return (
    <nav aria-label={t("frame.breadcrumbs")} className="mb-1 print:hidden">
      <ol className="flex flex-wrap items-center gap-1 text-compact text-muted-foreground">
        {path.map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-1">
            <Link href={crumb.href} className="rounded-sm hover:text-foreground">
              {crumb.label}
            </Link>
            <ChevronRight aria-hidden className="size-3.5" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
