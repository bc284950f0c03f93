import { queryOptions, useMutation, useQuery } from "@tanstack/react-query"
import type { Me } from "@/lib/api/dashboard/account"
import { mayWrite } from "@/lib/api/dashboard/may-write"
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

/** Whether the person may write postings for the employer that the page shows. */
export function useMayWrite(): boolean {
  return mayWrite(useMe().employer.role)
}

export function useSignIn() {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      callApi("POST /api/dashboard/session", { body }),
  })
}

export function useSignOut(onSuccess: () => void) {
  return useMutation({ mutationFn: () => callApi("DELETE /api/dashboard/session"), onSuccess })
}

/** Chooses the employer of the pages whose address names none; `onSettled` loads a page of it, which says if it cannot. */
export function useSwitchEmployer(onSettled: (employerId: number) => void) {
  return useMutation({
    mutationFn: (employerId: number) => callApi("PUT /api/dashboard/me/employer", { body: { employerId } }),
    onSettled: (_answer, _error, employerId) => onSettled(employerId),
  })
}
