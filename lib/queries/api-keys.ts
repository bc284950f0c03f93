import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type {
  GraceHours,
  KeyChangeRequest,
  MadeKey,
  NewKeyRequest,
  PresentedKey,
} from "@/lib/api/dashboard/api-keys"
import { callApi } from "./api-client"

export type ApiKey = PresentedKey
export type { GraceHours, MadeKey }

const path = "/api/dashboard/api-keys"

/** The employer's keys. Asked for again now and then, so that their use is seen while one looks. */
export const keysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: ({ signal }) => callApi<{ data: ApiKey[] }>("GET", path, { signal }),
  refetchInterval: 15_000,
})

function useKeysRefreshed() {
  const client = useQueryClient()
  return { onSettled: () => client.invalidateQueries({ queryKey: keysQuery.queryKey }) }
}

/** A secret is to be forgotten as soon as nobody looks at it. */
const forgetful = { gcTime: 0 }

export function useCreateKey() {
  return useMutation({
    mutationFn: (body: NewKeyRequest) => callApi<MadeKey>("POST", path, { body }),
    ...forgetful,
    ...useKeysRefreshed(),
  })
}

/** Puts another key in the place of one, which works on for `graceHours`. */
export function useRotateKey() {
  return useMutation({
    mutationFn: ({ id, graceHours }: { id: number; graceHours: GraceHours }) =>
      callApi<MadeKey>("POST", `${path}/${id}/rotation`, { body: { graceHours } }),
    ...forgetful,
    ...useKeysRefreshed(),
  })
}

/** Renames a key, pauses it or lets it work again. */
export function useChangeKey() {
  return useMutation({
    mutationFn: ({ id, ...body }: KeyChangeRequest & { id: number }) =>
      callApi<ApiKey>("PUT", `${path}/${id}`, { body }),
    ...useKeysRefreshed(),
  })
}

export function useRevokeKey() {
  return useMutation({
    mutationFn: (id: number) => callApi("DELETE", `${path}/${id}`),
    ...useKeysRefreshed(),
  })
}
