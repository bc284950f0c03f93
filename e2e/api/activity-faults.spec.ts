import type { PresentedKey } from "@/lib/api/dashboard/api-keys"
import type { Answer, ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { Keys } from "../support/keys"
import {
  accept,
  invitationsPath,
  makeInvitation,
  readInvitations,
  memberOf,
  membersPath,
  newAddress,
  newcomer,
} from "../support/members"
import { apiOf, openSession, otherSession } from "../support/session"
import { expect, test } from "../support/ui"

test("no action takes effect when its activity record cannot be stored", async ({
  server,
  api,
  admin,
  addMember,
  employer,
  records,
}) => {
  // Every kind of action is tried twice, several of them with a password to hash.
  test.slow()
  const session = await openSession(server, admin)
  const elsewhere = await openSession(server, admin)
  const viewer = await addMember("viewer")
  const { id: memberId } = await memberOf(session, viewer)
  const job = await api.createJob(jobBody({ referenceId: "R" }))
  const keys = new Keys(session)
  const { key } = await keys.created()
  const { key: paused } = await keys.created({ name: "Paused" })
  await keys.change(paused.id, { paused: true })
  const invited = newAddress()
  const token = await makeInvitation(session, invited)
  const [invitation] = await readInvitations(session)
  const other = await otherSession(session)
  const site = server.with({ Origin: server.baseUrl })
  const { email, password } = admin

  const deeds: Record<string, (client: ApiClient) => Promise<Answer<unknown>>> = {
    "create a job": () => api.post("/jobs", jobBody()),
    "create a job by reference": () => api.put("/jobs", jobBody({ referenceId: "S" })),
    "change a job": () => apiOf(session).put(`/jobs/${job.id}`, { title: "Changed" }),
    "change a job's status": () => api.put(`/jobs/${job.id}`, { status: "archived" }),
    "delete a job": () => api.delete(`/jobs/${job.id}`),
    "delete a job by reference": () => api.delete("/jobs", { referenceId: "R" }),
    "create a key": () => keys.create(),
    "rename a key": () => keys.change(key.id, { name: "Renamed" }) as Promise<Answer<PresentedKey>>,
    "pause a key": () => keys.change(key.id, { paused: true }),
    "resume a key": () => keys.change(paused.id, { paused: false }),
    "rotate a key": () => keys.rotate(key.id, 24),
    "revoke a key": () => keys.revoke(key.id),
    invite: () => session.post(invitationsPath, { email: newAddress(), role: "viewer" }),
    "invite again": () => session.post(invitationsPath, { email: invited, role: "viewer" }),
    "withdraw an invitation": () => session.delete(`${invitationsPath}/${invitation?.id}`),
    "accept an invitation": () => accept(server, { token, ...newcomer }),
    "change a role": () => session.put(`${membersPath}/${memberId}`, { role: "editor" }),
    "remove a member": () => session.delete(`${membersPath}/${memberId}`),
    "change the employer": () => session.put("/api/dashboard/employer", { name: "Other", timeZone: "UTC" }),
    "sign in": () => site.post("/api/dashboard/session", { email, password }),
    "sign out": () => elsewhere.delete("/api/dashboard/session"),
    "end a session": () => session.delete(`/api/dashboard/me/sessions/${other}`),
    "change one's name": () => session.put("/api/dashboard/me", { name: "Renamed" }),
    "change one's password": () =>
      session.put("/api/dashboard/me/password", { present: password, password: "another good password" }),
  }

  const mend = await records.refuseActivities(employer.id)
  try {
    const before = await records.stored(employer.id)
    for (const [name, deed] of Object.entries(deeds)) {
      const answer = await deed(session)
      expect(answer.status, `${name}: ${answer.text}`).toBe(500)
      expectProblem(answer, { status: 500, code: "internal_error" })
      expect(await records.stored(employer.id), name).toEqual(before)
    }
  } finally {
    await mend()
  }
  // Only the activity record stood in their way.
  expect((await deeds["change a job"]?.(session))?.status).toBe(200)
  expect((await deeds["sign in"]?.(session))?.status).toBe(204)
})
