import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type * as z from "zod"
import type { checkSettingsRequest, OwnCheckSettings } from "@/lib/api/dashboard/check-settings"
import { callApi } from "./api-client"

export type { OwnCheckSettings }

/** The settings of an employer who has told us nothing, written out here because the rules load later than the form. */
export const noCheckSettings: OwnCheckSettings = {
  facts: {
    employees25Plus: null,
    usesAi: null,
    aiStatement: { en: null, fr: null },
    federallyRegulated: null,
    hoursPerWeek: null,
  },
  muted: [],
  enforce: false,
}

/** What the employer has told the posting check. */
export const checkSettingsQuery = queryOptions({
  queryKey: ["check-settings"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/check-settings", { signal }),
  staleTime: 60_000,
})

/** A rule whose findings are dismissed for a posting, with who dismissed it, when (an ISO instant), and why. */
export type DismissedRule = { code: string; reason: string; at: string; by: { name: string } }

/** The rules whose findings are dismissed for a posting; empty for an unsaved one. */
export function dismissedRulesQuery(job: { id: number } | null) {
  return queryOptions({
    queryKey: ["jobs", "dismissed-rules", job?.id ?? null],
    queryFn: async ({ signal }): Promise<DismissedRule[]> => {
      if (!job) return []
      const { findings } = await callApi("GET /api/v1.1/jobs/{id}/checks", { params: { id: job.id }, signal })
      return findings.flatMap(({ code, mutedBy }) =>
        mutedBy?.kind === "posting" ? [{ ...mutedBy, code }] : [],
      )
    },
    staleTime: 60_000,
  })
}

/** Dismisses the findings of a rule for a saved posting, or takes that back. */
export function useDismissal(jobId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ code, ...body }: { code: string; dismissed: boolean; reason?: string }) =>
      callApi("PUT /api/v1.1/jobs/{id}/checks/{code}", { params: { id: jobId, code }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: dismissedRulesQuery({ id: jobId }).queryKey }),
  })
}

/** Saves what the employer tells the posting check; what is left out stays as it is. */
export function useSaveCheckSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.output<typeof checkSettingsRequest>) =>
      callApi("PUT /api/dashboard/check-settings", { body }),
    onSuccess(saved) {
      client.setQueryData(checkSettingsQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: ["jobs"] })
    },
  })
}
