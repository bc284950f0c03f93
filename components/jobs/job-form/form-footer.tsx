"use client"

import type { ReactNode } from "react"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { ActionBar } from "@/components/layout/action-bar"
import type { JobStatus } from "@/lib/api/v1.1/job-form"
import type { ApiError } from "@/lib/queries/api-error"
import { statusDeedsFor } from "../status-deeds"

/** What the foot of the form offers for a posting of each status: the last is what it is mostly for. */
function offeredFor(status: JobStatus): { to: JobStatus; verb: string }[] {
  const [change] = statusDeedsFor(status)
  if (status === "draft") return [{ to: status, verb: "Save draft" }, change]
  return [change, { to: status, verb: "Save" }]
}

export interface FormFooterProps {
  /** Of the stored posting; a new one is a draft. */
  status: JobStatus
  state: string
  readOnly: boolean
  /** The status that is being saved. */
  saving: JobStatus | null
  failure: ApiError | null
  /** Of what was not saved before. Here and not above the form, which it would push down. */
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
  return (
    <div className="sticky bottom-0 z-10 mt-auto bg-background">
      {failure || offer ? (
        <div className="mx-auto flex max-w-280 flex-col gap-3 px-4 pb-3 sm:px-6 lg:px-8">
          {offer}
          {failure ? (
            <Banner tone="error" title="Not saved">
              {failure.message}
              {failure.status >= 500 && failure.requestId ? ` Reference: ${failure.requestId}` : ""}
            </Banner>
          ) : null}
        </div>
      ) : null}
      <ActionBar label="Saving" state={state} className="static lg:px-[max(2rem,calc((100%-70rem)/2+2rem))]">
        <Button variant="ghost" onClick={onPreview}>
          Preview
        </Button>
        {readOnly
          ? null
          : offeredFor(status).map(({ to, verb }, index) => (
              <Button
                key={to}
                variant={index === 1 ? "primary" : "outline"}
                loading={saving === to}
                onClick={() => onSave(to)}
                {...(to === status ? { "aria-keyshortcuts": "Control+S Meta+S" } : {})}
              >
                {verb}
              </Button>
            ))}
      </ActionBar>
    </div>
  )
}
