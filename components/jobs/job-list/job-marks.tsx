import { Lock, RefreshCw } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import type { JobRow } from "@/lib/queries/jobs"

/** Small icons beside a title: the employer's name is withheld, or the date is refreshed automatically. */
export function JobMarks({ confidential, autoRefresh }: Pick<JobRow, "confidential" | "autoRefresh">) {
  const { t } = useMessages()
  return (
    <>
      {confidential ? (
        <span title={t("jobFields.confidential")} className="shrink-0 text-muted-foreground">
          <Lock aria-hidden className="size-3.5" />
          <span className="sr-only">{t("jobFields.confidential")}</span>
        </span>
      ) : null}
      {autoRefresh ? (
        <span title={t("jobFields.autoRefresh")} className="shrink-0 text-muted-foreground">
          <RefreshCw aria-hidden className="size-3.5" />
          <span className="sr-only">{t("jobFields.autoRefresh")}</span>
        </span>
      ) : null}
    </>
  )
}
