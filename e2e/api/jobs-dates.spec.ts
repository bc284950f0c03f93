import { daysAfter, today } from "../support/dates"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

// At any time these three zones have at least two different dates, so using the server's date for the employer's is noticed.
for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"]) {
  test.describe(`an employer in ${timeZone}`, () => {
    test.use({ timeZone })

    test("a new job is published today in the employer's time zone, and closes 60 days later", async ({
      api,
    }) => {
      const day = today(timeZone)
      for (const closeDate of [undefined, null, ""]) {
        const job = await api.createJob(jobBody({ closeDate }))
        expect(job.publishDate).toBe(day)
        expect(job.closeDate).toBe(daysAfter(day, 60))
      }
    })

    test("a job may close today in the employer's time zone, but not the day before", async ({ api }) => {
      const day = today(timeZone)
      expect((await api.createJob(jobBody({ closeDate: day }))).closeDate).toBe(day)
      expectProblem(await api.post("/jobs", jobBody({ closeDate: daysAfter(day, -1) })), {
        status: 400,
        code: "validation_failed",
        fields: ["closeDate"],
      })
    })

    test("a job created by PUT is published today in the employer's time zone", async ({ api }) => {
      const answer = await api.put("/jobs", jobBody({ referenceId: "NEW" }))
      expect(answer.body).toMatchObject({
        publishDate: today(timeZone),
        closeDate: daysAfter(today(timeZone), 60),
      })
    })

    test("an old draft that goes live is published today in the employer's time zone", async ({
      api,
      records,
    }) => {
      const day = today(timeZone)
      const job = await api.createJob(jobBody({ status: "draft" }))
      await records.backdate(job.id, { publishDate: daysAfter(day, -10), closeDate: daysAfter(day, 50) })
      const answer = await api.put(`/jobs/${job.id}`, { status: "active" })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toEqual({
        ...job,
        status: "active",
        publishDate: day,
        closeDate: daysAfter(day, 60),
      })
      expect(await api.job(job.id)).toEqual(answer.body)
    })
  })
}

test.describe("closeDate", () => {
  test("a job past its close date keeps its status, stays listed and can be changed", async ({
    api,
    records,
  }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody())
    await records.backdate(id, { publishDate: daysAfter(day, -90), closeDate: daysAfter(day, -30) })
    expect((await api.job(id)).status).toBe("active")
    expect((await api.jobs("?status=active")).data.map((job) => job.id)).toEqual([id])
    const answer = await api.put(`/jobs/${id}`, { title: "Changed" })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({
      title: "Changed",
      status: "active",
      closeDate: daysAfter(day, -30),
    })
  })

  test("a new close date is validated against the job's publishDate, not against today", async ({
    api,
    records,
  }) => {
    const day = today("UTC")
    const { id } = await api.createJob(jobBody())
    await records.backdate(id, { publishDate: daysAfter(day, -20) })
    for (const closeDate of [daysAfter(day, -1), daysAfter(day, -20)]) {
      const answer = await api.put(`/jobs/${id}`, { closeDate })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.closeDate).toBe(closeDate)
    }
    expectProblem(await api.put(`/jobs/${id}`, { closeDate: daysAfter(day, -21) }), {
      status: 400,
      code: "validation_failed",
      fields: ["closeDate"],
    })
  })

  test("null and an empty string in a PUT set it to 60 days after publishDate", async ({ api, records }) => {
    const day = today("UTC")
    for (const none of [null, ""]) {
      const { id } = await api.createJob(jobBody({ closeDate: daysAfter(day, 5) }))
      await records.backdate(id, { publishDate: daysAfter(day, -20) })
      const answer = await api.put(`/jobs/${id}`, { closeDate: none })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toMatchObject({
        publishDate: daysAfter(day, -20),
        closeDate: daysAfter(day, 40),
      })
    }
  })

  test("publishDate in a PUT is ignored", async ({ api }) => {
    const job = await api.createJob(jobBody())
    for (const publishDate of ["2001-01-01", null, "", 5]) {
      const answer = await api.put(`/jobs/${job.id}`, { publishDate })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toEqual(job)
    }
  })
})
