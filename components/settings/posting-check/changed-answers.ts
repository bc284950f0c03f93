import type * as z from "zod"
import type { checkSettingsRequest } from "@/lib/api/dashboard/check-settings"

type Answers = Pick<z.output<typeof checkSettingsRequest>, "facts" | "enforce">

/** The answers of `after` that differ from `before`. Only those are sent, since another admin may have answered the rest meanwhile. */
export function changedAnswers(before: Answers, after: Answers): Answers {
  const known: Readonly<Record<string, unknown>> = { ...before.facts }
  const changed = Object.entries(after.facts ?? {}).filter(
    ([name, answer]) => JSON.stringify(answer) !== JSON.stringify(known[name]),
  )
  return {
    facts: Object.fromEntries(changed),
    ...(after.enforce !== before.enforce && { enforce: after.enforce }),
  }
}
