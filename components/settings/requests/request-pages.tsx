"use client"

import { AddressLink } from "@/components/layout/address-link"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import type { ShownRequests } from "./requests-address"

interface RequestPagesProps {
  count: number
  /** The cursor of the next page; null on the last. */
  next: string | null
  shown: ShownRequests
  hrefWith: (change: Partial<ShownRequests>) => string
}

/** The log grows while it is being read, so its pages have no numbers. */
export function RequestPages({ count, next, shown, hrefWith }: RequestPagesProps) {
  const { t } = useMessages()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-compact text-muted-foreground">
      <p>{t(shown.before || next ? "requests.countOnPage" : "requests.count", { count })}</p>
      {shown.before || next ? (
        <nav aria-label={t("requests.pages")} className="flex gap-2">
          {shown.before ? (
            <Button size="sm" variant="outline" render={<AddressLink href={hrefWith({ before: "" })} />}>
              {t("requests.latest")}
            </Button>
          ) : null}
          {next ? (
            <Button size="sm" variant="outline" render={<AddressLink href={hrefWith({ before: next })} />}>
              {t("requests.older")}
            </Button>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
