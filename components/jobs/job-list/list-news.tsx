"use client"

import { useEffect, useRef } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { listPlace, rowLink } from "./row-focus"
import { type ShownPage, useListNews } from "./use-list-news"

/**
 * Offers to show what others changed, if that would move the rows while they are being read. It floats over the rows, so that it moves
 * none.
 */
export function ListNews({ page }: { page: ShownPage }) {
  const { t } = useMessages()
  const { count, show } = useListNews(page)

  const toFocus = useRef<{ id: number | undefined } | null>(null)

  // The button that has the focus disappears when the rows appear.
  useEffect(() => {
    if (!toFocus.current || count !== null) return
    ;(rowLink(toFocus.current.id) ?? listPlace())?.focus()
    toFocus.current = null
  })

  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-4 z-12 -mt-2 flex h-0 items-end justify-center"
    >
      {count === null ? null : (
        <div className="pointer-events-auto flex items-center rounded-full border bg-popover py-1 pr-2 pl-4 text-sm text-popover-foreground shadow-float">
          {count === 0 ? t("postings.newsUncounted") : t("postings.news", { count })}
          <span aria-hidden className="pl-1.5 text-muted-foreground">
            ·
          </span>
          <Button
            variant="ghost"
            size="sm"
            className="rounded-full px-1.5 text-primary-text"
            onClick={() => (toFocus.current = { id: show() })}
          >
            {t("postings.showNews")}
          </Button>
        </div>
      )}
    </div>
  )
}
