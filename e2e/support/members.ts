import type { ListedInvitation, ListedMember, MadeInvitation } from "@/lib/api/dashboard/members"
import type { ApiClient } from "./api"
import { expect } from "./ui"

type List<Row> = { data: Row[] }

export const membersPath = "/api/dashboard/members"
export const invitationsPath = "/api/dashboard/invitations"
export const acceptPath = "/api/dashboard/invitations/accept"
let addresses = 0

/** An address that nobody has signed up with. */
export function newAddress(): string {
  addresses += 1
  return `new-${process.pid}-${addresses}-${Date.now()}@example.com`
}

export async function listMembers(session: ApiClient): Promise<ListedMember[]> {
  const answer = await session.get<List<ListedMember>>(membersPath)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

export async function memberOf(session: ApiClient, { email }: { email: string }): Promise<ListedMember> {
  const member = (await listMembers(session)).find(({ person }) => person.email === email)
  expect(member, email).toBeDefined()
  return member as ListedMember
}

export async function listInvitations(session: ApiClient): Promise<ListedInvitation[]> {
  const answer = await session.get<List<ListedInvitation>>(invitationsPath)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

/** Invites by a session, and answers the token of the link. */
export async function invite(session: ApiClient, email: string, role = "editor"): Promise<string> {
  const answer = await session.post<MadeInvitation>(invitationsPath, { email, role })
  expect(answer.status, answer.text).toBe(201)
  const link = new URL(answer.body.link ?? "")
  expect(link.origin).toBe(session.baseUrl)
  expect(link.pathname).toBe("/invitation")
  return link.searchParams.get("token") ?? ""
}

export function accept(server: ApiClient, body: unknown) {
  return server.post<unknown>(acceptPath, body, { Origin: server.baseUrl })
}

export const newcomer = { name: "Nora Newcomer", password: "a password of her own" }
