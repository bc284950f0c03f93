"use client"

import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { relativeInstant } from "@/lib/format/dates"
import type { UnsavedWork } from "./unsaved-work"

export interface RestoreBannerProps {
  work: UnsavedWork
  onRestore: () => void
  onDiscard: () => void
}

/** Offers back what was written here before and not saved. */
export function RestoreBanner({ work, onRestore, onDiscard }: RestoreBannerProps) {
  return (
    <Banner
      tone="warning"
      role="status"
      title="You have unsaved changes here"
      action={
        <>
          <Button size="sm" variant="outline" onClick={onDiscard}>
            Discard
          </Button>
          <Button size="sm" variant="primary" onClick={onRestore}>
            Restore
          </Button>
        </>
      }
    >
      {`Written ${relativeInstant(work.at, new Date())} and kept in this browser.`}
    </Banner>
  )
}
