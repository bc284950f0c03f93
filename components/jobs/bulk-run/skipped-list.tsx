"use client"

import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import type { SkippedAnswer } from "@/lib/queries/bulk-runs"
import { jobHref } from "../job-hrefs"

/** Postings that are left as they are, each with the reasons. */
export function SkippedList({ postings }: { postings: readonly SkippedAnswer[] }) {
  const { t } = useMessages()
  return (
    <ul aria-label={t("bulkPage.skippedList")} className="divide-y rounded-lg border">
      {postings.map(({ position, id, title, reasons }) => (
        <li key={position} className="px-3 py-2">
          <Link
            href={jobHref(id)}
            prefetch={false}
            className="line-clamp-2 rounded-sm font-medium wrap-anywhere hover:underline"
          >
            {title || `#${id}`}
          </Link>
          <p className="text-compact text-muted-foreground">{reasons.join(" ")}</p>
        </li>
      ))}
    </ul>
  )
}
