"use client"

import { useEffect } from "react"
import { MessagePage } from "@/components/layout/message-page"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const { t, rich } = useMessages()
  useEffect(() => {
    console.error(error)
  }, [error])

  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined

  return (
    <MessagePage
      title={t("ui.brokenTitle")}
      action={
        <>
          <Button variant="primary" onClick={retry}>
            {t("ui.tryAgain")}
          </Button>
          <Button variant="outline" render={<a href="/jobs" />}>
            {t("ui.toPostings")}
          </Button>
        </>
      }
      detail={
        digest ? rich("ui.brokenReference", { code: () => <code className="figures">{digest}</code> }) : null
      }
    >
      {t("ui.brokenText")}
    </MessagePage>
  )
}
