import type { JobFields } from "@/lib/api/v1.1/job-form"
import { checkJob, type Finding, staysDismissed } from "@/lib/api/v1.1/live-check"
import type { JobAnswer } from "@/lib/queries/jobs"
import { fieldsOf } from "../job-form/form-fields"
import { checkedFields } from "./checked-fields"

type Circumstances = {
  stored: JobAnswer | null
  employer: Parameters<typeof checkedFields>[2]
  facts: Parameters<typeof checkJob>[1]
  today: string
}

/** Those of the `dismissed` rules that stay dismissed when the posting is saved as the form is now, in which the check has `found` this. */
export function keptRules<Rule extends { code: string }>(
  dismissed: readonly Rule[],
  fields: JobFields,
  found: readonly Finding[],
  { stored, employer, facts, today }: Circumstances,
): readonly Rule[] {
  if (!stored || dismissed.length === 0) return dismissed
  const before = fieldsOf(stored)
  const change = {
    changed: new Set(changedBetween(before, fields)),
    before: checkJob(checkedFields(before, stored, employer), facts, today),
    after: found,
  }
  return dismissed.filter(({ code }) => staysDismissed(code, change))
}

function changedBetween(before: JobFields, now: JobFields): (keyof JobFields)[] {
  const names = Object.keys(now) as (keyof JobFields)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
}
