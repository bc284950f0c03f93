import { type Block, type Inline, joinLines, linesOf, textOfBlocks } from "./blocks"
import type { PasteCounts } from "./paste-report"
import { isHeading } from "./element-style"

/** Reads the content of a cell. */
export type ReadCell = (cell: Element) => Block[]

const hasText = (blocks: Block[]) => textOfBlocks(blocks).replace(/[\s\u00a0]+/g, "") !== ""

function rowsOf(table: Element): Element[][] {
  return [...table.querySelectorAll("tr")]
    .filter((row) => row.closest("table") === table)
    .map((row) => [...row.children].filter((cell) => cell.localName === "td" || cell.localName === "th"))
}

/** Whether the table is only for layout, as in emails and old pages: a person wouldn't see rows in it. */
function isLayout(table: Element, rows: Block[][][]): boolean {
  return (
    ["presentation", "none"].includes(table.getAttribute("role") ?? "") ||
    [...table.querySelectorAll("table")].some((inner) => inner.textContent?.trim()) ||
    [...table.querySelectorAll("h1,h2,h3,h4,h5,h6,[role=heading],p")].some(isHeading) ||
    rows.flat().some((blocks) => blocks.filter((block) => hasText([block])).length > 2)
  )
}

function separated(parts: Inline[][], separator: string): Inline[] {
  const bold = parts.flat().every((piece) => piece === "break" || piece.bold)
  const between: Inline = { text: separator, bold, italic: false, href: null }
  return parts.flatMap((part, index) => (index === 0 ? part : [between, ...part]))
}

/** A cell on one line: its lines joined by commas, its paragraphs and list items by semicolons. */
function cellOnOneLine(blocks: Block[]): Inline[] {
  const parts = blocks
    .filter((block) => hasText([block]))
    .map((block) => {
      if (block.kind === "list") return separated(block.items.map(cellOnOneLine), "; ")
      const lines = linesOf(block.inline).filter((line) => hasText([{ kind: "paragraph", inline: line }]))
      return separated(lines, ", ")
    })
  return separated(parts, "; ")
}

/** A table with one column becomes a list, one with several columns becomes lines: "Monday — 9:00 to 17:00". */
export function readTable(table: Element, readCell: ReadCell, counts: PasteCounts): Block[] {
  const cells = rowsOf(table).filter((row) => row.length > 0)
  const headers = new Set<Block[][]>()
  const rows = cells
    .map((row) => {
      const filled = row.map(readCell).filter(hasText)
      if (row.every((cell) => cell.localName === "th")) headers.add(filled)
      return filled
    })
    .filter((row) => row.length > 0)

  const columns = Math.max(0, ...rows.map((row) => row.length))
  if (columns === 0) return []
  if ((columns === 1 && rows.length === 1) || isLayout(table, rows)) return rows.flat(2)

  if (columns === 1) {
    counts.tablesAsLists += 1
    const body = rows.filter((row) => !headers.has(row))
    const list: Block = { kind: "list", ordered: false, items: body.map((row) => row[0] ?? []) }
    return [...rows.filter((row) => headers.has(row)).flat(2), list]
  }
  counts.tablesAsLines += 1
  return [
    { kind: "paragraph", inline: joinLines(rows.map((row) => separated(row.map(cellOnOneLine), " — "))) },
  ]
}
