"use client"

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { ApiError } from "./api-error"

const mostRetries = 2

export interface QueryProviderProps {
  children: ReactNode
  /** Called when the session has ended while the page was in use; `byDeed` if an action of the person ran into it. */
  onSignedOut?: (byDeed: boolean) => void
  /** Called when the service has refused something that the page offers. */
  onForbidden?: () => void
}

/** The cache of the API's answers. */
export function QueryProvider({ children, ...listeners }: QueryProviderProps) {
  const [client] = useState(() => createClient(listeners))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function createClient({ onSignedOut, onForbidden }: Omit<QueryProviderProps, "children">): QueryClient {
  const onError = (byDeed: boolean) => (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.status === 403) onForbidden?.()
    if (error.status === 401) onSignedOut?.(byDeed)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: onError(false) }),
    mutationCache: new MutationCache({ onError: onError(true) }),
    defaultOptions: {
      // What is done offline fails at once. Otherwise, it would wait for the connection, even after it was cancelled.
      mutations: { networkMode: "always" },
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < mostRetries && error instanceof ApiError && error.temporary,
      },
    },
  })
}
