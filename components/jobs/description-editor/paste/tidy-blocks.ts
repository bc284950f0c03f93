import { type Block, type List, joinLines } from "./blocks"
import { type PastedLine, listsFromLines } from "./lists-from-lines"
import { tidyParagraphs } from "./tidy-text"

function linesOfParagraphs(groups: ReturnType<typeof tidyParagraphs>): PastedLine[] {
  return groups.flatMap((group) => group.map((runs, index) => ({ runs, indent: 0, starts: index === 0 })))
}

/** An item begins with a paragraph; one that holds only an inner list belongs to the preceding item. */
function tidyItems(items: Block[][]): Block[][] {
  const tidy: Block[][] = []
  for (const item of items) {
    const blocks = tidyItem(item)
    const [first] = blocks
    if (!first) continue
    if (first.kind === "paragraph") tidy.push(blocks)
    else if (tidy.length > 0) tidy.at(-1)!.push(...blocks)
    else tidy.push(...first.items, ...blocks.slice(1).map((block) => [block]))
  }
  return tidy
}

function tidyList(list: List): List {
  return { ...list, items: tidyItems(list.items) }
}

function tidyItem(blocks: Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === "paragraph") {
      return tidyParagraphs(block.inline).map((group) => ({ kind: "paragraph", inline: joinLines(group) }))
    }
    const list = tidyList(block)
    return list.items.length > 0 ? [list] : []
  })
}

/** Drops empty blocks, tidies spaces, and turns lines that only look like a list into one. */
export function tidyBlocks(blocks: Block[]): Block[] {
  const out: Block[] = []
  let lines: PastedLine[] = []
  for (const block of blocks) {
    if (block.kind === "paragraph") {
      lines.push(...linesOfParagraphs(tidyParagraphs(block.inline)))
      continue
    }
    out.push(...listsFromLines(lines))
    lines = []
    const list = tidyList(block)
    if (list.items.length > 0) out.push(list)
  }
  return [...out, ...listsFromLines(lines)]
}
