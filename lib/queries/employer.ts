import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { OwnEmployer } from "@/lib/api/dashboard/employer"
import { callApi } from "./api-client"
import { meQuery } from "./session"

export type { OwnEmployer }

export const employerQuery = queryOptions({
  queryKey: ["employer"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/employer", { signal }),
})

/** Saves the employer's name and time zone, and refreshes everything that shows them or depends on them. */
export function useSaveEmployer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; timeZone: string }) =>
      callApi("PUT /api/dashboard/employer", { body }),
    async onSuccess(saved) {
      client.setQueryData(employerQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: ["jobs"] })
      await client.invalidateQueries({ queryKey: meQuery.queryKey, exact: true })
    },
  })
}

/** Sets whether all members need two-factor sign-in. */
export function useSaveTwoFactorRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (required: boolean) =>
      callApi("PUT /api/dashboard/employer/two-factor", { body: { required } }),
    onSuccess: (saved) => client.setQueryData(employerQuery.queryKey, saved),
  })
}
