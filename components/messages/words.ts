import { Children, type ReactNode } from "react"
import { type FindMessage, formatMessage, formatRichMessage } from "@/lib/messages/format-message"
import type { Language } from "@/lib/messages/language"
import { localeOf } from "@/lib/messages/locale-of"
import {
  type Message,
  type MessageArguments,
  type MessageKey,
  type RichArguments,
  say,
} from "@/lib/messages/message"

/** What is made of what a tag holds. */
type MakeElement = (held: ReactNode) => ReactNode
type RichValues = Readonly<Record<string, string | number | MakeElement>>

/** How a page says things, in its language. */
export type Words = ReturnType<typeof wordsOf>

/** The ways to say what `find` has the messages of. */
export function wordsOf(find: FindMessage, language: Language) {
  return {
    language,
    /** For dates, numbers and money. */
    locale: localeOf[language],
    t: <Key extends MessageKey>(key: Key, ...values: MessageArguments<Key>) =>
      formatMessage(find, language, say(key, ...values)),
    rich: <Key extends MessageKey>(key: Key, values: RichArguments<Key, MakeElement>): ReactNode =>
      Children.toArray(formatRichMessage<ReactNode>(find, language, key, made(values)) as ReactNode[]),
    textOf: (message: Message) => formatMessage(find, language, message),
    /** A name of the reference data, which is stored in English; any other name as it is. */
    nameOf(name: string): string {
      const key = `names.${name}` as MessageKey
      const found = find(key)
      return typeof found === "string" && found !== key ? found : name
    },
  }
}

/** Elements in a row need keys, which React gives them here. */
function made(values: RichValues) {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "function" ? (held: ReactNode[]) => value(Children.toArray(held)) : value,
  ])
  return Object.fromEntries(entries) as Record<string, string | number | ((held: ReactNode[]) => ReactNode)>
}
