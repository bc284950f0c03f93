"use client"

import { CircleAlert, TriangleAlert } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import type { JobRow } from "@/lib/queries/jobs"
import { checkHref } from "../job-hrefs"
import { quoted } from "../job-words"

/** How many errors and warnings the posting check has found, with a link to them; nothing if there are none, or if it hasn't run yet. */
export function FindingsMark({ job, className = "-mx-1" }: { job: JobRow; className?: string }) {
  const { id, title, findings } = job
  const words = useMessages()
  const { t } = words
  if (!findings?.error && !findings?.warning) return null
  const { error, warning } = findings
  const counts = [
    error > 0 && t("postings.errors", { count: error }),
    warning > 0 && t("postings.warnings", { count: warning }),
  ].filter(Boolean)
  const said = counts.join(", ")
  return (
    <Link
      href={checkHref(id)}
      prefetch={false}
      title={said}
      aria-label={t("postings.findingsOf", { findings: said, posting: quoted(title, words) })}
      className={`relative z-1 flex min-h-6 shrink-0 items-center gap-1 rounded-sm px-1 text-xs text-muted-foreground tabular-nums hover:text-foreground [&_svg]:size-3.5 ${className}`}
    >
      {error ? (
        <>
          <CircleAlert aria-hidden className="text-destructive-text" />
          {error}
        </>
      ) : null}
      {warning ? (
        <>
          <TriangleAlert aria-hidden className="text-warning" />
          {warning}
        </>
      ) : null}
    </Link>
  )
}
