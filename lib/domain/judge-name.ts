import type { FieldProblems } from "./field-problems"
import { isOneLine } from "./one-line"
import { isVisible } from "./visible-text"
import { type Message, say } from "@/lib/messages/message"

/** Validates the field `name` of a key or an employer, of at most `most` characters, and returns it as it is stored. */
export function judgeName(
  name: string,
  { missing, most }: { missing: Message; most: number },
  problems: FieldProblems,
): string {
  const trimmed = name.trim()
  if (!isVisible(trimmed)) problems.add("name", "required", missing)
  else if (!isOneLine(trimmed)) problems.add("name", "invalid_characters", say("account.nameNotOneLine"))
  if ([...trimmed].length > most)
    problems.add("name", "too_long", say("fields.tooLong", { name: say("fields.name"), most }))
  return trimmed
}
