"use client"

import type { ReactNode } from "react"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { ActionBar } from "@/components/layout/action-bar"
import type { JobStatus } from "@/lib/api/v1.1/job-form"
import type { ApiError } from "@/lib/queries/api-error"

type Deed = { status: JobStatus; verb: string }

/** What the foot of the form offers for a posting of each status: the last is what it is mostly for. */
const deeds: Record<JobStatus, Deed[]> = {
  draft: [
    { status: "draft", verb: "Save draft" },
    { status: "active", verb: "Publish" },
  ],
  active: [
    { status: "archived", verb: "Archive" },
    { status: "active", verb: "Save" },
  ],
  archived: [
    { status: "active", verb: "Publish" },
    { status: "archived", verb: "Save" },
  ],
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
          : deeds[status].map((deed, index) => (
              <Button
                key={deed.status}
                variant={index === deeds[status].length - 1 ? "primary" : "outline"}
                loading={saving === deed.status}
                onClick={() => onSave(deed.status)}
                {...(deed.status === status ? { "aria-keyshortcuts": "Control+S Meta+S" } : {})}
              >
                {deed.verb}
              </Button>
            ))}
      </ActionBar>
    </div>
  )
}
