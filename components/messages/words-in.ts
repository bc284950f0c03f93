import type { Language } from "@/lib/messages/language"
import { findIn } from "@/lib/messages/text-of"
import { type Words, wordsOf } from "./words"

/** All messages of a language, for use without a page. */
export function wordsIn(language: Language): Words {
  return wordsOf(findIn(language), language)
}
