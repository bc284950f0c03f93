import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { NewPasskeyRequest, OwnPasskey } from "@/lib/api/dashboard/passkeys"
import { ownSessionsQuery } from "./account"
import { callApi } from "./api-client"
import { askPasskey, makePasskey } from "./browser-passkey"
import { ownTwoFactorQuery } from "./two-factor"

export type { OwnPasskey }

/** The person's passkeys. */
export const ownPasskeysQuery = queryOptions({
  queryKey: ["me", "passkeys"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/me/passkeys", { signal }),
})

/** Verifies the password, lets the browser create a passkey and adds it. */
export function useAddPasskey() {
  return useMutation({
    async mutationFn({ name, password }: NewPasskeyRequest) {
      const options = await callApi("POST /api/dashboard/me/passkeys/options", { body: { name, password } })
      const response = await makePasskey(options)
      return callApi("POST /api/dashboard/me/passkeys", { body: { name, response } })
    },
    gcTime: 0,
    ...usePasskeysRefreshed(),
  })
}

export function useRenamePasskey() {
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      callApi("PUT /api/dashboard/me/passkeys/{id}", { params: { id }, body: { name } }),
    ...usePasskeysRefreshed(),
  })
}

export function useRemovePasskey() {
  return useMutation({
    mutationFn: ({ id, password }: { id: number; password: string }) =>
      callApi("POST /api/dashboard/me/passkeys/{id}/removal", { params: { id }, body: { password } }),
    ...usePasskeysRefreshed(),
  })
}

/** Fetches the challenge that a passkey has to answer. */
export function usePasskeyChallenge() {
  return useMutation({
    mutationFn: (body: { secondStep?: boolean }) =>
      callApi("POST /api/dashboard/session/passkey/options", { body }),
  })
}

/** Makes the browser ask for a passkey that answers `options`, and signs in with it. */
export function usePasskeySignIn() {
  return useMutation({
    async mutationFn({ options, secondStep = false, remember = false, autofill = false }: PasskeyQuestion) {
      const response = await askPasskey(options, { autofill })
      return callApi("POST /api/dashboard/session/passkey", { body: { response, secondStep, remember } })
    },
  })
}

type PasskeyQuestion = {
  options: Parameters<typeof askPasskey>[0]
  secondStep?: boolean
  /** Whether this browser should only ask for the password for a while, after a second step. */
  remember?: boolean
  autofill?: boolean
}

function usePasskeysRefreshed() {
  const client = useQueryClient()
  return {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ownPasskeysQuery.queryKey }),
        client.invalidateQueries({ queryKey: ownTwoFactorQuery.queryKey }),
        client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
      ]),
  }
}
