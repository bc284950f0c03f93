"use client"

import { useQuery } from "@tanstack/react-query"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import type { TaggedJob } from "@/lib/queries/job-form"
import { changesOf } from "../differences/field-changes"
import { fieldsInWords } from "../timeline/deed-sentence"
import { authorsSince } from "./authors-since"

export interface OvertakenNoticeProps {
  /** The posting that the form was filled from, and what someone else has made of it. */
  before: TaggedJob
  stored: TaggedJob
  onReview: () => void
}

/** Says who changed what in the posting while it is being edited here, and offers to reconcile both. */
export function OvertakenNotice({ before, stored, onReview }: OvertakenNoticeProps) {
  const words = useMessages()
  const { t } = words
  const { data: actor } = useQuery({
    queryKey: ["overtaken-by", before.etag, stored.etag],
    queryFn: () => authorsSince(before, stored, words),
    staleTime: Infinity,
  })
  const changes = changesOf(before, stored)
  if (actor === undefined || changes.length === 0) return null
  return (
    <Banner
      tone="warning"
      role="status"
      title={t("timeline.changed", { actor, fields: fieldsInWords(changes, words) })}
      action={
        <Button size="sm" variant="primary" onClick={onReview}>
          {t("postingForm.reviewChange")}
        </Button>
      }
    >
      {t("postingForm.changedText")}
    </Banner>
  )
}
