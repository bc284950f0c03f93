import { Children, type ReactNode } from "react"
import { type FindMessage, formatRichMessage } from "@/lib/messages/format-message"
import type { Language } from "@/lib/messages/language"
import type { MessageKey, RichArguments } from "@/lib/messages/message"
import { speakerWith } from "@/lib/messages/speaker"

/** Makes an element from the content of a tag. */
type MakeElement = (held: ReactNode) => ReactNode
type RichValues = Readonly<Record<string, string | number | MakeElement>>

/** The functions with which a page gets its messages, in its language. */
export type Words = ReturnType<typeof wordsOf>

/** The functions for the messages that `find` finds. */
export function wordsOf(find: FindMessage, language: Language) {
  return {
    ...speakerWith(find, language),
    language,
    rich: <Key extends MessageKey>(key: Key, values: RichArguments<Key, MakeElement>): ReactNode =>
      Children.toArray(formatRichMessage<ReactNode>(find, language, key, made(values)) as ReactNode[]),
  }
}

/** Elements in an array need keys, which React assigns here. */
function made(values: RichValues) {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "function" ? (held: ReactNode[]) => value(Children.toArray(held)) : value,
  ])
  return Object.fromEntries(entries) as Record<string, string | number | ((held: ReactNode[]) => ReactNode)>
}
