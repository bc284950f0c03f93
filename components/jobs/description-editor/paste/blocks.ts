/** What a paste is read into before it becomes HTML again: only what a description can contain. */
export type Run = { text: string; bold: boolean; italic: boolean; href: string | null }

export type Inline = Run | "break"

type Paragraph = { kind: "paragraph"; inline: Inline[] }

export type List = { kind: "list"; ordered: boolean; items: Block[][] }

export type Block = Paragraph | List

/** A list item whose list doesn't exist yet: Word provides the level and the list's name, not the nesting. */
export type LooseItem = { kind: "item"; level: number; ordered: boolean; listId: string; blocks: Block[] }

/** A further paragraph of the preceding list item. */
export type Continuation = { kind: "continuation"; blocks: Block[] }

export type RawBlock = Block | LooseItem | Continuation

export function textOfBlocks(blocks: Block[]): string {
  return blocks
    .map((block) =>
      block.kind === "list"
        ? block.items.map(textOfBlocks).join(" ")
        : block.inline.map((piece) => (piece === "break" ? " " : piece.text)).join(""),
    )
    .join(" ")
}

/** `inline` as its lines, without the breaks. */
export function linesOf(inline: Inline[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const piece of inline) {
    if (piece === "break") lines.push([])
    else lines[lines.length - 1]!.push(piece)
  }
  return lines
}

export function joinLines(lines: Inline[][]): Inline[] {
  return lines.flatMap((line, index) => (index === 0 ? line : ["break" as const, ...line]))
}
