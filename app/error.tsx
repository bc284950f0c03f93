"use client"

import { useEffect } from "react"
import { MessagePage } from "@/components/layout/message-page"
import { Button } from "@/components/ui/button"

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error)
  }, [error])

  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined

  return (
    <MessagePage
      title="Something went wrong"
      action={
        <>
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
          <Button variant="outline" render={<a href="/jobs" />}>
            Go to postings
          </Button>
        </>
      }
      detail={
        digest ? (
          <>
            If it happens again, tell your administrator this reference:{" "}
            <code className="figures">{digest}</code>
          </>
        ) : null
      }
    >
      This page could not be shown. What you saved before is safe.
    </MessagePage>
  )
}
