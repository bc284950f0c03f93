"use client"

import { ScrollText, SearchX } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

/** Shown before the first call is logged. */
export function NoRequests() {
  const { t } = useMessages()
  return (
    <EmptyState
      icon={<ScrollText />}
      title={t("requests.noneTitle")}
      action={
        <Button variant="outline" render={<Link href="/settings/api-keys" />}>
          {t("requests.goToKeys")}
        </Button>
      }
    >
      {t("requests.noneText")}
    </EmptyState>
  )
}

export function NoRequestsMatch({ onClear }: { onClear: () => void }) {
  const { t } = useMessages()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t("requests.noneMatch")}
      action={
        <Button variant="outline" onClick={onClear}>
          {t("requests.showAll")}
        </Button>
      }
    >
      {t("requests.noneMatchText")}
    </EmptyState>
  )
}
