import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type {
  GraceHours,
  KeyChangeRequest,
  MadeKey,
  NewKeyRequest,
  PresentedKey,
} from "@/lib/api/dashboard/api-keys"
import { callApi } from "./api-client"
import { ApiError } from "./api-error"

export type { GraceHours, MadeKey, PresentedKey }

/** The employer's keys. Refetched from time to time, so that their use shows while the page is open. */
export const keysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/api-keys", { signal }),
  refetchInterval: 15_000,
})

function useKeysRefreshed() {
  const client = useQueryClient()
  return { onSettled: () => client.invalidateQueries({ queryKey: keysQuery.queryKey }) }
}

/** A secret has to be forgotten as soon as nothing shows it. */
const forgetful = { gcTime: 0 }

export function useCreateKey() {
  return useMutation({
    mutationFn: (body: NewKeyRequest) => callApi("POST /api/dashboard/api-keys", { body }),
    ...forgetful,
    ...useKeysRefreshed(),
  })
}

/** Replaces a key, which keeps working for `graceHours`. */
export function useRotateKey() {
  return useMutation({
    mutationFn: ({ id, graceHours }: { id: number; graceHours: GraceHours }) =>
      callApi("POST /api/dashboard/api-keys/{id}/rotation", { params: { id }, body: { graceHours } }),
    ...forgetful,
    ...useKeysRefreshed(),
  })
}

/** Renames, pauses or resumes a key. */
export function useChangeKey() {
  return useMutation({
    mutationFn: ({ id, ...body }: KeyChangeRequest & { id: number }) =>
      callApi("PUT /api/dashboard/api-keys/{id}", { params: { id }, body }),
    ...useKeysRefreshed(),
  })
}

/** Revokes keys, one after the other. A key that has already been revoked counts as revoked. */
export function useRevokeKeys() {
  return useMutation({
    async mutationFn(ids: readonly number[]) {
      for (const id of ids) await revokeKey(id)
    },
    ...useKeysRefreshed(),
  })
}

async function revokeKey(id: number): Promise<void> {
  try {
    await callApi("DELETE /api/dashboard/api-keys/{id}", { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
