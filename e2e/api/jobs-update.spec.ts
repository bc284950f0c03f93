import { expectJobForm, expectProblem, invalid } from "../support/expectations"
import { type Body, fullJobBody, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const changes: [what: string, sent: Body, result: Body][] = [
  ["title", { title: " Baker " }, { title: "Baker" }],
  ["referenceId", { referenceId: "REF-2" }, { referenceId: "REF-2" }],
  ["closeDate", { closeDate: "2099-01-02" }, { closeDate: "2099-01-02" }],
  ["confidential", { confidential: false }, { confidential: false }],
  ["confidential, reset by null", { confidential: null }, { confidential: false }],
  ["autoRefresh", { autoRefresh: false }, { autoRefresh: false }],
  ["autoRefresh, reset by null", { autoRefresh: null }, { autoRefresh: false }],
  ["status", { status: "active" }, { status: "active" }],
  [
    "locations",
    { locations: [{ description: "Chetwynd, BC" }] },
    { locations: [{ id: 308, name: "Chetwynd", description: "Chetwynd, BC", type: "Town" }] },
  ],
  ["categories", { categories: [{ id: 34 }] }, { categories: [{ id: 34, name: "Other" }] }],
  ["positionType", { positionType: { id: "4" } }, { positionType: { id: 4, name: "Temp" } }],
  ["description", { description: "<p>New.</p>" }, { description: "<p>New.</p>" }],
  ["applicationUrl", { applicationUrl: "http://example.org" }, { applicationUrl: "http://example.org" }],
  [
    "the way to apply",
    { applicantRoutingType: { id: 1 }, applicationEmail: "hr@example.org" },
    {
      applicantRoutingType: { id: 1, name: "Email" },
      applicationEmail: "hr@example.org",
      applicationUrl: null,
    },
  ],
]

test.describe("PUT /jobs/{id} is a partial update", () => {
  for (const [what, sent, result] of changes) {
    test(`only the fields sent change: ${what}`, async ({ api }) => {
      const job = await api.createJob(fullJobBody())
      const answer = await api.put(`/jobs/${job.id}`, sent)
      expect(answer.status, answer.text).toBe(200)
      expectJobForm(answer.body)
      expect(answer.body).toEqual({ ...job, ...result })
      expect(await api.job(job.id)).toEqual(answer.body)
    })

    test(`sending the same again leaves the same state: ${what}`, async ({ api, records }) => {
      const { id } = await api.createJob(fullJobBody())
      const first = await api.put(`/jobs/${id}`, sent)
      const stored = await records.storedJob(id)
      const second = await api.put(`/jobs/${id}`, sent)
      expect(second.status, second.text).toBe(200)
      expect(second.body).toEqual(first.body)
      expect(await records.storedJob(id)).toEqual(stored)
    })
  }

  test("several fields change together, also in the list's header", async ({ api }) => {
    const job = await api.createJob(jobBody())
    const answer = await api.put(`/jobs/${job.id}`, {
      title: "Baker",
      referenceId: "B-1",
      status: "archived",
      confidential: true,
      locations: [{ description: "Richmond, BC" }],
    })
    expect(answer.status, answer.text).toBe(200)
    const { data } = await api.jobs()
    expect(data).toEqual([
      expect.objectContaining({
        title: "Baker",
        referenceId: "B-1",
        status: "archived",
        confidential: true,
        locations: answer.body.locations,
      }),
    ])
  })

  test("arrays are replaced as a whole, whether longer, shorter or reordered", async ({ api }) => {
    const { id } = await api.createJob(jobBody())
    const lists = [
      ["Vancouver, BC", "Richmond, BC", "Chetwynd, BC"],
      ["Chetwynd, BC", "Vancouver, BC", "Richmond, BC"],
      ["Richmond, BC"],
      ["Canada", "Richmond, BC"],
    ]
    for (const [index, list] of lists.entries()) {
      const categories = list.map((_, position) => ({ id: 3 + index - position + 1 }))
      const answer = await api.put(`/jobs/${id}`, {
        locations: list.map((description) => ({ description })),
        categories,
      })
      expect(answer.status, answer.text).toBe(200)
      const job = await api.job(id)
      expect(job).toEqual(answer.body)
      expect(job.locations.map(({ description }) => description)).toEqual(list)
      expect(job.categories.map((category) => category.id)).toEqual(categories.map((category) => category.id))
    }
  })

  test("repeated locations and categories are merged in a PUT too", async ({ api }) => {
    const { id } = await api.createJob(jobBody())
    const answer = await api.put(`/jobs/${id}`, {
      locations: [{ description: "Richmond, BC" }, { description: "RICHMOND,bc" }],
      categories: [{ id: 5 }, { id: "5" }],
    })
    expect(answer.body.locations.map((location) => location.id)).toEqual([172])
    expect(answer.body.categories.map((category) => category.id)).toEqual([5])
  })
})

test.describe("a PUT that changes nothing writes nothing", () => {
  const nothings: [what: string, body: (job: Body) => Body][] = [
    ["an empty object", () => ({})],
    [
      "only unknown and read-only fields",
      () => ({ id: 1, publishDate: "2001-01-01", employer: null, x: [] }),
    ],
    ["the job as GET answered it", (job) => job],
    ["the body that created it", () => fullJobBody()],
    ["an empty salary object", () => ({ salary: {} })],
    [
      "the same places in other spellings",
      () => ({
        locations: ["richmond , bc", "Montreal, Québec", "VANCOUVER, British Columbia"].map(
          (description) => ({
            description,
          }),
        ),
      }),
    ],
  ]
  for (const [what, body] of nothings) {
    test(`${what}: 200, the same job, and no row is written`, async ({ api, records }) => {
      const job = await api.createJob(fullJobBody())
      const stored = await records.storedJob(job.id)
      const answer = await api.put(`/jobs/${job.id}`, body(job))
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toEqual(job)
      expect(await records.storedJob(job.id)).toEqual(stored)
    })
  }

  test("the employer's own place in another spelling: the same job, and no row is written", async ({
    api,
    records,
  }) => {
    const job = await api.createJob(jobBody({ locations: [{ description: "Dog Creek Landing, BC" }] }))
    const stored = await records.storedJob(job.id)
    const answer = await api.put(`/jobs/${job.id}`, {
      locations: [{ description: "dog creek  LANDING, bc" }],
    })
    expect(answer.body).toEqual(job)
    expect(await records.storedJob(job.id)).toEqual(stored)
  })

  test("a job without a salary is unchanged by a salary of null", async ({ api, records }) => {
    const job = await api.createJob(jobBody())
    const stored = await records.storedJob(job.id)
    const answer = await api.put(`/jobs/${job.id}`, { salary: null, referenceId: "", confidential: null })
    expect(answer.body).toEqual(job)
    expect(await records.storedJob(job.id)).toEqual(stored)
  })
})

test.describe("which job a PUT changes", () => {
  test("an id in the body is ignored", async ({ api }) => {
    const first = await api.createJob(jobBody())
    const second = await api.createJob(jobBody())
    const answer = await api.put(`/jobs/${first.id}`, { id: second.id, title: "Changed" })
    expect(answer.body).toMatchObject({ id: first.id, title: "Changed" })
    expect(await api.job(second.id)).toEqual(second)
  })

  test("an unknown id answers 404 and creates nothing", async ({ api }) => {
    for (const id of ["0", "2147483647", "2147483648", "99999999999999999999"]) {
      expectProblem(await api.put(`/jobs/${id}`, jobBody({ referenceId: "R" })), {
        status: 404,
        code: "not_found",
      })
    }
    expect(await api.total()).toBe(0)
  })

  test("an id that is not digits answers 400", async ({ api }) => {
    for (const id of ["abc", "-1", "1.5", "1e3", "0x1", "1a", "%20", "null"]) {
      expectProblem(await api.put(`/jobs/${id}`, jobBody()), invalid)
    }
  })
})
