import type { LeftPending, ListedInvitation } from "@/lib/api/dashboard/members"
import type { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import {
  accept,
  acceptPath,
  invitationsPath,
  makeInvitation,
  readInvitations,
  memberOf,
  membersPath,
  newAddress,
  newcomer,
  passwordLink,
  usePasswordLink,
} from "../support/members"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

const password = "another good password"

const dead = { status: 403, code: "forbidden" }

test("using one of a person's password links ends the others", async ({ server, admin, addMember }) => {
  const editor = await addMember("editor")
  const session = await openSession(server, admin)
  const links = [await passwordLink(session, editor), await passwordLink(session, editor)] as const
  const viewers = await passwordLink(session, await addMember("viewer"))
  expect((await usePasswordLink(server, links[0])).status).toBe(204)
  expectProblem(await usePasswordLink(server, links[1]), dead)
  expect((await usePasswordLink(server, viewers)).status).toBe(204)
})

test("a person's password links end when they change their password", async ({
  server,
  admin,
  addMember,
}) => {
  const editor = await addMember("editor")
  const session = await openSession(server, admin)
  const link = await passwordLink(session, editor)
  const own = await openSession(server, editor)
  const changed = await own.put("/api/dashboard/me/password", { present: editor.password, password })
  expect(changed.status, changed.text).toBe(204)
  expectProblem(await usePasswordLink(server, link), dead)
  await openSession(server, { ...editor, password })
})

for (const [end, act] of [
  ["is no longer an admin", (session, id) => session.put(`${membersPath}/${id}`, { role: "editor" })],
  ["is removed", (session, id) => session.delete(`${membersPath}/${id}`)],
] as [string, (session: ApiClient, id: number) => Promise<{ status: number; text: string }>][]) {
  test(`links made by an admin who ${end} no longer work`, async ({ server, admin, addMember, records }) => {
    const session = await openSession(server, admin)
    const second = await addMember("admin")
    const editor = await addMember("editor")
    const theirs = await openSession(server, second)
    const email = newAddress()
    const token = await makeInvitation(theirs, email, "admin")
    const link = await passwordLink(theirs, editor)
    const kept = newAddress()
    const own = await makeInvitation(session, kept, "viewer")
    const ended = await act(session, (await memberOf(session, second)).id)
    expect(ended.status, ended.text).toBe(200)

    expectProblem(await server.get(`${acceptPath}?token=${token}`), { status: 404, code: "not_found" })
    expectProblem(await accept(server, { token, ...newcomer }), { status: 404, code: "not_found" })
    expectProblem(await usePasswordLink(server, link), dead)
    expect((await server.get(`${acceptPath}?token=${own}`)).status).toBe(200)
    await openSession(server, editor)
    const listed = await readInvitations(session)
    expect(listed.map((each) => [each.email, each.works])).toEqual([
      [kept, true],
      [email, false],
    ])

    const renewed = await makeInvitation(session, email, "viewer")
    expectProblem(await accept(server, { token, ...newcomer }), { status: 404, code: "not_found" })
    expect((await accept(server, { token: renewed, ...newcomer })).status).toBe(204)
    expect(await records.tablesHolding(token)).toEqual([])
  })
}

test("removing a member lists the links they left pending, or nothing if there are none", async ({
  server,
  admin,
  addMember,
}) => {
  const session = await openSession(server, admin)
  const second = await addMember("admin")
  const editor = await addMember("editor")
  const theirs = await openSession(server, second)
  const emails = [newAddress(), newAddress()]
  for (const email of emails) await makeInvitation(theirs, email, "viewer")
  await passwordLink(theirs, editor)
  const answer = await session.delete(`${membersPath}/${(await memberOf(session, second)).id}`)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body as LeftPending).toEqual({
    invitations: emails
      .toReversed()
      .map((email): unknown => expect.objectContaining({ email, works: false })),
    passwordLinks: [
      { person: expect.objectContaining({ email: editor.email }), expiresAt: expect.stringMatching(/Z$/) },
    ],
  })
  const { id } = await memberOf(session, editor)
  expect((await session.delete(`${membersPath}/${id}`)).status).toBe(204)
})

test("an invitation says whether its link works", async ({ server, admin, records }) => {
  const session = await openSession(server, admin)
  const email = newAddress()
  await makeInvitation(session, email)
  const only = async () => (await readInvitations(session))[0] as ListedInvitation
  expect((await only()).works).toBe(true)
  await records.expireInvitations(email)
  expect((await only()).works).toBe(false)
  const { body } = await session.post<{ invitation: ListedInvitation }>(invitationsPath, {
    email,
    role: "viewer",
  })
  expect(body.invitation.works).toBe(true)
})
