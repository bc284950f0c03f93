import { z } from "zod"
import { checkRules } from "@/lib/domain/checks/check-rules"
import type { ErrorCode } from "@/lib/domain/errors"
import { fieldCodeNotes } from "./field-codes"

/** The status of every error code (contract 1.7). */
export const statusOf: Record<ErrorCode, number> = {
  invalid_json: 400,
  validation_failed: 400,
  not_available_on_plan: 400,
  check_failed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  duplicate_reference_id: 409,
  idempotency_in_progress: 409,
  webhook_limit: 409,
  cursor_expired: 410,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
}

const fieldCodeDescription = [
  "What is wrong with it, for programs, from a closed list:\n",
  ...Object.entries(fieldCodeNotes).map(([code, when]) => `- \`${code}\`: ${when}`),
  "\nWith `check_failed`: the code of a rule of the posting check (`GET /checks/rules`).",
].join("\n")

/** A later release may have more rules. */
const fieldCodes = [...Object.keys(fieldCodeNotes), ...checkRules.map(({ code }) => code)]

export const fieldProblemAnswer = z.object({
  field: z.string().describe("A path with dots and indexes: `locations[1].description`."),
  code: z.string().meta({ description: fieldCodeDescription, enum: fieldCodes }),
  message: z.string().describe("What is wrong with it, for people."),
})

/** An error as the contract shows it (1.7). */
export const problemAnswer = z.object({
  message: z.string().describe("For people: what happened, and what to do."),
  code: z.enum(Object.keys(statusOf) as ErrorCode[]).describe("For programs, from a closed list."),
  requestId: z.string().describe("The same as X-Request-Id. Quote it when you report a problem."),
  errors: z
    .array(fieldProblemAnswer)
    .optional()
    .describe("Every bad field at once; left out if the problem is not about fields."),
  existing: z
    .object({ id: z.int32(), href: z.url() })
    .optional()
    .describe(
      "The posting that already has the referenceId; only with `duplicate_reference_id` as the code of the response or of one of its `errors`.",
    ),
})
export type ProblemAnswer = z.output<typeof problemAnswer>
