"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { relativeInstant } from "@/lib/format/instants"
import { quoted } from "../job-words"
import type { UnsavedWork } from "./unsaved-work"

export interface RestoreBannerProps {
  work: UnsavedWork
  /** How many more are offered after this one. */
  later: number
  /** Whether the posting has been saved since it was written. */
  outdated: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore what was written here before and not saved. */
export function RestoreBanner({ work, later, outdated, onRestore, onDiscard }: RestoreBannerProps) {
  const words = useMessages()
  const { t, locale } = words
  const title = (work.changes.title ?? work.base?.title ?? "").trim()
  const when = relativeInstant(work.at, new Date(), locale)
  return (
    <Banner
      tone="warning"
      role="status"
      title={t(work.replaced ? "postingForm.replacedTitle" : "postingForm.restoreTitle")}
      action={
        <>
          <Button size="sm" variant="outline" onClick={onDiscard}>
            {t("postingForm.discard")}
          </Button>
          <Button size="sm" variant="primary" onClick={onRestore}>
            {t("postingForm.restore")}
          </Button>
        </>
      }
    >
      {title ? <p className="font-medium wrap-anywhere">{quoted(title, words)}</p> : null}
      <p>{work.replaced ? t("postingForm.replacedText") : t("postingForm.restoreText", { when })}</p>
      {outdated ? <p>{t("postingForm.savedSince")}</p> : null}
      {later > 0 ? <p>{t("postingForm.moreKept", { count: later })}</p> : null}
    </Banner>
  )
}
