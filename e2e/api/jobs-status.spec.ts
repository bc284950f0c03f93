import { daysAfter, today } from "../support/dates"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

test.describe("status", () => {
  const statuses = ["active", "archived", "draft"]

  test("each of the three can change to any other", async ({ api }) => {
    const job = await api.createJob(jobBody())
    for (const from of statuses) {
      for (const to of statuses) {
        for (const status of [from, to]) {
          const answer = await api.put(`/jobs/${job.id}`, { status })
          expect(answer.status, answer.text).toBe(200)
          expect(answer.body.status).toBe(status)
          expect((await api.job(job.id)).status).toBe(status)
        }
      }
    }
  })

  test("changing active to archived and back changes nothing else, however old the job is", async ({
    api,
    records,
  }) => {
    const { id } = await api.createJob(jobBody())
    const day = today("UTC")
    for (const closeDate of [daysAfter(day, 20), daysAfter(day, -5)]) {
      await records.backdate(id, { publishDate: daysAfter(day, -40), closeDate })
      const old = await api.job(id)
      expect(old).toMatchObject({ publishDate: daysAfter(day, -40), closeDate })
      const archived = await api.put(`/jobs/${id}`, { status: "archived" })
      expect(archived.body).toEqual({ ...old, status: "archived" })
      const active = await api.put(`/jobs/${id}`, { status: "active" })
      expect(active.body).toEqual(old)
    }
  })

  test("a draft that goes live keeps a chosen close date in the future", async ({ api, records }) => {
    const day = today("UTC")
    const job = await api.createJob(jobBody({ status: "draft", closeDate: daysAfter(day, 20) }))
    await records.backdate(job.id, { publishDate: daysAfter(day, -10) })
    const answer = await api.put(`/jobs/${job.id}`, { status: "active" })
    expect(answer.body).toEqual({ ...job, status: "active", publishDate: day })
  })

  test("a draft that goes live keeps a close date set after it was created", async ({ api, records }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody({ status: "draft" }))
    await api.put(`/jobs/${id}`, { closeDate: daysAfter(day, 20) })
    await records.backdate(id, { publishDate: daysAfter(day, -10) })
    const answer = await api.put(`/jobs/${id}`, { status: "active" })
    expect(answer.body).toMatchObject({ publishDate: day, closeDate: daysAfter(day, 20) })
  })

  test("a draft that goes live with the close date that it has keeps it, so sending the same again changes nothing", async ({
    api,
    records,
  }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody({ status: "draft" }))
    const closeDate = daysAfter(day, 50)
    await records.backdate(id, { publishDate: daysAfter(day, -10), closeDate })
    const draft = await api.put(`/jobs/${id}`, { closeDate, title: "Sous-chef" })
    expect(draft.body).toMatchObject({ status: "draft", closeDate })
    const [once, again] = [
      await api.put(`/jobs/${id}`, { status: "active", closeDate }),
      await api.put(`/jobs/${id}`, { status: "active", closeDate }),
    ]
    expect(once.body).toMatchObject({ status: "active", publishDate: day, closeDate })
    expect(again.body).toEqual(once.body)
    expect(again.headers.get("etag")).toBe(once.headers.get("etag"))
  })

  test("a draft that goes live closes in 60 days if its chosen close date was cleared with null", async ({
    api,
    records,
  }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody({ status: "draft", closeDate: daysAfter(day, 20) }))
    await api.put(`/jobs/${id}`, { closeDate: null })
    await records.backdate(id, { publishDate: daysAfter(day, -10), closeDate: daysAfter(day, 50) })
    const answer = await api.put(`/jobs/${id}`, { status: "active" })
    expect(answer.body).toMatchObject({ publishDate: day, closeDate: daysAfter(day, 60) })
  })

  test("a draft that goes live closes in 60 days if its close date has passed", async ({ api, records }) => {
    const day = today("UTC")
    const job = await api.createJob(jobBody({ status: "draft", closeDate: daysAfter(day, 20) }))
    await records.backdate(job.id, { publishDate: daysAfter(day, -30), closeDate: daysAfter(day, -1) })
    const answer = await api.put(`/jobs/${job.id}`, { status: "active" })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual({
      ...job,
      status: "active",
      publishDate: day,
      closeDate: daysAfter(day, 60),
    })
  })

  test("a draft that closes today has not passed its close date, and keeps it", async ({ api, records }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody({ status: "draft", closeDate: day }))
    await records.backdate(id, { publishDate: daysAfter(day, -30) })
    const answer = await api.put(`/jobs/${id}`, { status: "active" })
    expect(answer.body).toMatchObject({ publishDate: day, closeDate: day })
  })

  test("a draft that goes live takes the close date sent with it", async ({ api, records }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody({ status: "draft" }))
    await records.backdate(id, { publishDate: daysAfter(day, -70), closeDate: daysAfter(day, -10) })
    const answer = await api.put(`/jobs/${id}`, { status: "active", closeDate: daysAfter(day, 5) })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ publishDate: day, closeDate: daysAfter(day, 5) })
  })

  test("a draft can go live by referenceId as well as by id", async ({ api, records }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody({ status: "draft", referenceId: "D" }))
    await records.backdate(id, { publishDate: daysAfter(day, -10), closeDate: daysAfter(day, 50) })
    const answer = await api.put("/jobs", { referenceId: "D", status: "active" })
    expect(answer.body).toMatchObject({ publishDate: day, closeDate: daysAfter(day, 60) })
  })

  test("saving an active job as active again does not republish it", async ({ api, records }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody())
    await records.backdate(id, { publishDate: daysAfter(day, -10), closeDate: daysAfter(day, 50) })
    const answer = await api.put(`/jobs/${id}`, { status: "active", title: "Cook again" })
    expect(answer.body).toMatchObject({
      title: "Cook again",
      publishDate: daysAfter(day, -10),
      closeDate: daysAfter(day, 50),
    })
  })

  test("changing a draft without publishing it leaves its dates alone", async ({ api, records }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody({ status: "draft" }))
    await records.backdate(id, { publishDate: daysAfter(day, -10), closeDate: daysAfter(day, 50) })
    const answer = await api.put(`/jobs/${id}`, { title: "Cook again" })
    expect(answer.body).toMatchObject({
      status: "draft",
      publishDate: daysAfter(day, -10),
      closeDate: daysAfter(day, 50),
    })
  })
})
