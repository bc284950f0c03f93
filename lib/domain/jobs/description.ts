import { isVisible } from "../visible-text"
import { cleanHtml } from "./clean-html"

/** Whether the elements that stay of `html` nest deeper than anybody could mean it. */
export function isNestedTooDeeply(html: string): boolean {
  const cleaned = cleanHtml(html)
  return "refused" in cleaned && cleaned.refused === "too_deep"
}

/** `html` with the allowed tags only (contract 1.6); nothing, where they nest too deeply. */
export function cleanDescription(html: string): string {
  const cleaned = cleanHtml(html)
  return "html" in cleaned ? cleaned.html : ""
}

/** Whether a reader would see any text. `html` is clean. */
export function hasText(html: string): boolean {
  return isVisible(html.replace(/<[^<>]*>/g, "").replace(/&(nbsp|#160|#xa0);/gi, " "))
}
