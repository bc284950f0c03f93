import { type PastedLine, listsFromLines } from "./lists-from-lines"
import { blocksToHtml } from "./blocks-to-html"
import { isAllowedHref } from "../link-address"
import { tidyLine } from "./tidy-text"

function indentOf(line: string): number {
  const blanks = /^[\s\u00a0]*/.exec(line)?.[0] ?? ""
  return blanks.replace(/\t/g, "    ").length
}

/**
 * Plain text as HTML. Empty lines separate paragraphs; if there are none, every line is a paragraph (as in text from Word). Lines that
 * begin with "- ", "• " or "1. " are lists, nested by their indentation.
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

/** The URL, if the text consists of nothing else; otherwise null. */
export function soleAddress(text: string): string | null {
  const trimmed = text.trim()
  return isAllowedHref(trimmed) && !/\s/.test(trimmed) ? trimmed : null
}
