import { isVisible } from "../visible-text"
import { cleanHtml } from "./clean-html"

/** Whether the kept elements of `html` are nested deeper than in any real text. */
export function isNestedTooDeeply(html: string): boolean {
  const cleaned = cleanHtml(html)
  return "refused" in cleaned && cleaned.refused === "too_deep"
}

/** `html` with only the allowed tags (contract 1.6); empty if they are nested too deeply. */
export function cleanDescription(html: string): string {
  const cleaned = cleanHtml(html)
  return "html" in cleaned ? cleaned.html : ""
}

/** Whether a reader would see any text. `html` is clean. */
export function hasText(html: string): boolean {
  return isVisible(html.replace(/<[^<>]*>/g, "").replace(/&(nbsp|#160|#xa0);/gi, " "))
}
