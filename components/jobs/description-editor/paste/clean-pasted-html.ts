import { blocksToHtml } from "./blocks-to-html"
import { type Edges, edgesOfBody } from "./edges"
import { noCounts, type PasteCounts } from "./paste-report"
import { plainMarks } from "./element-style"
import { readBlocks } from "./read-blocks"
import { readWordListStyles } from "./word-lists"
import { tidyBlocks } from "./tidy-blocks"

export type CleanedPaste = { html: string; counts: PasteCounts; edges: Edges }

/** The pasted or dropped HTML of any program, reduced to the tags that a description may have. */
export function cleanPastedHtml(html: string): CleanedPaste {
  const { head, body } = new DOMParser().parseFromString(html, "text/html")
  const counts = noCounts()
  const listStyles = readWordListStyles(head.parentNode ?? body)
  const blocks = readBlocks(body.childNodes, plainMarks, { counts, listStyles })
  return { html: blocksToHtml(tidyBlocks(blocks)), counts, edges: edgesOfBody(body) }
}

const ownTags = new Set(["meta", "strong", "b", "em", "i", "br", "p", "div", "ul", "ol", "li", "a"])

/** Whether the HTML was copied from this editor; such HTML needs no cleaning and knows where it was cut. */
export function isOwnClipboard(html: string): boolean {
  if (!html.includes("data-pm-slice")) return false
  const { body } = new DOMParser().parseFromString(html, "text/html")
  return [...body.querySelectorAll("*")].every((element) => ownTags.has(element.localName))
}
