import type { Language } from "@/lib/messages/language"
import { findIn } from "@/lib/messages/text-of"
import { type Words, wordsOf } from "./words"

/** The words of a language with every message, where there is no page. */
export function wordsIn(language: Language): Words {
  return wordsOf(findIn(language), language)
}
