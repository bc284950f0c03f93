"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { hearChanges, type FollowedChange } from "@/lib/queries/change-feed"
import { dismissedRulesQuery } from "@/lib/queries/check-settings"
import { jobHistoryQuery } from "@/lib/queries/history"
import { jobQuery } from "@/lib/queries/job-form"
import { isOwnChange } from "@/lib/queries/own-changes"
import { useMayWrite, useMe } from "@/lib/queries/session"
import { authorName } from "./timeline/deed-sentence"

export interface PostingNewsProps {
  id: number
  /** Set where someone may be writing, who is then told that their text stays. */
  inForm?: boolean
}

/** Updates the page's posting whenever anyone changes it, and says so if someone deleted it. */
export function PostingNews({ id, inForm = false }: PostingNewsProps) {
  const client = useQueryClient()
  const words = useMessages()
  const { t } = words
  const { person, employer } = useMe()
  const mayWrite = useMayWrite()
  const [deletedBy, setDeletedBy] = useState<FollowedChange["by"] | null>(null)

  useEffect(() => {
    const { queryKey } = jobQuery(id)
    let stopped = false
    const stop = hearChanges(
      { employerId: employer.id, personId: person.id },
      client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
      async ({ changes, missed }) => {
        const change = changes.find((each) => each.id === id)
        if (!change && !missed) return
        const isOwn = change !== undefined && (await isOwnChange(change))
        if (stopped) return
        // News that doesn't mention this posting must not remove the notice.
        if (change) setDeletedBy(change.type === "delete" && !isOwn ? change.by : null)
        if (change?.type === "delete") return
        void client.invalidateQueries({ queryKey })
        void client.invalidateQueries({ queryKey: jobHistoryQuery(id).queryKey })
        // The change may have ended some of the dismissals.
        void client.invalidateQueries({ queryKey: dismissedRulesQuery({ id }).queryKey })
      },
    )
    return () => {
      stopped = true
      stop()
    }
  }, [client, id, employer.id, person.id])

  if (!deletedBy) return null
  return (
    <Banner
      tone="warning"
      role="status"
      title={t("timeline.deleted", { actor: authorName(deletedBy, words) })}
      action={
        mayWrite ? (
          // In a new tab while someone is writing, so that what they wrote stays.
          <Button
            size="sm"
            variant="outline"
            render={<Link href="/jobs/deleted" {...(inForm && { target: "_blank" })} />}
          >
            {t("postings.lookInBin")}
            {inForm ? <span className="sr-only">{t("frame.inNewTab")}</span> : null}
          </Button>
        ) : null
      }
    >
      {inForm ? t("postingForm.deletedText") : null}
    </Banner>
  )
}
