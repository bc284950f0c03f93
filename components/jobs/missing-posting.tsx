"use client"

import { FileQuestionMark } from "lucide-react"
import { PageBody } from "@/components/layout/page-body"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { useMayWrite } from "@/lib/queries/session"

/** Shown if the employer has no such posting. */
export function MissingPosting() {
  const { t } = useMessages()
  const mayWrite = useMayWrite()
  return (
    <PageBody width="form">
      <EmptyState
        heading="h1"
        icon={<FileQuestionMark />}
        title={t("postings.missingTitle")}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" render={<Link href="/jobs" />}>
              {t("postings.toPostings")}
            </Button>
            {mayWrite ? (
              <Button variant="outline" render={<Link href="/jobs/deleted" />}>
                {t("postings.lookInBin")}
              </Button>
            ) : null}
          </div>
        }
      >
        {t("postings.missingText")}
      </EmptyState>
    </PageBody>
  )
}
