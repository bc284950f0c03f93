import { useMutation, useQueryClient } from "@tanstack/react-query"
import { callApi } from "./api-client"
import { endChangeFeeds } from "./change-feed"

/** Signs out; what the page still asks for would be refused then, so that nothing is asked for from here on. */
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
