import type { Problem } from "../support/api"
import { expectProblem } from "../support/expectations"
import { fullJobBody, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

test.describe("referenceId on create", () => {
  test("a used referenceId answers 409 with the job that has it, and changes nothing", async ({ api }) => {
    const holder = await api.createJob(fullJobBody({ referenceId: "TAKEN" }))
    const answer = await api.post<Problem>("/jobs", jobBody({ referenceId: "TAKEN", title: "Another" }))
    const problem = expectProblem(answer, { status: 409, code: "duplicate_reference_id" })
    const href = api.href(`/jobs/${holder.id}`)
    expect(problem.existing).toEqual({ id: holder.id, href })
    expect(answer.headers.get("location")).toBe(href)
    expect(await api.job(holder.id)).toEqual(holder)
    expect(await api.total()).toBe(1)
  })

  test("a used referenceId is named along with every other invalid field, and nothing changes", async ({
    api,
  }) => {
    const holder = await api.createJob(jobBody({ referenceId: "TAKEN" }))
    const other = await api.createJob(jobBody({ referenceId: "OTHER" }))
    const bad = { title: " ", referenceId: "TAKEN", closeDate: "2001-01-01" }
    const answers = [
      await api.post<Problem>("/jobs", jobBody(bad)),
      await api.post<Problem>("/jobs?dryRun=true", jobBody(bad)),
      await api.post<Problem>("/jobs", jobBody(bad), { "Idempotency-Key": "twice" }),
      await api.put<Problem>(`/jobs/${other.id}`, bad),
    ]
    for (const answer of answers) {
      const problem = expectProblem(answer, { status: 400, code: "validation_failed" })
      expect(problem.errors?.map(({ field, code }) => `${field}: ${code}`).toSorted()).toEqual([
        "closeDate: too_early",
        "referenceId: duplicate_reference_id",
        "title: required",
      ])
      expect(problem.existing).toEqual({ id: holder.id, href: api.href(`/jobs/${holder.id}`) })
    }
    expect(await api.job(other.id)).toEqual(other)
    expect(await api.total()).toBe(2)
  })

  test("a job's own referenceId, sent again with an invalid field, is not reported as used", async ({
    api,
  }) => {
    const job = await api.createJob(jobBody({ referenceId: "MINE" }))
    const answer = await api.put<Problem>(`/jobs/${job.id}`, { referenceId: "MINE", title: " " })
    const problem = expectProblem(answer, { status: 400, code: "validation_failed" })
    expect(problem.errors?.map(({ field }) => field)).toEqual(["title"])
    expect(problem.existing).toBeUndefined()
  })

  test("archived jobs and drafts keep their referenceId reserved too", async ({ api }) => {
    for (const status of ["archived", "draft"]) {
      await api.createJob(jobBody({ referenceId: status, status }))
      const answer = await api.post("/jobs", jobBody({ referenceId: status }))
      expectProblem(answer, { status: 409, code: "duplicate_reference_id" })
    }
  })

  test("two employers may use the same referenceId", async ({ api, otherApi }) => {
    const mine = await api.createJob(jobBody({ referenceId: "SAME" }))
    const theirs = await otherApi.createJob(jobBody({ referenceId: "SAME" }))
    expect(theirs.id).not.toBe(mine.id)
  })

  test("referenceIds are compared exactly, including case, accents and Unicode form", async ({ api }) => {
    const references = ["cafe", "CAFE", "Cafe", "café", "cafe\u0301", "cafe%", "caf_", "ｃａｆｅ"]
    for (const referenceId of references) await api.createJob(jobBody({ referenceId }))
    expect(await api.total()).toBe(references.length)
    for (const referenceId of references) {
      expectProblem(await api.post("/jobs", jobBody({ referenceId })), {
        status: 409,
        code: "duplicate_reference_id",
      })
    }
  })

  test("null, an empty string and blanks mean no referenceId, however many jobs have none", async ({
    api,
  }) => {
    for (const referenceId of [null, null, "", "", "   ", "   "]) {
      expect((await api.createJob(jobBody({ referenceId }))).referenceId).toBeNull()
    }
    expect(await api.total()).toBe(6)
  })
})

test.describe("referenceId in a PUT /jobs/{id}", () => {
  test("sets the job's referenceId, by which it is then found", async ({ api }) => {
    const job = await api.createJob(jobBody({ referenceId: "OLD" }))
    await api.put(`/jobs/${job.id}`, { referenceId: "NEW" })
    const upsert = await api.put("/jobs", { referenceId: "NEW", title: "Found" })
    expect(upsert.status).toBe(200)
    expect(upsert.body.id).toBe(job.id)
    await api.createJob(jobBody({ referenceId: "OLD" }))
  })

  test("null and an empty string clear it, and free it for another job", async ({ api }) => {
    for (const none of [null, "", "  "]) {
      const job = await api.createJob(jobBody({ referenceId: "R" }))
      const answer = await api.put(`/jobs/${job.id}`, { referenceId: none })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toEqual({ ...job, referenceId: null })
      expect(await api.job(job.id)).toEqual(answer.body)
    }
  })

  test("another job's referenceId answers 409 with that job, and changes neither", async ({ api }) => {
    const holder = await api.createJob(jobBody({ referenceId: "TAKEN" }))
    const job = await api.createJob(fullJobBody())
    const answer = await api.put<Problem>(`/jobs/${job.id}`, {
      referenceId: "TAKEN",
      title: "Changed",
      locations: [{ description: "Chetwynd, BC" }],
    })
    const problem = expectProblem(answer, { status: 409, code: "duplicate_reference_id" })
    const href = api.href(`/jobs/${holder.id}`)
    expect(problem.existing).toEqual({ id: holder.id, href })
    expect(answer.headers.get("location")).toBe(href)
    expect(await api.job(job.id)).toEqual(job)
    expect(await api.job(holder.id)).toEqual(holder)
  })

  test("the job's own referenceId is no conflict", async ({ api }) => {
    const job = await api.createJob(jobBody({ referenceId: "MINE" }))
    const answer = await api.put(`/jobs/${job.id}`, { referenceId: "MINE", title: "Changed" })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual({ ...job, title: "Changed" })
  })

  test("another employer's referenceId is no conflict", async ({ api, otherApi }) => {
    await otherApi.createJob(jobBody({ referenceId: "THEIRS" }))
    const job = await api.createJob(jobBody())
    const answer = await api.put(`/jobs/${job.id}`, { referenceId: "THEIRS" })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.referenceId).toBe("THEIRS")
  })
})
