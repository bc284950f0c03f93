import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { SetUpRequest } from "@/lib/api/dashboard/account"
import type { Language } from "@/lib/messages/language"
import { callApi } from "./api-client"
import { meQuery } from "./session"

/** Whether nobody can sign in yet, so that the first employer and admin have to be made. */
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

/** Asks for a mail with a link to a new password; `mailed` is false where the installation cannot send any. */
export function useRequestPasswordLink() {
  return useMutation({
    mutationFn: (body: { email: string }) => callApi("POST /api/dashboard/password-link", { body }),
  })
}

/** Sets the password that a link allows. */
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

/** Chooses the language that one is spoken to in. What it comes to is told also once the menu is gone in which it was chosen. */
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

/** Changes one's own password, which ends one's other sessions. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { present: string; password: string }) =>
      callApi("PUT /api/dashboard/me/password", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  })
}

/** Where the person is signed in. */
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
