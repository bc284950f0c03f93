import { statusOf } from "@/lib/api/v1.1/problems"
import type { Answer, ApiClient, Headings, ApiJob } from "../support/api"
import { expectProblem, invalid } from "../support/expectations"
import { codePoints, jobBody } from "../support/factories"
import { expectTranslated, inFrench } from "../support/french"
import { test } from "../support/keys"
import { expect } from "../support/ui"

test.use({ plan: "standard" })

type Ask = (api: ApiClient, headers: Headings, job: ApiJob) => Promise<Answer>

/** A request that is refused with the status and the code each time it is sent. */
const refusals: [status: number, code: string, ask: Ask, of?: string][] = [
  [400, "invalid_json", (api, headers) => api.post("/jobs", "{", headers)],
  [400, "validation_failed", (api, headers) => api.post("/jobs", {}, headers)],
  [
    400,
    "not_available_on_plan",
    (api, headers) => api.post("/jobs", jobBody({ autoRefresh: true }), headers),
  ],
  [401, "unauthorized", (api, headers) => api.get("/jobs", { ...headers, "API-Key": "none" })],
  [404, "not_found", (api, headers) => api.get("/jobs/0", headers)],
  [404, "not_found", (api, headers) => api.get("/nowhere", headers), " of an address"],
  [404, "not_found", (api, headers) => api.get("/jobcategories/999", headers), " of a category"],
  [405, "method_not_allowed", (api, headers) => api.send({ method: "PATCH", path: "/jobs", headers })],
  [
    409,
    "duplicate_reference_id",
    (api, headers) => api.post("/jobs", jobBody({ referenceId: "R" }), headers),
  ],
  [
    412,
    "precondition_failed",
    (api, headers, job) =>
      api.put(`/jobs/${job.id}`, { title: "Chef" }, { ...headers, "If-Match": '"other"' }),
  ],
  [
    415,
    "unsupported_media_type",
    (api, headers) => api.post("/jobs", "x", { ...headers, "Content-Type": "text/plain" }),
  ],
  [
    413,
    "payload_too_large",
    (api, headers) => api.post("/jobs", jobBody({ description: codePoints(3 * 1024 * 1024) }), headers),
  ],
  [
    422,
    "idempotency_mismatch",
    async (api, headers) => {
      await api.post("/jobs", jobBody(), { "Idempotency-Key": "one" })
      return api.post("/jobs", jobBody({ title: "Another" }), { ...headers, "Idempotency-Key": "one" })
    },
  ],
]

/** Codes that need more than one request: each is tested below, or in the spec named. */
const alsoSaid = {
  check_failed: "api/jobs-checks-enforced",
  cursor_expired: "api/jobs-kept",
  forbidden: "below",
  internal_error: "below",
  idempotency_in_progress: "service/retries",
  rate_limited: "service/rate-limits",
  unavailable: "service/starting",
  webhook_limit: "api/webhooks",
}

/** Bodies that together break every rule a field of a job can break. */
const bodies: Record<string, object> = {
  "an empty one": {},
  "one with values of the wrong types": {
    referenceId: 1,
    title: 1,
    closeDate: 1,
    confidential: "yes",
    autoRefresh: 1,
    status: "open",
    locations: "Vancouver, BC",
    categories: 14,
    positionType: { id: "x" },
    salary: 1,
    description: 1,
    applicantRoutingType: { id: {} },
    applicationEmail: 1,
    applicationUrl: 1,
  },
  "one with values out of range": {
    referenceId: "x".repeat(51),
    title: "x".repeat(257),
    closeDate: "2026-02-30",
    locations: ["Xanadu", "Vancuver", "Utopia", "Nowhere"].map((description) => ({ description })),
    categories: [1, 2, 3, 4, 999].map((id) => ({ id })),
    positionType: { id: 99 },
    salary: { amount: -1, maxAmount: 1.23456, period: { id: 99 }, plusCommission: 1 },
    description: "<p> </p>",
    applicantRoutingType: { id: 9 },
    applicationEmail: "nobody",
    applicationUrl: "ftp://example.com",
  },
  "one with incomplete values": {
    title: "\u0000",
    closeDate: "2020-01-01",
    locations: [],
    categories: [],
    positionType: {},
    salary: { maxAmount: 1 },
    description: "",
    applicantRoutingType: { id: 1 },
  },
}

