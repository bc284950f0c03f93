import { Lock, RefreshCw } from "lucide-react"
import type { JobRow } from "@/lib/queries/jobs"

/** Small signs beside a title: that the employer's name is kept back, that the date is refreshed by itself. */
export function JobMarks({ confidential, autoRefresh }: Pick<JobRow, "confidential" | "autoRefresh">) {
  return (
    <>
      {confidential ? (
        <span title="Confidential" className="shrink-0 text-muted-foreground">
          <Lock aria-hidden className="size-3.5" />
          <span className="sr-only">Confidential</span>
        </span>
      ) : null}
      {autoRefresh ? (
        <span title="Auto-refresh" className="shrink-0 text-muted-foreground">
          <RefreshCw aria-hidden className="size-3.5" />
          <span className="sr-only">Auto-refresh</span>
        </span>
      ) : null}
    </>
  )
}
