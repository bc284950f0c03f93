import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { OwnEmployer } from "@/lib/api/dashboard/employer"
import { callApi } from "./api-client"
import { meQuery } from "./session"

export type { OwnEmployer }

export const employerQuery = queryOptions({
  queryKey: ["employer"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/employer", { signal }),
})

/** Saves the employer's name and time zone, which all that is shown of it and of its postings depends on. */
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

/** Has all members need two-factor sign-in, or no longer. */
export function useSaveTwoFactorRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (required: boolean) =>
      callApi("PUT /api/dashboard/employer/two-factor", { body: { required } }),
    onSuccess: (saved) => client.setQueryData(employerQuery.queryKey, saved),
  })
}
