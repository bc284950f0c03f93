"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { formatList } from "@/lib/format/lists"
import type { PresentedView } from "@/lib/queries/views"

export interface ViewNoticeProps {
  view: PresentedView
}

/** Shown above the rows of a view if the list ignores part of it. */
export function ViewNotice({ view: { name, unknown } }: ViewNoticeProps) {
  const { t, locale } = useMessages()
  return (
    <Banner tone="warning" role="status" title={t("views.unknownTitle", { name })} className="mb-3">
      {t("views.unknownText", { parts: formatList(unknown, locale) })}
    </Banner>
  )
}
