"use client"

import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { LoadFailure, LoadFailureBanner } from "@/components/ui/load-failure"
import { ApiError } from "@/lib/queries/api-error"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { PageBody } from "./page-body"

export interface LoadedProps<Data> {
  query: {
    data: Data | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  /** The title of a failure: "The members could not be loaded". */
  failed?: string
  /** What a failure replaces: the whole page, a section of it (the default), or a few lines in a card. */
  place?: "page" | "section" | "card"
  /** The title of a banner above the data that was loaded before, if refreshing it failed. Without it, nothing is shown. */
  notRefreshed?: string
  loading: ReactNode
  /** Shown if the service has no such thing. */
  missing?: ReactNode
  /** Shown instead of data that has nothing to show; a falsy result shows the data. */
  empty?: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

/** What a query loads, or what is shown instead while it is loading, failed, missing or empty. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  failed,
  place = "section",
  notRefreshed,
  loading,
  missing,
  empty,
  children,
}: LoadedProps<Data>) {
  const { t } = useMessages()
  const retry = { onRetry: refetch, retrying: isFetching }
  if (data !== undefined) {
    return (
      <>
        {error && notRefreshed ? (
          <LoadFailureBanner title={notRefreshed} {...retry}>
            {refusalInWords(error)}
          </LoadFailureBanner>
        ) : null}
        {empty?.(data) || children(data)}
      </>
    )
  }
  if (!error) return loading
  if (missing && error instanceof ApiError && error.status === 404) return missing
  if (place === "card") {
    return (
      <LoadFailureBanner title={failed} {...retry}>
        {refusalInWords(error)}
      </LoadFailureBanner>
    )
  }
  const failure = (
    <LoadFailure
      heading={place === "page" ? "h1" : "h2"}
      title={failed ?? t("ui.notLoaded")}
      reference={error instanceof ApiError && error.status >= 500 ? error.requestId : undefined}
      {...retry}
    >
      {refusalInWords(error)}
    </LoadFailure>
  )
  return place === "page" ? <PageBody width="form">{failure}</PageBody> : failure
}
