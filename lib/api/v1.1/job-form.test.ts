import { describe, expect, it } from "vitest"
import { FieldProblems } from "@/lib/domain/field-problems"
import { judgeJob } from "@/lib/domain/jobs/judge-job"
import { fieldPath, receive } from "../receive"
import { type JobFields, jobForm, salaryOf } from "./job-form"
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
}

/** What the form says and what the service says of the same posting, as `field: sentence`. */
function bothSay(fields: JobFields) {
  const byForm = jobForm.safeParse(fields).error?.issues ?? []
  const request = { ...fields, salary: salaryOf(fields.salary) }
  const missing = Object.fromEntries(
    Object.entries(request).filter(
      ([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  )
  const { values, problems } = receive(jobChange, missing)
  const byService = new FieldProblems(problems)
  judgeJob(null, values, byService, { today: "2026-11-12", plan: "unlimited" })
  return {
    form: byForm.map((issue) => `${fieldPath(issue.path)}: ${issue.message}`).sort(),
    service: byService.list.map(({ field, message }) => `${field}: ${message}`).sort(),
  }
}

const salary = whole.salary
const cases: [string, Partial<JobFields>][] = [
  ["a posting that is whole", {}],
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
  ["no e-mail address", { applicationEmail: "" }],
  ["a bad e-mail address", { applicationEmail: "jobs at example" }],
  ["no web address", { applicantRoutingType: { id: 2 } }],
  ["a bad web address", { applicantRoutingType: { id: 2 }, applicationUrl: "example.com" }],
  ["a period alone", { salary: { ...salary, period: { id: 5 } } }],
  ["an amount alone", { salary: { ...salary, amount: 20 } }],
  ["commission alone", { salary: { ...salary, plusCommission: true } }],
  ["a maximum below the amount", { salary: { ...salary, amount: 20, maxAmount: 19, period: { id: 5 } } }],
  ["a negative amount without a period", { salary: { ...salary, amount: -1 } }],
  ["an amount of five places", { salary: { ...salary, amount: 1.00001, period: { id: 5 } } }],
  ["several at once", { title: " ", applicationEmail: "", salary: { ...salary, amount: 20 } }],
]

it("nobody hears of the address that is out of sight", () => {
  expect(jobForm.safeParse({ ...whole, applicationUrl: "ftp://example.com" }).success).toBe(true)
})

describe("the form says of a posting what the service would say", () => {
  it.each(cases)("%s", (_name, change) => {
    const said = bothSay({ ...whole, ...change })
    expect(said.form).toEqual(said.service)
  })
})
