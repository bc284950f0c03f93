import { readdir, readFile, rm } from "node:fs/promises"
import { jobBody } from "../support/factories"
import { apiClientOf, expect } from "../support/fixtures"
import { nothingSynced, test } from "../support/synced-folder"

const postings = 250

test("the example loads a folder, even when killed halfway, and sends nothing twice", async ({
  target,
  employer,
  source,
  records,
}) => {
  const api = apiClientOf(target, employer.apiKey)
  for (let number = 1; number <= postings; number += 1)
    await source.write(`K-${number}`, jobBody({ title: `Posting ${number}` }))
  const foreign = await api.createJob(jobBody({ referenceId: "not-sync-1", title: "Foreign" }))
  await source.killed(async () => (await api.total()) > 100)
  const before = (await api.total()) - 1

  const second = await source.sync()
  expect(second.code, second.stderr).toBe(0)
  // The service finishes a batch even if its sender is gone.
  expect(second.count.sent + second.count.unchanged).toBe(postings)
  expect(second.count).toMatchObject({ taken: 0, removed: 0, archived: 0, conflicts: 0, refused: 0 })
  expect(second.count.unchanged).toBeGreaterThanOrEqual(before)
  expect(await api.total()).toBe(postings + 1)
  expect((await source.sync()).count).toEqual({ ...nothingSynced, unchanged: postings })
  expect((await records.storedJob(foreign.id))[0]).toMatchObject({ title: "Foreign", version: 1 })

  await source.write("K-1", jobBody({ title: "Posting one" }))
  await source.write("K-2", jobBody({ title: "" }))
  await rm(source.file("K-3.json"))
  const third = await source.sync()
  const unchanged = postings - 3
  expect(third).toMatchObject({
    code: 1,
    count: { ...nothingSynced, sent: 1, archived: 1, refused: 1, unchanged },
  })
  expect(third.stderr).toContain("K-2.json")
  expect(third.stderr).toContain("title: Enter a title.")
  const { data } = await api.jobs("?q=sync-K-3&pageSize=100")
  expect(data.find(({ referenceId }) => referenceId === "sync-K-3")?.status).toBe("archived")
})

test("it takes over what colleagues change, add and delete, and clears fields dropped from a file", async ({
  target,
  employer,
  source,
}) => {
  const api = apiClientOf(target, employer.apiKey)
  const salary = { amount: 20, maxAmount: 25, period: { id: 1 } }
  await source.write("kept", jobBody({ salary }))
  await source.write("gone", jobBody())
  expect((await source.sync()).count).toEqual({ ...nothingSynced, sent: 2 })
  const idOf = async (name: string) => {
    const { data } = await api.jobs("?pageSize=100")
    return data.find(({ referenceId }) => referenceId === `sync-${name}`)?.id ?? 0
  }
  await api.put(`/jobs/${await idOf("kept")}`, { title: "Sous-chef" })
  await api.delete(`/jobs/${await idOf("gone")}`)
  await api.createJob(jobBody({ referenceId: "sync-new", title: "By a colleague" }))
  await api.createJob(jobBody({ referenceId: "sync-../outside" }))
  expect((await source.sync()).count).toEqual({ ...nothingSynced, taken: 2, removed: 1, unchanged: 2 })
  expect(await source.read("kept")).toMatchObject({ title: "Sous-chef", salary })
  expect(await source.read("new")).toMatchObject({ title: "By a colleague" })
  expect((await readdir(source.file("."))).sort()).toEqual([".openings-sync", "kept.json", "new.json"])

  await source.write("kept", jobBody({ salary: { amount: 20, period: { id: 1 } } }))
  expect((await source.sync()).count).toEqual({ ...nothingSynced, sent: 1, unchanged: 1 })
  const kept = await api.get<{ salary: { maxAmount: number | null } }>(`/jobs/${await idOf("kept")}`)
  expect(kept.body.salary.maxAmount).toBeNull()

  // Leaving out the status does not publish a draft; restoring the file of an archived posting publishes it.
  await api.put(`/jobs/${await idOf("new")}`, { status: "draft" })
  await source.sync()
  await source.write("new", jobBody({ title: "Still a draft" }))
  await rm(source.file("kept.json"))
  expect((await source.sync()).count).toEqual({ ...nothingSynced, sent: 1, archived: 1 })
  expect(await api.job(await idOf("new"))).toMatchObject({ title: "Still a draft", status: "draft" })
  await source.write("kept", jobBody())
  expect((await source.sync()).count).toEqual({ ...nothingSynced, sent: 1, unchanged: 1 })
  expect(await api.job(await idOf("kept"))).toMatchObject({ status: "active" })

  // The same applies if a colleague changed the archived posting meanwhile.
  await rm(source.file("kept.json"))
  expect((await source.sync()).count).toMatchObject({ archived: 1 })
  await api.put(`/jobs/${await idOf("kept")}`, { title: "Changed in the archive" })
  await source.write("kept", jobBody({ title: "Back" }))
  expect((await source.sync()).count).toMatchObject({ sent: 0, conflicts: 1 })
  await rm(source.file("kept.theirs"))
  expect((await source.sync()).count).toMatchObject({ sent: 1, conflicts: 0 })
  expect(await api.job(await idOf("kept"))).toMatchObject({ title: "Back", status: "active" })

  // Starting over with a draft on the service does not publish it.
  await rm(source.file(".openings-sync"))
  await source.write("new", jobBody({ title: "Begun anew" }))
  expect((await source.sync()).count).toMatchObject({ conflicts: 2 })
  await rm(source.file("new.theirs"))
  await source.sync()
  expect(await api.job(await idOf("new"))).toMatchObject({ title: "Begun anew", status: "draft" })
})

