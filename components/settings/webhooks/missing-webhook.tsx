"use client"

import { SearchX } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

/** Shown instead of a webhook that doesn't exist, or no longer does. */
export function MissingWebhook() {
  const { t } = useMessages()
  return (
    <EmptyState
      heading="h1"
      icon={<SearchX />}
      title={t("webhooks.gone")}
      action={
        <Button variant="outline" render={<Link href="/settings/webhooks" />}>
          {t("webhooks.toList")}
        </Button>
      }
    >
      {t("webhooks.goneText")}
    </EmptyState>
  )
}
