import type { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { readMembers, memberOf, membersPath } from "../support/members"
import { openSession } from "../support/session"
import { expect, type StaffMember, test } from "../support/ui"

test.describe("an employer keeps an admin", () => {
  test("nobody can demote or remove the last admin", async ({ server, admin, addMember }) => {
    await addMember("editor")
    const session = await openSession(server, admin)
    const { id } = await memberOf(session, admin)
    const refusals = [
      await session.put(`${membersPath}/${id}`, { role: "viewer" }),
      await session.delete(`${membersPath}/${id}`),
    ]
    for (const refused of refusals) {
      const { message } = expectProblem(refused, { status: 400, code: "validation_failed", fields: ["role"] })
      expect(message).toMatch(/last admin.*Make someone else an admin first/)
    }
    expect((await memberOf(session, admin)).role).toBe("admin")
    expect((await session.put(`${membersPath}/${id}`, { role: "admin" })).status).toBe(200)
  })

  for (const [deed, act] of [
    ["demotions", (session, id) => session.put(`${membersPath}/${id}`, { role: "editor" })],
    ["removals", (session, id) => session.delete(`${membersPath}/${id}`)],
  ] as [string, (session: ApiClient, id: number) => Promise<{ status: number; text: string }>][]) {
    test(`two ${deed} at once, of the last two admins: one is refused`, async ({
      server,
      admin,
      addMember,
      records,
      employer,
    }) => {
      const second = await addMember("admin")
      await addMember("viewer")
      const sessions = [await openSession(server, admin), await openSession(server, second)] as const
      const ids = [(await memberOf(sessions[0], second)).id, (await memberOf(sessions[0], admin)).id] as const
      const answers = await Promise.all(ids.map((id, index) => act(sessions[index === 0 ? 0 : 1], id)))
      const texts = answers.map(({ text }) => text).join()
      // The slower of the two may also be refused for no longer being an admin.
      const refused = answers.filter(({ status }) => status >= 400)
      expect(refused, texts).toHaveLength(1)
      expect([400, 401, 403], texts).toContain(refused[0]?.status)
      const deeds = (await records.activities(employer.id)).filter(({ action }) =>
        /^member\.(role_changed|removed)$/.test(String(action)),
      )
      expect(deeds).toHaveLength(1)
    })
  }

  test("when all admins step down at once, the last one cannot", async ({ server, admin, addMember }) => {
    const admins = [admin, await addMember("admin"), await addMember("admin"), await addMember("admin")]
    const sessions = await Promise.all(admins.map((each) => openSession(server, each)))
    const members = await readMembers(sessions[0] as ApiClient)
    const stepBack = (session: ApiClient, { email }: StaffMember) =>
      session.put(`${membersPath}/${members.find(({ person }) => person.email === email)?.id}`, {
        role: "viewer",
      })
    const answers = await Promise.all(
      sessions.map((session, index) => stepBack(session, admins[index] as StaffMember)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400])
    const left = (await readMembers(sessions[0] as ApiClient)).filter(({ role }) => role === "admin")
    expect(left).toHaveLength(1)
  })
})