test("changes on both sides are reported, and neither is lost", async ({ target, employer, source }) => {
  const api = apiClientOf(target, employer.apiKey)
  await source.write("both", jobBody())
  await source.sync()
  const { data } = await api.jobs("?pageSize=100")
  const id = data.find(({ referenceId }) => referenceId === "sync-both")?.id ?? 0
  await api.put(`/jobs/${id}`, { title: "Theirs" })
  await source.write("both", jobBody({ title: "Mine" }))
  const conflict = await source.sync()
  expect(conflict).toMatchObject({ code: 1, count: { ...nothingSynced, conflicts: 1 } })
  expect(conflict.stderr).toContain("both.theirs")
  expect(await readFile(source.file("both.theirs"), "utf8")).toContain("Theirs")
  expect((await api.get(`/jobs/${id}`)).body).toMatchObject({ title: "Theirs" })
  await rm(source.file("both.theirs"))
  expect((await source.sync()).count).toEqual({ ...nothingSynced, sent: 1 })
  expect((await api.get(`/jobs/${id}`)).body).toMatchObject({ title: "Mine" })
})

test("another key with the same name counts as someone else, and losing the sync state overwrites nothing", async ({
  target,
  operator,
  employer,
  source,
}) => {
  const { apiKey } = await operator.createKey(employer)
  const namesake = apiClientOf(target, apiKey)
  for (const name of ["edited", "kept", "deleted"]) await source.write(name, jobBody())
  expect((await source.sync()).count).toEqual({ ...nothingSynced, sent: 3 })
  const { data } = await namesake.jobs("?pageSize=100")
  const idOf = (name: string) => data.find(({ referenceId }) => referenceId === `sync-${name}`)?.id ?? 0
  for (const name of ["edited", "kept", "deleted"])
    await namesake.put(`/jobs/${idOf(name)}`, { title: "Namesake's" })
  await source.write("edited", jobBody({ title: "Mine" }))
  await rm(source.file("deleted.json"))
  const met = await source.sync()
  expect(met).toMatchObject({ code: 1, count: { ...nothingSynced, taken: 1, unchanged: 2, conflicts: 2 } })
  expect(await source.read("kept")).toMatchObject({ title: "Namesake's" })
  expect(await source.read("deleted")).toMatchObject({ title: "Namesake's" })
  expect((await namesake.job(idOf("edited"))).title).toBe("Namesake's")

  await rm(source.file("edited.theirs"))
  expect((await source.sync()).count).toEqual({ ...nothingSynced, sent: 1, unchanged: 2 })
  // A key that sees fewer postings would take the others for deleted, so the sync refuses it and does nothing.
  const fewer = await operator.createKey(employer, { scopes: ["jobs:read", "jobs:write"] })
  const other = await source.sync(target.baseUrl, fewer.apiKey)
  expect(other).toMatchObject({ code: 1, count: nothingSynced })
  expect(other.stderr).toContain("Use that key again")
  await rm(source.file(".openings-sync"))
  await source.write("kept", jobBody({ title: "From an old backup" }))
  expect((await source.sync()).count).toMatchObject({ sent: 0, archived: 0 })
  expect((await namesake.job(idOf("kept"))).title).toBe("Namesake's")
})
