"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { checkRules } from "@/lib/api/v1.1/live-check"
import { useDismissal } from "@/lib/queries/check-settings"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

export interface DismissedRulesProps {
  jobId: number
  codes: readonly string[]
  /** Called because the button disappears along with its rule. */
  onTakenBack: () => void
}

/** The rules that are set aside for this posting, each with a way to show it again. */
export function DismissedRules({ jobId, codes, onTakenBack }: DismissedRulesProps) {
  const { t, language } = useMessages()
  const dismissal = useDismissal(jobId)
  const titles = codes.map((code) => checkRules.find((rule) => rule.code === code)?.title[language] ?? code)
  return (
    <div className="mt-2 flex flex-col gap-2">
      {dismissal.error ? <Banner tone="error">{refusalInWords(dismissal.error)}</Banner> : null}
      <ul aria-label={t("postingCheck.dismissed", { count: codes.length })} className="flex flex-col gap-1">
        {codes.map((code, index) => (
          <li key={code} className="flex items-center justify-between gap-3 text-compact">
            <span className="min-w-0 text-muted-foreground wrap-anywhere">{titles[index]}</span>
            <Button
              size="sm"
              variant="outline"
              aria-label={t("postingCheck.takeBackRule", { rule: titles[index] ?? code })}
              loading={dismissal.isPending && dismissal.variables.code === code}
              onClick={() => dismissal.mutate({ code, dismissed: false }, { onSuccess: onTakenBack })}
            >
              {t("postingCheck.takeBack")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
