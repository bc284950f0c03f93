"use client"

import { useMessages } from "@/components/messages/use-messages"

/** What the panel of the posting check shows before its rules have loaded, in the place that it will take. */
export function CheckIntroduction() {
  const { t } = useMessages()
  return (
    <section aria-labelledby="posting-check-title" className="rounded-xl border bg-card p-4">
      <h2 id="posting-check-title" className="text-sm font-semibold">
        {t("postingCheck.title")}
      </h2>
      <p className="mt-1 text-compact text-muted-foreground">{t("postingCheck.intro")}</p>
    </section>
  )
}