test.describe("Accept-Language", () => {
  for (const [status, code, ask, of = ""] of refusals) {
    test(`has ${status} ${code}${of} in French, and nothing else changes`, async ({ api }) => {
      const job = await api.createJob(jobBody({ referenceId: "R" }))
      const english = await ask(api, {}, job)
      const french = await ask(api, inFrench, job)
      for (const answer of [english, french]) expectProblem(answer, { status, code })
      expectTranslated(french, english)
    })
  }

  test("has 403 forbidden in French, and nothing else changes", async ({ keys }) => {
    const { api } = await keys.created({ scopes: ["jobs:read"] })
    const english = await api.delete("/jobs/1")
    expectProblem(english, { status: 403, code: "forbidden" })
    expectTranslated(await api.delete("/jobs/1", undefined, inFrench), english)
  })

  test("has 500 internal_error in French, and nothing else changes", async ({ api, employer, records }) => {
    const mend = await records.refuseActivities(employer.id)
    try {
      const english = await api.post("/jobs", jobBody())
      expectProblem(english, { status: 500, code: "internal_error" })
      expectTranslated(await api.post("/jobs", jobBody(), inFrench), english)
    } finally {
      await mend()
    }
  })

  test("is tested in French for every error code of the API", () => {
    const said = [...refusals.map(([, code]) => code), ...Object.keys(alsoSaid)]
    expect([...new Set(said)].sort()).toEqual(Object.keys(statusOf).sort())
  })

  for (const [what, body] of Object.entries(bodies)) {
    test(`has every invalid field of ${what} named in French`, async ({ api }) => {
      const french = await api.post("/jobs", body, inFrench)
      expect(expectProblem(french, invalid).errors?.length).toBeGreaterThan(3)
      expectTranslated(french, await api.post("/jobs", body))
    })
  }

  test("has query parameters refused in French", async ({ api }) => {
    const path = `/jobs?page=0&pageSize=101&status=open&fields=x&q=${"x".repeat(257)}`
    const french = await api.get(path, inFrench)
    expectTranslated(french, await api.get(path))
    const { errors } = expectProblem(french, invalid)
    expect(errors?.find(({ field }) => field === "page")?.message).toBe(
      "page doit être un nombre entier de 1 à 2147483647.",
    )
  })

  test("gets messages worded as a person in Québec would write them", async ({ api }) => {
    const { message, errors } = expectProblem(
      await api.post("/jobs", { ...jobBody(), title: "" }, inFrench),
      invalid,
    )
    expect(message).toBe("L’offre d’emploi n’a pas pu être enregistrée\u00a0: 1 champ est à corriger.")
    expect(errors?.[0]?.message).toBe("Indiquez un titre.")
  })

  for (const header of ["*", "de", "en-CA, fr;q=0.9", "fr;q=0", "nonsense;;q=,"]) {
    test(`${header} gets the same answer as no header, byte for byte`, async ({ api }) => {
      const id = { "X-Request-Id": "one-and-the-same" }
      const plain = await api.post("/jobs", {}, id)
      const asked = await api.post("/jobs", {}, { ...id, "Accept-Language": header })
      expect(asked.text).toBe(plain.text)
      expect(asked.headers.get("content-language")).toBeNull()
      expect(asked.headers.get("vary")).toBe(plain.headers.get("vary"))
    })
  }

  test("does not change answers without a message", async ({ api }) => {
    const job = await api.createJob(jobBody())
    for (const path of [`/jobs/${job.id}`, "/jobs", "/jobcategories", "/locations?q=montreal", "/me"]) {
      const plain = await api.get(path)
      const asked = await api.get(path, inFrench)
      expect(asked.text).toBe(plain.text)
      expect(asked.headers.get("content-language")).toBeNull()
      expect(asked.headers.get("etag")).toBe(plain.headers.get("etag"))
    }
  })
})
