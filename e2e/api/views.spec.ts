import { employerHeader } from "@/lib/api/dashboard/employer-path"
import type { PresentedView } from "@/lib/api/dashboard/views"
import type { ApiClient } from "../support/api"
import { expectProblem, invalid, notFoundProblem } from "../support/expectations"
import { memberOf, membersPath } from "../support/members"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

const path = "/api/dashboard/views"
const view = { name: "Drafts in Toronto", shared: false, query: "status=draft&sort=title" }

async function read(session: ApiClient): Promise<PresentedView[]> {
  const answer = await session.get<{ data: PresentedView[] }>(path)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

async function create(session: ApiClient, body: object): Promise<PresentedView> {
  const answer = await session.post<PresentedView>(path, { ...view, ...body })
  expect(answer.status, answer.text).toBe(201)
  expect(answer.headers.get("location")).toMatch(new RegExp(`${path}/${answer.body.id}$`))
  return answer.body
}

test("a view stores the list's URL in its canonical form, and can be changed and deleted", async ({
  server,
  admin,
}) => {
  const session = await openSession(server, admin)
  const made = await create(session, {
    name: "  Café closing soon ",
    query: "?sort=-publishDate&closes=soon&page=3&pageSize=100&q=%20cook%20&status=active",
  })
  const kept = { id: made.id, shared: false, unknown: [] }
  expect(made).toEqual({ ...kept, name: "Café closing soon", query: "q=cook&status=active&closes=soon" })
  expect(await read(session)).toEqual([made])

  const renamed = await session.put<PresentedView>(`${path}/${made.id}`, { name: "Soon" })
  expect(renamed.body).toEqual({ ...made, name: "Soon" })
  const updated = await session.put<PresentedView>(`${path}/${made.id}`, { query: "" })
  expect(updated.body).toEqual({ ...made, name: "Soon", query: "" })
  expect((await session.put(`${path}/${made.id}`, {})).body).toEqual(updated.body)
  expect(await read(session)).toEqual([updated.body])

  expect((await session.delete(`${path}/${made.id}`)).status).toBe(204)
  expect(await read(session)).toEqual([])
  expectProblem(await session.delete(`${path}/${made.id}`), notFoundProblem)
})

test("every invalid field is named, a name can be used once, and nothing is written", async ({
  server,
  admin,
}) => {
  const session = await openSession(server, admin)
  const refusals: [object, string[]][] = [
    [{}, ["name", "shared", "query"]],
    [{ name: " ", shared: "yes", query: 7 }, ["name", "shared", "query"]],
    [{ ...view, name: "x".repeat(61), query: "status=open" }, ["name", "query"]],
    [{ ...view, name: "two\nlines", query: "x".repeat(2001) }, ["name", "query"]],
    [{ ...view, name: "no\0thing", query: "closes=soon&closesAfter=2026-01-01" }, ["name", "query"]],
  ]
  for (const [body, fields] of refusals) expectProblem(await session.post(path, body), { ...invalid, fields })
  expect(await read(session)).toEqual([])
  const unknown = await session.post(path, { ...view, query: "colour=red&sort=salary&status=draft" })
  expect(expectProblem(unknown, { ...invalid, fields: ["query"] }).errors?.[0]?.message).toContain(
    "colour, sort",
  )

  const first = await create(session, { name: "Élan" })
  const second = await create(session, { name: "Other" })
  const shared = await create(session, { name: "Élan", shared: true })
  const taken = { ...invalid, fields: ["name"] }
  expectProblem(await session.post(path, { ...view, name: "elan " }), taken)
  expectProblem(await session.post(path, { ...view, name: "ELAN", shared: true }), taken)
  expectProblem(await session.put(`${path}/${second.id}`, { name: "élan", query: "" }), taken)
  expectProblem(await session.put(`${path}/${second.id}`, { name: "", query: "?page=1&x=1" }), {
    ...invalid,
    fields: ["name", "query"],
  })
  expect((await session.put<PresentedView>(`${path}/${first.id}`, { name: "ÉLAN" })).body.name).toBe("ÉLAN")
  expect(await read(session)).toEqual([shared, { ...first, name: "ÉLAN" }, second])
})

test("personal views are private; shared views are everyone's, and can be changed by anyone who may change postings", async ({
  server,
  employer,
  admin,
  addMember,
}) => {
  const [editor, viewer] = [await addMember("editor"), await addMember("viewer")]
  const sessions = {
    admin: await openSession(server, admin),
    editor: await openSession(server, editor),
    viewer: await openSession(server, viewer),
  }
  const shared = await create(sessions.editor, { name: "For all", shared: true })
  const own = await create(sessions.viewer, { name: "Mine" })
  expect(await read(sessions.viewer)).toEqual([shared, own])
  expect(await read(sessions.admin)).toEqual([shared])

  const refused = { status: 403, code: "forbidden" }
  expectProblem(await sessions.viewer.post(path, { ...view, shared: true }), refused)
  expectProblem(await sessions.viewer.put(`${path}/${shared.id}`, { name: "Taken over" }), refused)
  expectProblem(await sessions.viewer.delete(`${path}/${shared.id}`), refused)
  for (const other of [sessions.admin, sessions.editor]) {
    expectProblem(await other.put(`${path}/${own.id}`, { name: "Taken over" }), notFoundProblem)
    expectProblem(await other.delete(`${path}/${own.id}`), notFoundProblem)
  }
  const changed = await sessions.admin.put<PresentedView>(`${path}/${shared.id}`, { query: "q=cook" })
  expect(await read(sessions.viewer)).toEqual([changed.body, own])

  expectProblem(await sessions.viewer.put(`${path}/${own.id}`, { shared: true }), refused)
  const mine = await create(sessions.editor, { name: "FOR ALL" })
  const share = (body: object) =>
    sessions.editor.put<PresentedView>(`${path}/${mine.id}`, { shared: true, ...body })
  expectProblem(await share({}), { ...invalid, fields: ["name"] })
  const offered = await share({ name: "Offered" })
  expect(offered.body).toEqual({ ...mine, name: "Offered", shared: true })
  expect(await read(sessions.viewer)).toEqual([changed.body, offered.body, own])
  const hide = await sessions.editor.put(`${path}/${mine.id}`, { shared: false })
  expectProblem(hide, { ...invalid, fields: ["shared"] })
  expect((await sessions.admin.delete(`${path}/${mine.id}`)).status).toBe(204)

  expectProblem(await server.get(path), { status: 401, code: "unauthorized" })
  expectProblem(await server.with({ "API-Key": employer.apiKey }).get(path), refused)

  // Personal views are deleted with the membership, and shared views stay.
  await create(sessions.editor, { name: "Mine" })
  const { id } = await memberOf(sessions.admin, editor)
  expect((await sessions.admin.delete(`${membersPath}/${id}`)).status).toBe(204)
  expect(await read(sessions.admin)).toEqual([changed.body])
})

test("each employer has at most 50 personal views per person and 50 shared ones", async ({
  server,
  admin,
  addMember,
  operator,
  otherEmployer,
  passwordHash,
}) => {
  const session = await openSession(server, admin)
  for (const shared of [false, true]) {
    const made = await Promise.all(
      Array.from({ length: 52 }, (_, number) => session.post(path, { ...view, shared, name: `${number}` })),
    )
    const statuses = made.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(50).fill(201), 400, 400])
    const refused = made.find(({ status }) => status === 400)
    if (refused) expectProblem(refused, { ...invalid, fields: ["views"] })
  }
  const all = await read(session)
  expect(all).toHaveLength(100)
  const own = all.find(({ shared }) => !shared)
  const tooMany = await session.put(`${path}/${own?.id}`, { name: "One more", shared: true })
  expectProblem(tooMany, { ...invalid, fields: ["views"] })
  await create(await openSession(server, await addMember("viewer")), { name: "Another person's" })

  await operator.addMember(otherEmployer, { ...admin, passwordHash })
  const elsewhere = session.with({ [employerHeader]: String(otherEmployer.id) })
  expect(await read(elsewhere)).toEqual([])
  const there = await create(elsewhere, { name: "Elsewhere" })
  expectProblem(await session.put(`${path}/${there.id}`, { name: "Here" }), notFoundProblem)
  const [first] = await read(session)
  expectProblem(await elsewhere.delete(`${path}/${first?.id}`), notFoundProblem)
  expect(await read(elsewhere)).toEqual([there])
})

test("parts of a view that the list no longer knows are left out and reported", async ({
  server,
  admin,
  records,
}) => {
  const session = await openSession(server, admin)
  const made = await create(session, {})
  await records.storeViewQuery(made.id, "status=draft&colour=red&sort=salary")
  expect(await read(session)).toEqual([{ ...made, query: "status=draft", unknown: ["colour", "sort"] }])
})
