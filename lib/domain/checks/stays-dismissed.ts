import { checkRuleOf } from "./check-rules"

type Judged = readonly { code: string; field?: string | undefined }[]

/** What a write changes: the names of the fields, and the findings in the posting `before` and `after` it. */
export type ChangeToCheck = { changed: ReadonlySet<string>; before: Judged; after: Judged }

/**
 * Whether the dismissal of a rule's findings outlasts a change (contract 3.6). It ends when a field that a finding is about changes, and
 * when the rule finds something in another field. One that found nothing is about all fields of its rule.
 */
export function staysDismissed(code: string, { changed, before, after }: ChangeToCheck): boolean {
  const all: readonly string[] = checkRuleOf(code)?.fields ?? []
  const fieldsIn = (judged: Judged): string[] =>
    judged
      .filter((each) => each.code === code)
      .flatMap(({ field }) => (field === undefined ? all : [wholeField(field)]))
  const found = fieldsIn(before)
  const about = new Set<string>(found.length > 0 ? found : all)
  return ![...about].some((field) => changed.has(field)) && fieldsIn(after).every((field) => about.has(field))
}

/** `locations[1].description` is about the places. */
function wholeField(field: string): string {
  return field.split(/[.[]/)[0] ?? field
}
