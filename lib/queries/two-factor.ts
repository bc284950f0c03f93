import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { BegunApp, SecondStep, SecondStepRequest } from "@/lib/api/dashboard/two-factor"
import { ownSessionsQuery } from "./account"
import { callApi } from "./api-client"
import { meQuery } from "./session"

export type { BegunApp, SecondStep }

/** The person's second factors. */
export const ownTwoFactorQuery = queryOptions({
  queryKey: ["me", "two-factor"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/me/two-factor", { signal }),
})

/** Completes a sign-in after the right password. */
export function useSecondStep() {
  return useMutation({
    mutationFn: (body: SecondStepRequest) => callApi("POST /api/dashboard/session/second-step", { body }),
  })
}

/** Starts to set up an authenticator app. Its secret is forgotten as soon as nothing shows it. */
export function useBeginApp() {
  return useMutation({
    mutationFn: (body: { password: string }) => callApi("POST /api/dashboard/me/two-factor", { body }),
    gcTime: 0,
  })
}

export function useConfirmApp() {
  return useMutation({
    mutationFn: (body: { code: string }) =>
      callApi("POST /api/dashboard/me/two-factor/confirmation", { body }),
    gcTime: 0,
    ...useFactorsRefreshed(),
  })
}

export function useRemoveApp() {
  return useMutation({
    mutationFn: (body: { password: string }) =>
      callApi("POST /api/dashboard/me/two-factor/removal", { body }),
    ...useFactorsRefreshed(),
  })
}

/** Creates new recovery codes, which replace all others. */
export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: (body: { password: string }) => callApi("POST /api/dashboard/me/recovery-codes", { body }),
    gcTime: 0,
    ...useFactorsRefreshed(),
  })
}

/** Makes every browser of the person ask for a code again. */
export function useForgetBrowsers() {
  return useMutation({
    mutationFn: () => callApi("DELETE /api/dashboard/me/remembered-browsers"),
    ...useFactorsRefreshed(),
  })
}

function useFactorsRefreshed() {
  const client = useQueryClient()
  return {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ownTwoFactorQuery.queryKey }),
        client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
        client.invalidateQueries({ queryKey: meQuery.queryKey, exact: true }),
      ]),
  }
}
