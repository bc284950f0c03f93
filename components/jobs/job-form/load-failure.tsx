"use client"

import { CloudOff } from "lucide-react"
import { Page } from "@/components/layout/page"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { ApiError } from "@/lib/queries/api-error"

/** A page that could not be loaded, with the way to try again. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reference = error instanceof ApiError && error.status >= 500 ? error.requestId : undefined
  return (
    <Page width="form">
      <div role="alert">
        <EmptyState
          heading="h1"
          icon={<CloudOff />}
          title="The posting could not be loaded"
          action={
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {error instanceof ApiError ? error.message : "Something unexpected happened."}
          {reference ? <span className="mt-2 block text-xs">Reference: {reference}</span> : null}
        </EmptyState>
      </div>
    </Page>
  )
}
