import { useMutation, useQueryClient } from "@tanstack/react-query"
import { ApiError } from "./api-error"
import { callApi } from "./api-client"
import { viewsQuery } from "./views"

function useViewsRefreshed() {
  const client = useQueryClient()
  return { onSettled: () => client.invalidateQueries({ queryKey: viewsQuery.queryKey }) }
}

/** Creates a view; `query` is the query of the list's address. */
export function useCreateView() {
  return useMutation({
    mutationFn: (body: { name: string; shared: boolean; query: string }) =>
      callApi("POST /api/dashboard/views", { body }),
    ...useViewsRefreshed(),
  })
}

/** Changes the name of a view or the postings that it shows, or shares it. */
export function useChangeView() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; name?: string; query?: string; shared?: true }) =>
      callApi("PUT /api/dashboard/views/{id}", { params: { id }, body }),
    ...useViewsRefreshed(),
  })
}

/** Deletes a view. A view that has already been deleted counts as deleted. */
export function useDeleteView() {
  return useMutation({
    async mutationFn(id: number) {
      try {
        await callApi("DELETE /api/dashboard/views/{id}", { params: { id } })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    ...useViewsRefreshed(),
  })
}
