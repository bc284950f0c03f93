"use client"

import { Page } from "@/components/layout/page"
import { LoadFailure } from "@/components/ui/load-failure"
import { ApiError } from "@/lib/queries/api-error"

/** The page of a posting that could not be loaded, with the way to try again. */
export function PostingFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Page width="form">
      <LoadFailure
        heading="h1"
        title="The posting could not be loaded"
        reference={error instanceof ApiError && error.status >= 500 ? error.requestId : undefined}
        onRetry={onRetry}
      >
        {error instanceof ApiError ? error.message : "Something unexpected happened."}
      </LoadFailure>
    </Page>
  )
}
