import { readActivity } from "../support/activity"
import { expectProblem } from "../support/expectations"
import { postPasswordLink, memberOf, passwordLink, usePasswordLink } from "../support/members"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

test("an admin makes a member a password link, which works once and ends their sessions", async ({
  server,
  admin,
  addMember,
  records,
}) => {
  const viewer = await addMember("viewer")
  const theirs = await openSession(server, viewer)
  const session = await openSession(server, admin)
  const { id, person } = await memberOf(session, viewer)
  const { status, body, text } = await postPasswordLink(session, id)
  expect(status, text).toBe(200)
  const left = Date.parse(body.expiresAt) - Date.now()
  expect(left).toBeGreaterThan(3_500_000)
  expect(left).toBeLessThanOrEqual(3_600_000)
  const token = new URL(body.link).searchParams.get("token") ?? ""
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(await records.tablesHolding(token)).toEqual([])

  const password = "another good password"
  const answers = await Promise.all([
    usePasswordLink(server, token, password),
    usePasswordLink(server, token, password),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([204, 403])
  expectProblem(await usePasswordLink(server, token, password), { status: 403, code: "forbidden" })
  expect((await theirs.get("/api/dashboard/me")).status).toBe(401)
  await openSession(server, { ...viewer, password })
  expect(await readActivity(session, `?kind=member&objectId=${id}&actor=person`)).toMatchObject([
    { action: "member.password_changed", actor: { id: person.id } },
    { action: "member.password_link_made", actor: { name: admin.name } },
  ])
})

test("an admin cannot make one for a member who also has another employer, and an earlier link stops working", async ({
  server,
  admin,
  addMember,
  operator,
  otherEmployer,
  passwordHash,
}) => {
  const editor = await addMember("editor")
  const session = await openSession(server, admin)
  const { id } = await memberOf(session, editor)
  const token = await passwordLink(session, editor)
  await operator.addMember(otherEmployer, { ...editor, passwordHash })
  const refused = { status: 400, code: "validation_failed", fields: ["member"] }
  const problem = expectProblem(await postPasswordLink(session, id), refused)
  expect(problem.errors?.[0]?.message).toContain("also belongs to another employer")
  expectProblem(await usePasswordLink(server, token), { status: 403, code: "forbidden" })
  await openSession(server, editor)
})

test("nobody can make one for themselves, for another employer's people, or without being an admin", async ({
  server,
  admin,
  addMember,
  otherEmployer,
}) => {
  const editor = await addMember("editor")
  const session = await openSession(server, admin)
  const own = expectProblem(await postPasswordLink(session, (await memberOf(session, admin)).id), {
    status: 400,
    code: "validation_failed",
    fields: ["member"],
  })
  expect(own.errors?.[0]?.code).toBe("own_account")
  const { id } = await memberOf(session, editor)
  const stranger = await openSession(server, await addMember("admin", otherEmployer))
  expectProblem(await postPasswordLink(stranger, id), { status: 404, code: "not_found" })
  expectProblem(await postPasswordLink(await openSession(server, editor), id), {
    status: 403,
    code: "forbidden",
  })
})
