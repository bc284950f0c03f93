import { type MessageValue, say } from "./message"

/** "A", "A or B", "A, B or C", in the language of the reader. */
export function alternatives(values: readonly [MessageValue, ...MessageValue[]]): MessageValue {
  const [first, ...others] = values
  const last = others.pop()
  if (last === undefined) return first
  const before = others.reduce<MessageValue>((left, right) => say("fields.listed", { left, right }), first)
  return say("fields.or", { first: before, second: last })
}
