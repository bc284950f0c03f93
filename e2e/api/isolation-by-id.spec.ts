import type { OwnPasskeys } from "@/lib/api/dashboard/passkeys"
import type { ApiClient } from "../support/api"
import { registerPasskey, byName, passkeysPath } from "../support/authenticator"
import { BulkRuns } from "../support/bulk-runs"
import { jobBody } from "../support/factories"
import { Keys, keysPath } from "../support/keys"
import { invitationsPath, makeInvitation, readInvitations, memberOf, newAddress } from "../support/members"
import { RequestLog } from "../support/request-log"
import { Receiver } from "../support/receiver"
import { apiOf, openSession, otherSession } from "../support/session"
import { openSessionWith, setUpApp } from "../support/two-factor"
import { expect, test } from "../support/ui"
import { Webhooks } from "../support/webhooks"
import { allVerbs, ask, caseOf, type Verb } from "../support/who-may"

/** Bodies that writes need to take effect. All others are sent an empty body. */
const bodies: Record<string, unknown> = {
  "PUT /api/v1.1/jobs/[id]": { title: "Taken over" },
  "PUT /api/v1.1/jobs/[id]/checks/[code]": { dismissed: true, reason: "Taken over" },
  "POST /api/v1.1/jobs/[id]/restore": { version: 1 },
  "POST /api/v1.1/webhooks/[id]/recover": { since: "2026-01-01T00:00:00Z" },
  "PUT /api/dashboard/members/[id]": { role: "editor" },
  "PUT /api/dashboard/api-keys/[id]": { name: "Taken over" },
  "POST /api/dashboard/api-keys/[id]/rotation": { graceHours: 24 },
  "PUT /api/dashboard/views/[id]": { name: "Taken over" },
  "PUT /api/dashboard/me/passkeys/[id]": { name: "Taken over" },
}

const order = ["GET", "HEAD", "PUT", "POST", "DELETE"]
/** Longer routes come first, so that a parent is deleted after what is below it. */
const byOrder = (a: Verb, b: Verb) =>
  order.indexOf(a.method) - order.indexOf(b.method) || b.route.length - a.route.length

// The test signs in several people, and passwords are slow to check by design.
test.slow()

test("everything with an id is 404 to an admin of another employer, in requests that work for its own admin", async ({
  server,
  api,
  admin,
  addMember,
  otherEmployer,
}) => {
  const session = await openSession(byName(server), admin)
  const viewer = await addMember("viewer")
  await setUpApp(await openSession(server, viewer), viewer)
  const { recoveryCodes } = await registerPasskey(session, admin)
  await openSessionWith(server, admin, recoveryCodes?.[0] ?? "", "recovery_code")
  await makeInvitation(session, newAddress())
  const { key } = await new Keys(session).created()
  const refused = await new RequestLog(session).recordOf(await api.post("/jobs", {}))
  const deleted = await api.createJob(jobBody())
  await api.delete(`/jobs/${deleted.id}`)
  const receiver = await Receiver.open()
  const webhooks = new Webhooks(apiOf(session))
  const { id: webhookId } = await webhooks.created({ url: receiver.url })
  const { id: jobId } = await api.createJob(jobBody())
  const ids: Record<string, number | string | undefined> = {
    jobs: jobId,
    "bulk-runs": (await new BulkRuns(session).done({ kind: "archive" }, { ids: [jobId] })).id,
    "deleted-jobs": deleted.id,
    "api-keys": key.id,
    members: (await memberOf(session, viewer)).id,
    invitations: (await readInvitations(session))[0]?.id,
    requests: refused.id,
    views: await createSharedView(session),
    sessions: await otherSession(session),
    passkeys: (await session.get<OwnPasskeys>(passkeysPath)).body.data[0]?.id,
  }
  const delivery = await webhooks.attempted(webhookId, 1)
  ids.webhooks = `${webhookId}/${delivery.id}`
  const stranger = await openSession(server, await addMember("admin", otherEmployer))
  const verbs = (await allVerbs())
    .filter(({ route, promise }) => route.includes("[id]") && promise !== null)
    .sort(byOrder)
  const proven = { "POST /api/dashboard/me/passkeys/[id]/removal": { password: admin.password } }
  const sent: Record<string, unknown> = { ...bodies, ...proven }
  const asked = (client: ApiClient, verb: Verb) => {
    const id = ids[/\/([^/]+)\/\[id\]/.exec(verb.route)?.[1] ?? ""]
    expect(id, `${verb.route}: this spec has no such object`).toBeDefined()
    return ask(client, verb, String(id), sent[`${verb.method} ${verb.route}`] ?? {})
  }

  const before = await invitationsAndKeys(session)
  for (const verb of verbs) {
    const answer = await asked(stranger, verb)
    expect(answer.status, caseOf(verb, "a stranger", answer)).toBe(404)
  }
  expect(await invitationsAndKeys(session)).toEqual(before)
  expect(await api.total()).toBe(1)
  for (const verb of verbs) {
    const answer = await asked(session, verb)
    expect([200, 201, 204], caseOf(verb, "its admin", answer)).toContain(answer.status)
  }
  receiver.close()
})

/** The invitations and keys that could be changed, without a key's usage, which is recorded a moment after its use. */
async function invitationsAndKeys(session: ApiClient): Promise<unknown> {
  const { body: invitations } = await session.get(invitationsPath)
  const { body: keys } = await session.get<{ data: Record<string, unknown>[] }>(keysPath)
  return { invitations, keys: keys.data.map((key) => ({ ...key, lastUsed: null, calls: null })) }
}

async function createSharedView(session: ApiClient): Promise<number> {
  const view = { name: "Drafts", shared: true, query: "status=draft" }
  return (await session.post<{ id: number }>("/api/dashboard/views", view)).body.id
}
