import type { Language } from "./language"
import { type Speaker, speakerWith } from "./speaker"
import { findIn } from "./text-of"

/** Speaks `language` with every message, where there is no page. */
export function speakerOf(language: Language): Speaker {
  return speakerWith(findIn(language), language)
}
