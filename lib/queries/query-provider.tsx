"use client"

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { ApiError } from "./api-error"

const mostRetries = 2

/** The cache of what the API has said. `onSignedOut` is called when the session has ended in the middle of the work. */
export function QueryProvider({ children, onSignedOut }: { children: ReactNode; onSignedOut?: () => void }) {
  const [client] = useState(() => createClient(onSignedOut))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function createClient(onSignedOut?: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut?.()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < mostRetries && error instanceof ApiError && error.temporary,
      },
    },
  })
}
