import type { JobFields } from "@/lib/api/v1.1/job-form"
import { checkRules } from "@/lib/api/v1.1/live-check"
import type { JobAnswer } from "@/lib/queries/jobs"
import { fieldsOf } from "../job-form/form-fields"

/**
 * Those of the `dismissed` rules that stay dismissed when the posting is saved as the form is now: a dismissal ends when a field that its
 * rule is about changes.
 */
export function keptRules<Rule extends { code: string }>(
  dismissed: readonly Rule[],
  fields: JobFields,
  stored: JobAnswer | null,
): readonly Rule[] {
  if (!stored || dismissed.length === 0) return dismissed
  const before = valuesOf(fieldsOf(stored))
  const now = valuesOf(fields)
  return dismissed.filter(({ code }) => {
    const rule = checkRules.find((each) => each.code === code)
    return !rule?.fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]))
  })
}

function valuesOf(fields: JobFields): Readonly<Record<string, unknown>> {
  return fields
}
