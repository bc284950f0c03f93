import type {
  ListedInvitation,
  ListedMember,
  MadeInvitation,
  MadePasswordLink,
} from "@/lib/api/dashboard/members"
import type { ApiClient } from "./api"
import { expect, type Page } from "./ui"

type List<Row> = { data: Row[] }

export const membersPath = "/api/dashboard/members"
export const invitationsPath = "/api/dashboard/invitations"
export const acceptPath = "/api/dashboard/invitations/accept"
let addresses = 0

/** An address that no one has signed up with. */
export function newAddress(): string {
  addresses += 1
  return `new-${process.pid}-${addresses}-${Date.now()}@example.com`
}

export async function readMembers(session: ApiClient): Promise<ListedMember[]> {
  const answer = await session.get<List<ListedMember>>(membersPath)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

export async function memberOf(session: ApiClient, { email }: { email: string }): Promise<ListedMember> {
  const member = (await readMembers(session)).find(({ person }) => person.email === email)
  expect(member, email).toBeDefined()
  return member as ListedMember
}

export async function readInvitations(session: ApiClient): Promise<ListedInvitation[]> {
  const answer = await session.get<List<ListedInvitation>>(invitationsPath)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

/** Invites in a session, and returns the token of the link. */
export async function makeInvitation(session: ApiClient, email: string, role = "editor"): Promise<string> {
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

/** Requests a link with which the member `id` chooses a new password. */
export function postPasswordLink(session: ApiClient, id: number) {
  return session.post<MadePasswordLink>(`${membersPath}/${id}/password-link`, {})
}

/** Makes such a link for a member, and returns its token. */
export async function passwordLink(session: ApiClient, member: { email: string }): Promise<string> {
  const made = await postPasswordLink(session, (await memberOf(session, member)).id)
  expect(made.status, made.text).toBe(200)
  return new URL(made.body.link).searchParams.get("token") ?? ""
}

/** Sets a new password with the token of a link. */
export function usePasswordLink(server: ApiClient, token: string, password = "another good password") {
  return server.put("/api/dashboard/password", { token, password }, { Origin: server.baseUrl })
}

export const newcomer = { name: "Nora Newcomer", password: "a password of her own" }

/** A person's row on the members page. */
export const memberRow = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email })
