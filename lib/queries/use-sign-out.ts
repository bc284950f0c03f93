import { useMutation, useQueryClient } from "@tanstack/react-query"
import { callApi } from "./api-client"
import { endChangeFeeds } from "./change-feed"

/** Signs out, and stops all requests of the page first, because they would be refused afterwards. */
export function useSignOut(onSuccess: () => void) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn() {
      endChangeFeeds()
      await client.cancelQueries()
      return callApi("DELETE /api/dashboard/session")
    },
    onSuccess,
  })
}
