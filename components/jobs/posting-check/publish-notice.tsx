"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { showCheckPanel } from "./show-check-panel"
import type { HeldPublishing } from "./use-publish-check"

export interface PublishNoticeProps {
  held: HeldPublishing
  onPublish: () => void
}

/** Says what is open when someone publishes, and lets them publish anyway unless the employer forbids that. */
export function PublishNotice({ held: { errors, enforced }, onPublish }: PublishNoticeProps) {
  const { t } = useMessages()
  return (
    <Banner
      tone="warning"
      role="status"
      title={t("postingCheck.openTitle", { count: errors })}
      action={
        <>
          <Button size="sm" variant="outline" onClick={showCheckPanel}>
            {t("postingCheck.look")}
          </Button>
          {enforced ? null : (
            <Button size="sm" variant="primary" onClick={onPublish}>
              {t("postingCheck.publishAnyway")}
            </Button>
          )}
        </>
      }
    >
      {enforced ? t("postingCheck.enforced") : null}
    </Banner>
  )
}
