import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type {
  InvitationOffer,
  LeftPending,
  ListedInvitation,
  ListedMember,
  MadeInvitation,
  Role,
} from "@/lib/api/dashboard/members"
import { callApi } from "./api-client"
import { meQuery } from "./session"

export type { InvitationOffer, LeftPending, ListedInvitation, ListedMember, MadeInvitation, Role }

export const membersQuery = queryOptions({
  queryKey: ["members"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/members", { signal }),
})

export const invitationsQuery = queryOptions({
  queryKey: ["invitations"],
  queryFn: ({ signal }) => callApi("GET /api/dashboard/invitations", { signal }),
})

/** Changes a member's role. If it is the person's own, their account is refetched. */
export function useChangeRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, role }: { id: number; role: Role }) =>
      callApi("PUT /api/dashboard/members/{id}", { params: { id }, body: { role } }),
    async onSettled(_, __, { id }) {
      const own = client.getQueryData(membersQuery.queryKey)?.data.find(({ you }) => you)
      await client.invalidateQueries({ queryKey: membersQuery.queryKey })
      if (own?.id === id) await client.invalidateQueries({ queryKey: meQuery.queryKey, exact: true })
      // A change of role decides which invitations still work. A person who is no longer an admin may not list them.
      else await client.invalidateQueries({ queryKey: invitationsQuery.queryKey, exact: true })
    },
  })
}

/** Removes a member; returns their unused links, or null. */
export function useRemoveMember() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ListedMember) => callApi("DELETE /api/dashboard/members/{id}", { params: { id } }),
    // A person who has removed themselves may no longer list them.
    async onSettled(_, __, { you }) {
      if (you) return
      await client.invalidateQueries({ queryKey: membersQuery.queryKey })
      await client.invalidateQueries({ queryKey: invitationsQuery.queryKey, exact: true })
    },
  })
}

/** Makes a link with which a member sets a new password. */
export function useMakePasswordLink() {
  return useMutation({
    mutationFn: (id: number) =>
      callApi("POST /api/dashboard/members/{id}/password-link", { params: { id }, body: {} }),
    // The link is a secret, to be forgotten as soon as nothing shows it.
    gcTime: 0,
  })
}

/** Removes a member's second factors, and ends their sessions. */
export function useResetFactors() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ListedMember) =>
      callApi("DELETE /api/dashboard/members/{id}/two-factor", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: membersQuery.queryKey }),
  })
}

function useInvitationsRefreshed() {
  const client = useQueryClient()
  return { onSettled: () => client.invalidateQueries({ queryKey: invitationsQuery.queryKey }) }
}

/** Invites a person; an earlier invitation to the same address stops working. */
export function useInvite() {
  return useMutation({
    mutationFn: (body: { email: string; role: Role }) => callApi("POST /api/dashboard/invitations", { body }),
    // The link is a secret, to be forgotten as soon as nothing shows it.
    gcTime: 0,
    ...useInvitationsRefreshed(),
  })
}

export function useWithdrawInvitation() {
  return useMutation({
    mutationFn: (id: number) => callApi("DELETE /api/dashboard/invitations/{id}", { params: { id } }),
    ...useInvitationsRefreshed(),
  })
}

/** What an invitation's link leads to. */
export function offerQuery(token: string) {
  return queryOptions({
    queryKey: ["invitations", "offer", token],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/invitations/accept", { query: { token }, signal }),
    staleTime: Infinity,
  })
}

/** Accepts an invitation, and signs in. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (body: { token: string; name?: string; password: string }) =>
      callApi("POST /api/dashboard/invitations/accept", { body }),
  })
}
