import type { ErrorCode } from "@/lib/domain/errors"
import type { ProblemAnswer } from "../problems"
import { problemNotes } from "./problem-notes"

const requestId = "1d2f6a52-6f0b-4f0e-9a4c-1f5a2f7f3f10"

const details: Partial<Record<ErrorCode, Partial<ProblemAnswer>>> = {
  validation_failed: {
    errors: [{ field: "salary.period.id", code: "required", message: "Choose a salary period." }],
  },
  not_available_on_plan: {
    errors: [
      {
        field: "autoRefresh",
        code: "not_available_on_plan",
        message:
          "Auto-refresh comes with the unlimited plan. Switch it off, or ask for the plan to be changed.",
      },
    ],
  },
  check_failed: {
    errors: [
      {
        field: "salary",
        code: "ON-PAY-MISSING",
        message: "This posting shows no pay. Add the pay, or a range of at most $50,000 a year.",
      },
    ],
  },
  duplicate_reference_id: {
    existing: { id: 4711, href: "https://jobs.example.com/api/v1.1/jobs/4711" },
  },
}

/** An example of a problem with `code`. */
export function problemExample(code: ErrorCode): ProblemAnswer {
  return { message: problemNotes[code].example, code, requestId, ...details[code] }
}
