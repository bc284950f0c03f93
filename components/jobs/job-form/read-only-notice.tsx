"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { useMe } from "@/lib/queries/session"

/** Why nothing here can be changed, and who can grant that. */
export function ReadOnlyNotice() {
  const { t } = useMessages()
  const { employer } = useMe()
  return (
    <Banner title={t("postingForm.readOnly")}>
      {t("postings.yourRole", { employer: employer.name, role: employer.role })}
    </Banner>
  )
}
