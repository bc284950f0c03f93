import { foldText } from "../folded-text"

const abbreviations = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
])

/**
 * A place's name without the differences in how people type it: hyphens, apostrophes and periods left out or of
 * another kind, "St" for "Saint".
 */
export function looseName(text: string): string {
  const words = foldText(text)
    .replace(/[-‐‑–.'’ʼ`]/gu, " ")
    .trim()
    .split(/\s+/u)
  return words.map((word) => abbreviations.get(word) ?? word).join(" ")
}
