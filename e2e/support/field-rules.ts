import type { ApiJob } from "./api"
import { expectJobForm, expectProblem } from "./expectations"
import { type Body, fullJobBody, jobBody } from "./factories"
import { expect, test } from "./fixtures"

/** What a field of a job accepts, and what it refuses. */
export type FieldRule = {
  field: string
  /** The part of a job's body that sets the field to `value`. */
  send(value: unknown): Body
  read(job: ApiJob): unknown
  /** What is sent and, if different, what is stored. */
  accepted: [what: string, value: unknown, stored?: unknown][]
  /** Values that count as missing: refused with the code `required`. */
  required?: [what: string, value: unknown][]
  /** A third entry is given if the error may be about the object that contains the field. */
  refused: [what: string, value: unknown, named?: string | RegExp][]
}

export const nothings: [string, unknown][] = [
  ["no value", undefined],
  ["null", null],
]
export const blankTexts: [string, unknown][] = [...nothings, ["an empty string", ""], ["blanks", " \t "]]
export const notTexts: [string, unknown][] = [
  ["a number", 5],
  ["a boolean", true],
  ["an array", ["x"]],
  ["an object", { x: 1 }],
]

/** Tests POST and PUT against every line of the rules. */
export function testFieldRules(rules: FieldRule[]): void {
  for (const { field, send, read, accepted, required = [], refused } of rules) {
    test.describe(field, () => {
      for (const [what, value, stored = value] of accepted) {
        test(`accepts ${what}, on POST and on PUT`, async ({ api }) => {
          const created = await api.post("/jobs", jobBody(send(value)))
          expect(created.status, created.text.slice(0, 500)).toBe(201)
          expectJobForm(created.body)
          expect(read(created.body)).toEqual(stored)
          expect(await api.job(created.body.id)).toEqual(created.body)
          if (value === undefined) return
          const other = await api.createJob(fullJobBody({ status: "active" }))
          await api.delete(`/jobs/${created.body.id}`)
          const changed = await api.put(`/jobs/${other.id}`, { ...forEmail(field), ...send(value) })
          expect(changed.status, changed.text.slice(0, 500)).toBe(200)
          expectJobForm(changed.body)
          expect(read(changed.body)).toEqual(stored)
          expect(await api.job(other.id)).toEqual(changed.body)
        })
      }

      for (const [what, value] of required) {
        test(`is required: ${what} is refused, on POST and on PUT`, async ({ api }) => {
          const problem = { status: 400, code: "validation_failed", fields: [field], required: [field] }
          expectProblem(await api.post("/jobs", jobBody(send(value))), problem)
          expect(await api.total()).toBe(0)
          if (value === undefined) return
          const job = await api.createJob(jobBody())
          expectProblem(await api.put(`/jobs/${job.id}`, send(value)), problem)
          expect(await api.job(job.id)).toEqual(job)
        })
      }

      for (const [what, value, named = field] of refused) {
        test(`refuses ${what}, on POST and on PUT, and nothing changes`, async ({ api }) => {
          const problem = { status: 400, code: "validation_failed", fields: [named] }
          expectProblem(await api.post("/jobs", jobBody(send(value))), problem)
          expect(await api.total()).toBe(0)
          const job = await api.createJob(jobBody())
          expectProblem(await api.put(`/jobs/${job.id}`, send(value)), problem)
          expect(await api.job(job.id)).toEqual(job)
        })
      }
    })
  }
}

// Candidates for the full job apply at a URL, so changing its routing type to 1 requires an email address.
function forEmail(field: string): Body {
  return field === "applicantRoutingType.id" ? { applicationEmail: "jobs@example.com" } : {}
}
