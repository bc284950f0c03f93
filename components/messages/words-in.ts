import type { Language } from "@/lib/messages/language"
import type { MessageNoun } from "@/lib/messages/message"
import { messagesFor } from "@/lib/messages/text-of"
import { type Words, wordsOf } from "./words"

/** The words of a language with every message, where there is no page: in tests. */
export function wordsIn(language: Language): Words {
  return wordsOf((key) => {
    const [noun, name] = key.split(".", 2) as [MessageNoun, string]
    return messagesFor(language, [noun])[noun]?.[name] ?? key
  }, language)
}
