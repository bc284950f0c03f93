import { describe, expect, it } from "vitest"
import { FieldProblems } from "@/lib/domain/field-problems"
import { cleanHtml } from "@/lib/domain/jobs/clean-html"
import { judgeJob } from "@/lib/domain/jobs/judge-job"
import { textOf } from "@/lib/messages/text-of"
import { receive } from "../receive"
import { formProblems, type JobFields, salaryOf } from "./job-form"
import { jobChange } from "./jobs"

const whole: JobFields = {
  title: "Line cook",
  referenceId: "",
  closeDate: "",
  confidential: false,
  autoRefresh: false,
  locations: [{ description: "Vancouver, BC" }],
  categories: [{ id: 14 }],
  positionType: { id: 1 },
  salary: { amount: null, maxAmount: null, period: { id: null }, plusCommission: false },
  description: "<p>Cook.</p>",
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
  applicationUrl: "",
  typed: { locations: "", categories: "" },
}
const today = "2026-11-12"
const circumstances = { today, stored: null, status: "active" } as const

/** What the form and the service say about the same posting, as `field: message`. */
function bothSay(fields: JobFields) {
  const byForm = formProblems(fields, circumstances)
  const request = { ...fields, salary: salaryOf(fields.salary) }
  const missing = Object.fromEntries(
    Object.entries(request).filter(
      ([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  )
  const { values, problems } = receive(jobChange, missing)
  const byService = new FieldProblems(problems)
  const cleaned = values.description === undefined ? null : cleanHtml(values.description)
  judgeJob(null, values, byService, { today, plan: "unlimited", cleaned })
  return {
    form: byForm.map(({ field, message }) => `${field}: ${textOf(message, "en")}`).sort(),
    service: byService.list.map(({ field, message }) => `${field}: ${textOf(message, "en")}`).sort(),
  }
}

const salary = whole.salary
const cases: [string, Partial<JobFields>][] = [
  ["a complete posting", {}],
  [
    "nothing filled in",
    {
      title: "",
      locations: [],
      categories: [],
      positionType: { id: null },
      description: "",
      applicantRoutingType: { id: null },
      applicationEmail: "",
    },
  ],
  ["a title that is too long", { title: "x".repeat(257) }],
  ["a reference that is too long", { referenceId: "x".repeat(51) }],
  ["a date that is none", { closeDate: "2026-02-30" }],
  ["a close date gone by", { closeDate: "2026-11-11" }],
  ["a close date today", { closeDate: today }],
  ["no email address", { applicationEmail: "" }],
  ["a bad email address", { applicationEmail: "jobs at example" }],
  ["no web address", { applicantRoutingType: { id: 2 } }],
  ["a bad web address", { applicantRoutingType: { id: 2 }, applicationUrl: "example.com" }],
  ["a period alone", { salary: { ...salary, period: { id: 5 } } }],
  ["an amount alone", { salary: { ...salary, amount: 20 } }],
  ["commission alone", { salary: { ...salary, plusCommission: true } }],
  ["a maximum below the amount", { salary: { ...salary, amount: 20, maxAmount: 19, period: { id: 5 } } }],
  ["a negative amount without a period", { salary: { ...salary, amount: -1 } }],
  ["an amount of five places", { salary: { ...salary, amount: 1.00001, period: { id: 5 } } }],
  [
    "several at once",
    { title: " ", closeDate: "2001-01-01", applicationEmail: "", salary: { ...salary, amount: 20 } },
  ],
]

it("a problem in the address that is not shown is not reported", () => {
  expect(formProblems({ ...whole, applicationUrl: "ftp://example.com" }, circumstances)).toEqual([])
})

describe("the close date of a stored posting", () => {
  const stored = { status: "draft", publishDate: "2026-11-01", closeDate: "2026-11-05" } as const
  const problemsOf = (closeDate: string, status: "draft" | "active") =>
    formProblems({ ...whole, closeDate }, { today, stored, status }).map(({ field }) => field)

  it("may be any day from the draft's own day on while it stays a draft", () => {
    expect(problemsOf("2026-11-02", "draft")).toEqual([])
    expect(problemsOf("2026-10-31", "draft")).toEqual(["closeDate"])
  })

  it("may not be before today when the draft is published now, unless it was not changed", () => {
    expect(problemsOf("2026-11-02", "active")).toEqual(["closeDate"])
    expect(problemsOf("2026-11-05", "active")).toEqual([])
  })
})

describe("an amount that is not a number", () => {
  it("is not treated as empty: the period is still required, and nothing else is", () => {
    const salary = { ...whole.salary, amount: "24,50" }
    const fields = formProblems({ ...whole, salary }, circumstances).map(({ field }) => field)
    expect(fields).toEqual(["salary.amount", "salary.period.id"])
  })
})

describe("the form reports the same problems as the service", () => {
  it.each(cases)("%s", (_name, change) => {
    const said = bothSay({ ...whole, ...change })
    expect(said.form).toEqual(said.service)
  })
})
