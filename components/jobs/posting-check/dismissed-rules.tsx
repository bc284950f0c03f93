"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { checkRules } from "@/lib/api/v1.1/live-check"
import { relativeInstant } from "@/lib/format/instants"
import { type DismissedRule, useDismissal } from "@/lib/queries/check-settings"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

export interface DismissedRulesProps {
  jobId: number
  rules: readonly DismissedRule[]
  readOnly: boolean
  /** Called because the button disappears along with its rule. */
  onTakenBack: () => void
}

/** The rules that are dismissed for this posting, with who did it and why, each with a way to show it again. */
export function DismissedRules({ jobId, rules, readOnly, onTakenBack }: DismissedRulesProps) {
  const { t, language, locale } = useMessages()
  const dismissal = useDismissal(jobId)
  const titleOf = (code: string) => checkRules.find((rule) => rule.code === code)?.title[language] ?? code
  return (
    <div className="mt-2 flex flex-col gap-2">
      {dismissal.error ? <Banner tone="error">{refusalInWords(dismissal.error)}</Banner> : null}
      <ul aria-label={t("postingCheck.dismissed", { count: rules.length })} className="flex flex-col gap-2">
        {rules.map(({ code, reason, at, by }) => (
          <li key={code} className="flex items-start justify-between gap-3 text-compact">
            <div className="min-w-0 wrap-anywhere">
              <p>{titleOf(code)}</p>
              <p className="text-xs text-muted-foreground">
                {t("postingCheck.dismissedBy", {
                  reason,
                  person: by.name,
                  when: relativeInstant(at, new Date(), locale),
                })}
              </p>
            </div>
            {readOnly ? null : (
              <Button
                size="sm"
                variant="outline"
                aria-label={t("postingCheck.takeBackRule", { rule: titleOf(code) })}
                loading={dismissal.isPending && dismissal.variables.code === code}
                onClick={() => dismissal.mutate({ code, dismissed: false }, { onSuccess: onTakenBack })}
              >
                {t("postingCheck.takeBack")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
