import type { InvitationOffer, ListedInvitation, MadeInvitation } from "@/lib/api/dashboard/members"
import { expectProblem } from "../support/expectations"
import {
  accept,
  acceptPath,
  invitationsPath,
  makeInvitation,
  readInvitations,
  memberOf,
  newAddress,
  newcomer,
} from "../support/members"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

type List<Row> = { data: Row[] }

const day = 86_400_000

test.describe("invitations", () => {
  test("a link is shown once, works for 7 days, and its token is not stored", async ({
    server,
    admin,
    employer,
    records,
  }) => {
    const session = await openSession(server, admin)
    const email = newAddress()
    const answer = await session.post<MadeInvitation>(invitationsPath, {
      email: ` ${email.toUpperCase()} `,
      role: "viewer",
    })
    expect(answer.status, answer.text).toBe(201)
    const { invitation, link } = answer.body
    expect(invitation).toMatchObject({ email, role: "viewer", invitedBy: admin.name })
    const life = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)
    expect(life).toBe(7 * day)
    const token = new URL(link ?? "").searchParams.get("token") ?? ""
    expect(token).toMatch(/^[\w-]{32}$/)

    const listed = await session.get<List<ListedInvitation>>(invitationsPath)
    expect(listed.body.data).toEqual([invitation])
    expect(listed.text).not.toContain(token)
    const stored = [
      ...(await records.storedInvitations(employer.id)),
      ...(await records.activities(employer.id)),
    ]
    expect(stored.length).toBeGreaterThan(1)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test("the link says who is inviting whom, and in which role", async ({
    server,
    admin,
    employer,
    addMember,
    otherEmployer,
  }) => {
    const session = await openSession(server, admin)
    const email = newAddress()
    const offer = async (token: string) =>
      (await server.get<InvitationOffer>(`${acceptPath}?token=${token}`)).body
    expect(await offer(await makeInvitation(session, email, "viewer"))).toEqual({
      employer: { name: employer.name },
      email,
      role: "viewer",
      accountExists: false,
    })
    const known = await addMember("viewer", otherEmployer)
    expect(await offer(await makeInvitation(session, known.email))).toMatchObject({ accountExists: true })
  })

  test("used, withdrawn, replaced, expired and unknown links all get the same answer", async ({
    server,
    admin,
    records,
  }) => {
    const session = await openSession(server, admin)
    const used = await makeInvitation(session, newAddress())
    expect((await accept(server, { token: used, ...newcomer })).status).toBe(204)
    const withdrawn = await makeInvitation(session, newAddress())
    const [invitation] = await readInvitations(session)
    expect((await session.delete(`${invitationsPath}/${invitation?.id}`)).status).toBe(204)
    const expiredAddress = newAddress()
    const expired = await makeInvitation(session, expiredAddress)
    await records.expireInvitations(expiredAddress)
    const again = newAddress()
    const replaced = await makeInvitation(session, again)
    const latest = await makeInvitation(session, again)

    const answers = new Set<string>()
    for (const token of [used, withdrawn, expired, replaced, "x".repeat(32)]) {
      const before = await server.get(`${acceptPath}?token=${token}`)
      const after = await accept(server, { token, ...newcomer })
      for (const answer of [before, after]) {
        const { message } = expectProblem(answer, { status: 404, code: "not_found" })
        answers.add(message)
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    }
    expect([...answers]).toEqual([expect.stringContaining("no longer works")])
    expect((await server.get(`${acceptPath}?token=${latest}`)).status).toBe(200)
  })

  test("a member cannot be invited again, and an address has one invitation at a time", async ({
    server,
    admin,
    addMember,
  }) => {
    const session = await openSession(server, admin)
    const viewer = await addMember("viewer")
    const refused = await session.post(invitationsPath, { email: viewer.email, role: "admin" })
    const { errors } = expectProblem(refused, { status: 400, code: "validation_failed", fields: ["email"] })
    expect(errors?.[0]?.message).toMatch(/is already a member of/)
    expect((await memberOf(session, viewer)).role).toBe("viewer")

    const email = newAddress()
    await Promise.all([makeInvitation(session, email, "viewer"), makeInvitation(session, email, "editor")])
    await makeInvitation(session, email, "admin")
    expect(await readInvitations(session)).toEqual([expect.objectContaining({ email, role: "admin" })])
  })

  test("every invalid field of an invitation is named", async ({ server, admin }) => {
    const session = await openSession(server, admin)
    for (const body of [{}, { email: "nobody", role: "owner" }, { email: null, role: null }]) {
      const answer = await session.post(invitationsPath, body)
      expectProblem(answer, { status: 400, code: "validation_failed", fields: ["email", "role"] })
    }
    expect(await readInvitations(session)).toEqual([])
  })
})
