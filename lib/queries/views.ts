import { queryOptions } from "@tanstack/react-query"
import type { PresentedView } from "@/lib/api/dashboard/views"
import { callApi } from "./api-client"

export type { PresentedView }

/** The views of the list: those that members share, then the person's own. */
export const viewsQuery = queryOptions({
  queryKey: ["views"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/views", { signal }),
})
