import type { Language } from "./language"
import { type Speaker, speakerWith } from "./speaker"
import { findIn } from "./text-of"

/** A speaker of `language` with every message, for use outside pages. */
export function speakerOf(language: Language): Speaker {
  return speakerWith(findIn(language), language)
}
