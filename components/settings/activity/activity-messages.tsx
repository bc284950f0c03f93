"use client"

import { History, SearchX } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

/** Shown before the first activity is recorded. */
export function NoActivity() {
  const { t } = useMessages()
  return (
    <EmptyState icon={<History />} title={t("activity.noneTitle")}>
      {t("activity.noneText")}
    </EmptyState>
  )
}

export function NoActivityMatches({ onClear }: { onClear: () => void }) {
  const { t } = useMessages()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t("activity.noneMatch")}
      action={
        <Button variant="outline" onClick={onClear}>
          {t("activity.clearFilters")}
        </Button>
      }
    >
      {t("activity.noneMatchText")}
    </EmptyState>
  )
}
