import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Me } from "@/lib/api/dashboard/account"
import { mayWrite } from "@/lib/api/dashboard/may-write"
import { callApi } from "./api-client"

export type { Me }

/** The signed-in person and the employer they work for. The dashboard's frame has it before any page shows. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/me", { signal }),
  staleTime: 60_000,
})

/** The signed-in person. Only for pages inside the dashboard's frame. */
export function useMe(): Me {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error("useMe is for pages inside the dashboard's frame.")
  return data
}

/** Whether the person may write postings for the employer that the page shows. */
export function useMayWrite(): boolean {
  return mayWrite(useMe().employer.role)
}
