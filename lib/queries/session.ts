import { queryOptions, useMutation, useQuery } from "@tanstack/react-query"
import type { Me } from "@/lib/api/dashboard/account"
import { callApi } from "./api-client"

export type { Me }

/** Who is signed in, at work for which employer. The dashboard's frame has it ready before any page shows. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/me", { signal }),
  staleTime: 60_000,
})

/** Who is signed in. Only for pages inside the dashboard's frame. */
export function useMe(): Me {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error("useMe is for pages inside the dashboard's frame.")
  return data
}

export function useSignIn() {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      callApi("POST /api/dashboard/session", { body }),
  })
}

export function useSignOut() {
  return useMutation({ mutationFn: () => callApi("DELETE /api/dashboard/session") })
}

/** Works for another employer from now on. The caller loads the page anew, since all that is known is of the present one. */
export function useSwitchEmployer() {
  return useMutation({
    mutationFn: (employerId: number) => callApi("PUT /api/dashboard/me/employer", { body: { employerId } }),
  })
}
