import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { SetUpRequest } from "@/lib/api/dashboard/account"
import type { Language } from "@/lib/messages/language"
import { callApi } from "./api-client"
import { meQuery } from "./session"

/** Whether nobody can sign in yet, so that the first employer and admin have to be created. */
export const setUpQuery = queryOptions({
  queryKey: ["set-up"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/set-up", { signal }),
  staleTime: Infinity,
})

export function useSetUp() {
  return useMutation({
    mutationFn: (body: SetUpRequest) => callApi("POST /api/dashboard/set-up", { body }),
  })
}

/** Asks for an email with a link to a new password; `mailed` is false if the installation cannot send email. */
export function useRequestPasswordLink() {
  return useMutation({
    mutationFn: (body: { email: string }) => callApi("POST /api/dashboard/password-link", { body }),
  })
}

/** Whether a link to a new password still works; refused if it doesn't. */
export function passwordLinkQuery(token: string) {
  return queryOptions({
    queryKey: ["password-link", token],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/password", { query: { token }, signal }),
    staleTime: Infinity,
  })
}

/** Sets a new password with a link. */
export function useSetPassword() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      callApi("PUT /api/dashboard/password", { body }),
  })
}

export function useRename() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string }) => callApi("PUT /api/dashboard/me", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  })
}

/** Sets the person's own language. Its callbacks run even if the menu where it was chosen is gone by then. */
export function useChooseLanguage(onChosen: (language: Language) => void, onError: (error: Error) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (language: Language) => callApi("PUT /api/dashboard/me/language", { body: { language } }),
    onSuccess(_answer, language) {
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
      onChosen(language)
    },
    onError,
  })
}

/** Changes the person's own password, which ends their other sessions. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { present: string; password: string }) =>
      callApi("PUT /api/dashboard/me/password", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  })
}

/** The person's sessions. */
export const ownSessionsQuery = queryOptions({
  queryKey: ["me", "sessions"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/me/sessions", { signal }),
})

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callApi("DELETE /api/dashboard/me/sessions/{id}", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  })
}
