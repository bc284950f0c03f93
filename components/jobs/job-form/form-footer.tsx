"use client"

import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { ActionBar } from "@/components/layout/action-bar"
import type { JobStatus } from "@/lib/api/v1.1/job-form"
import type { MessageKey } from "@/lib/messages/message"
import type { ApiError } from "@/lib/queries/api-error"
import { LazyFindingsJump } from "../posting-check/lazy-check-panel"
import { statusDeedsFor } from "../status-deeds"

/** What the form's footer offers for a posting of each status: the last is the primary action. */
function offeredFor(status: JobStatus): { to: JobStatus; verb: MessageKey }[] {
  const [change] = statusDeedsFor(status)
  if (status === "draft") return [{ to: status, verb: "postingForm.saveDraft" }, change]
  return [change, { to: status, verb: "postingForm.save" }]
}

function keysOf(saves: boolean, finishes: boolean): string | undefined {
  const keys = [saves && "Control+S Meta+S", finishes && "Control+Enter Meta+Enter"].filter(Boolean)
  return keys.join(" ") || undefined
}

export interface FormFooterProps {
  /** The status of the stored posting; a new one is a draft. */
  status: JobStatus
  state: string
  readOnly: boolean
  /** The status that it is being saved with. */
  saving: JobStatus | null
  failure: ApiError | null
  /** An offer of unsaved or open work. It is here and not above the form, which it would push down. */
  offer: ReactNode
  onPreview: () => void
  onSave: (status: JobStatus) => void
}

export function FormFooter({
  status,
  state,
  readOnly,
  saving,
  failure,
  offer,
  onPreview,
  onSave,
}: FormFooterProps) {
  const { t, textOf } = useMessages()
  return (
    <div data-page-bar className="sticky bottom-0 z-10 mt-auto short:static bg-background">
      <div className="mx-auto flex max-w-280 flex-col gap-3 px-4 pb-3 empty:hidden sm:px-6 lg:px-8">
        {offer}
        {failure ? (
          <Banner tone="error" title={t("postingForm.notSaved")}>
            {failure.message}
            {failure.status >= 500 && failure.requestId
              ? t("postingForm.reference", { id: failure.requestId })
              : ""}
          </Banner>
        ) : null}
      </div>
      <ActionBar
        label={t("postingForm.saving")}
        state={state}
        aside={<LazyFindingsJump />}
        className="static lg:px-[max(2rem,calc((100%-70rem)/2+2rem))]"
      >
        <Button variant="ghost" onClick={onPreview}>
          {t("posting.preview")}
        </Button>
        {readOnly
          ? null
          : offeredFor(status).map(({ to, verb }, index) => (
              <Button
                key={to}
                variant={index === 1 ? "primary" : "outline"}
                loading={saving === to}
                onClick={() => onSave(to)}
                aria-keyshortcuts={keysOf(to === status, index === 1)}
              >
                {textOf({ key: verb })}
              </Button>
            ))}
      </ActionBar>
    </div>
  )
}
