import { useMutation } from "@tanstack/react-query"
import { callApi } from "./api-client"

export function useSignIn() {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      callApi("POST /api/dashboard/session", { body }),
  })
}

/** Chooses the employer of pages whose address names none; `onSettled` loads a page of it, which says so if that fails. */
export function useSwitchEmployer(onSettled: (employerId: number) => void) {
  return useMutation({
    mutationFn: (employerId: number) => callApi("PUT /api/dashboard/me/employer", { body: { employerId } }),
    onSettled: (_answer, _error, employerId) => onSettled(employerId),
  })
}
