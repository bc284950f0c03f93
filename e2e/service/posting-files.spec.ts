import { expect } from "@playwright/test"
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { jobBody } from "../support/factories"
import { test } from "../support/service"

test.beforeEach(({}, info) => void mkdirSync(info.outputDir, { recursive: true }))

test("postings are exported to a file and imported from the command line, with a dry run first", async ({
  openings,
  employer,
  api,
}, info) => {
  const of = ["--employer", String(employer.id)]
  const file = info.outputPath("postings.csv")
  const kept = await api.createJob(jobBody({ referenceId: "K-1", title: "Cook" }))
  await api.createJob(jobBody({ referenceId: "K-2" }))
  // What killed exports left, a day ago and just now.
  const [old, young] = [`${file}.export-0123456789ab.unfinished`, `${file}.export-ba9876543210.unfinished`]
  for (const left of [old, young]) writeFileSync(left, "x")
  utimesSync(old, new Date(0), new Date(0))
  const exported = await openings(["export", file, ...of])
  expect([existsSync(old), existsSync(young)]).toEqual([false, true])
  expect(exported).toMatchObject({ code: 0, stderr: "" })
  expect(exported.stdout).toContain("2 postings")
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await openings(["export", file, ...of])).stderr).toContain("already exists")
  const json = info.outputPath("postings.json")
  expect((await openings(["export", json, ...of])).code).toBe(0)
  const { data } = JSON.parse(readFileSync(json, "utf8"))
  expect(data).toContainEqual((await api.get(`/jobs/${kept.id}`)).body)
  expect(data).toHaveLength(2)

  const changed = readFileSync(file, "utf8").replace('"Cook"', '"Chef"')
  writeFileSync(file, `${changed}"","K-3","Baker"\r\n"","K-1b",""\r\n`)
  const tried = await openings(["import", file, ...of, "--dry-run", "--json"])
  expect(tried.code).toBe(1)
  expect(JSON.parse(tried.stdout)).toMatchObject({ created: 0, updated: 1, unchanged: 1, refused: 2 })
  expect((await api.job(kept.id)).title).toBe("Cook")
  const done = await openings(["import", file, ...of])
  expect(done.stdout).toContain("0 created, 1 updated, 1 unchanged, 2 refused.")
  expect(done.stdout).toContain("row 5: Title:")
  expect((await api.job(kept.id)).title).toBe("Chef")
})

test("a service error is reported for its row, and the results of the other rows are reported too", async ({
  openings,
  employer,
  api,
  records,
}, info) => {
  const file = info.outputPath("postings.csv")
  const of = ["--employer", String(employer.id)]
  await api.createJob(jobBody({ referenceId: "K-1", title: "Cook" }))
  const unnamed = await api.createJob(jobBody({ title: "Baker" }))
  await openings(["export", file, ...of])
  const exported = readFileSync(file, "utf8")
  // Rows without a reference are matched by their IDs.
  writeFileSync(file, exported.replace('"Baker"', '"Head baker"'))
  const allow = await records.refuseActivities(employer.id)
  const failed = await openings(["import", file, ...of]).finally(allow)
  expect(failed.code).toBe(1)
  expect(failed.stdout).toContain("0 created, 0 updated, 1 unchanged, 1 refused.")
  expect(failed.stdout).toMatch(/row [23]: ./)
  expect((await openings(["import", file, ...of])).stdout).toContain("0 created, 1 updated, 1 unchanged")
  expect((await api.job(unnamed.id)).title).toBe("Head baker")
  writeFileSync(file, `${exported}"${unnamed.id}","","Chef"\r\n"","K-1 ","Line cook"\r\n`)
  const twice = await openings(["import", file, ...of, "--dry-run"])
  expect(twice.stdout).toContain("0 created, 0 updated, 0 unchanged, 4 refused.")
  expect(twice.stdout).toMatch(/row 4: ID: Row [23] is about the same posting\./)
})

test("an empty or malformed file, or one without known columns, is refused with a clear message", async ({
  openings,
  employer,
}, info) => {
  const file = info.outputPath("bad.csv")
  for (const [content, told] of [
    ["", "The file is empty."],
    ["a,b\n1,2\n", 'no column "Title", "Reference" or "ID"'],
    ['title\n"Cook', "never closed"],
  ] as const) {
    writeFileSync(file, content)
    const { code, stderr } = await openings(["import", file, "--employer", String(employer.id)])
    expect(code).toBe(2)
    expect(stderr).toContain(told)
  }
})
