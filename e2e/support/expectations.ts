import { expect } from "@playwright/test"
import type { Answer, ApiJob, Problem } from "./api"

type ExpectedProblem = {
  status: number
  code: string
  /** Exactly these fields are named; a pattern stands for a field whose full name the contract leaves open. */
  fields?: (string | RegExp)[]
  /** At least these fields are named. */
  someFields?: (string | RegExp)[]
  /** These fields have the code `required`. */
  required?: string[]
}

export const invalid = { status: 400, code: "validation_failed" }
export const notFoundProblem = { status: 404, code: "not_found" }

/** The error format of contract 1.7, in full. */
export function expectProblem(answer: Answer, expected: ExpectedProblem): Problem {
  expectNoFaults(answer, [
    ...(answer.status === expected.status ? [] : [`status ${answer.status}, not ${expected.status}`]),
    ...jsonFaults(answer),
    ...problemFaults(answer, expected),
    ...leaks(answer),
  ])
  return answer.body as Problem
}

/** JSON with the matching content type and a request id. */
export function expectJson(answer: Answer): void {
  expectNoFaults(answer, jsonFaults(answer))
}

/** A JSON answer below 500, whatever it says: for requests whose status the contract does not define. */
export function expectCivil(answer: Answer): void {
  const { status, headers } = answer
  const faults = status === 204 ? [] : jsonFaults(answer)
  if (status >= 500) faults.push(`a fault: ${status}`)
  if (status >= 300 && status < 400) faults.push(`a redirect: ${status} to ${headers.get("location")}`)
  expectNoFaults(answer, [...faults, ...leaks(answer)])
}

/** A job has exactly the fields of contract 1.1, each of the right type. */
export function expectJobForm(job: ApiJob): void {
  const named = { id: expect.any(Number), name: expect.stringMatching(/\S/) }
  const place = { ...named, description: expect.stringMatching(/\S/), type: expect.stringMatching(/\S/) }
  const date = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
  const text = expect.stringMatching(/\S/)
  const { salary } = job
  expect(job).toEqual({
    id: expect.any(Number),
    referenceId: job.referenceId === null ? null : text,
    employer: named,
    title: text,
    publishDate: date,
    closeDate: date,
    confidential: expect.any(Boolean),
    autoRefresh: expect.any(Boolean),
    status: expect.stringMatching(/^(active|archived|draft)$/),
    locations: job.locations.map(() => place),
    categories: job.categories.map(() => named),
    positionType: named,
    salary: salary && {
      amount: expect.any(Number),
      maxAmount: salary.maxAmount === null ? null : expect.any(Number),
      period: { ...named, unit: text },
      plusCommission: expect.any(Boolean),
    },
    description: text,
    applicantRoutingType: named,
    applicationEmail: job.applicantRoutingType.id === 1 ? text : null,
    applicationUrl: job.applicantRoutingType.id === 2 ? text : null,
  })
}

function jsonFaults({ headers, body }: Answer): string[] {
  const faults = []
  const type = headers.get("content-type") ?? "none"
  if (!/^application\/json\b/.test(type)) faults.push(`content type ${type}`)
  if (body === undefined) faults.push("no JSON")
  if (!headers.get("x-request-id")?.trim()) faults.push("no X-Request-Id")
  return faults
}

function problemFaults({ body, headers }: Answer, expected: ExpectedProblem): string[] {
  const { message, code, requestId, errors = [] } = (body ?? {}) as Partial<Problem>
  const faults = []
  if (!isText(message)) faults.push("no message")
  if (code !== expected.code) faults.push(`code ${code}, not ${expected.code}`)
  if (requestId !== headers.get("x-request-id")) faults.push("a requestId that is not X-Request-Id")
  if (!Array.isArray(errors)) return [...faults, "errors that are not an array"]
  if (!errors.every((error) => isText(error.field) && isText(error.code) && isText(error.message))) {
    faults.push("an error without field, code or message")
  }
  const named = errors.map(({ field }) => field)
  const wanted = [...(expected.fields ?? []), ...(expected.someFields ?? [])]
  for (const field of wanted) {
    if (!named.some((name) => matches(name, field))) faults.push(`errors do not name ${field}`)
  }
  for (const name of expected.fields ? named : []) {
    if (!wanted.some((field) => matches(name, field))) faults.push(`errors name ${name}`)
  }
  for (const field of expected.required ?? []) {
    const found = errors.find((error) => error.field === field)
    if (found && found.code !== "required") faults.push(`${field} has the code ${found.code}, not required`)
  }
  return faults
}

/** No stack, no SQL and no path of the service's own files. */
function leaks({ text }: Answer): string[] {
  const found = /node_modules|prisma|sqlite|postgres|\bat \S+ \(|\.tsx?:\d+/i.exec(text)
  return found ? [`a detail of the service: ${found[0]}`] : []
}

// There is one expectation for the whole answer: each costs a message to the runner, and the specs check thousands of answers.
function expectNoFaults({ status, text }: Answer, faults: string[]): void {
  expect(faults, `${status} ${text.slice(0, 1000)}`).toEqual([])
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== ""
}

function matches(name: string, field: string | RegExp): boolean {
  return typeof field === "string" ? name === field : field.test(name)
}
