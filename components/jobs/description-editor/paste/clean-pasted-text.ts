import { type PastedLine, listsFromLines } from "./lists-from-lines"
import { blocksToHtml } from "./blocks-to-html"
import { isAllowedHref } from "../link-address"
import { tidyLine } from "./tidy-text"

function indentOf(line: string): number {
  const blanks = /^[\s\u00a0]*/.exec(line)?.[0] ?? ""
  return blanks.replace(/\t/g, "    ").length
}

/**
 * Plain text as HTML: empty lines part paragraphs, and where there is none, every line is a paragraph (so Word gives
 * its text). Lines with "- ", "• " or "1. " are lists, by their indent within one another.
 */
export function cleanPastedText(text: string): string {
  const rows = text
    .replace(/\r\n?/g, "\n")
    .replace(/^\n+|(?<!\n)\n+$/g, "")
    .split("\n")
  const hasEmptyRows = rows.some((row) => row.trim() === "")
  const lines: PastedLine[] = []
  let starts = true
  for (const row of rows) {
    const runs = tidyLine([{ text: row, bold: false, italic: false, href: null }])
    if (runs.length > 0) lines.push({ runs, indent: indentOf(row), starts: starts || !hasEmptyRows })
    starts = runs.length === 0
  }
  return blocksToHtml(listsFromLines(lines))
}

/** The address, when the text is nothing but one. */
export function soleAddress(text: string): string | null {
  const trimmed = text.trim()
  return isAllowedHref(trimmed) && !/\s/.test(trimmed) ? trimmed : null
}
