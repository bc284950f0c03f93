import { type Block, type Inline, type RawBlock, textOfBlocks } from "./blocks"
import { hasOtherFormatting, isBlock, isHeading, type Marks, marksInside } from "./element-style"
import { isAllowedHref, withoutRedirect } from "../link-address"
import { isLeftOut, readImage } from "./left-out"
import { isWordWebList, readWebList, readWordWebList } from "./web-lists"
import { isWordListContinuation, takeWordListItem, type WordListStyles } from "./word-lists"
import { nestListItems } from "./nest-list-items"
import type { PasteCounts } from "./paste-report"
import { readTable } from "./tables"

export type ReadContext = { counts: PasteCounts; listStyles: WordListStyles }

/** Walks through part of the pasted document and records its paragraphs, lists and list items in order. */
class BlockReader {
  readonly out: RawBlock[] = []
  private line: Inline[] = []

  constructor(private readonly context: ReadContext) {}

  visitAll(nodes: Iterable<Node>, marks: Marks): void {
    for (const node of nodes) this.visit(node, marks)
  }

  closeLine(): void {
    // Whitespace between blocks isn't a paragraph, and must not separate the items of a list.
    const filled = this.line.some((piece) => piece !== "break" && /[^\s\u00a0]/.test(piece.text))
    if (filled) this.out.push({ kind: "paragraph", inline: this.line })
    this.line = []
  }

  private visit(node: Node, marks: Marks): void {
    if (node.nodeType === 3) this.addText(node.nodeValue ?? "", marks)
    else if (node.nodeType === 1) this.visitElement(node as Element, marks)
  }

  private visitElement(element: Element, outer: Marks): void {
    const { counts } = this.context
    if (isLeftOut(element, counts)) return
    const name = element.localName
    if (name === "br") this.line.push("break")
    else if (name === "img") this.addText(readImage(element, counts), outer)
    else if (name === "ul" || name === "ol") this.addList(element, marksInside(element, outer))
    else if (name === "table") this.addTable(element, marksInside(element, outer))
    else if (isHeading(element)) this.addHeading(element, outer)
    else if (isBlock(element)) this.addBlock(element, marksInside(element, outer))
    else this.visitInline(element, outer)
  }

  private visitInline(element: Element, outer: Marks): void {
    const { counts } = this.context
    if (hasOtherFormatting(element) && element.textContent?.trim()) counts.otherFormatting += 1
    const marks = marksInside(element, outer)
    if (element.localName === "a" && element.hasAttribute("href")) {
      const href = withoutRedirect(element.getAttribute("href") ?? "")
      marks.href = isAllowedHref(href) ? href : null
      if (!marks.href && element.textContent?.trim()) counts.links += 1
    }
    this.visitAll(element.childNodes, marks)
  }

  private addText(text: string, { bold, italic, href, heading, lines }: Marks): void {
    const parts = lines ? text.replace(/\r\n?/g, "\n").split("\n") : [text]
    parts.forEach((part, index) => {
      if (index > 0) this.line.push("break")
      if (part !== "") this.line.push({ text: part, bold: bold || heading, italic, href })
    })
  }

  private addHeading(element: Element, outer: Marks): void {
    this.closeLine()
    const item = takeWordListItem(element, this.context.listStyles)
    const marks = { ...marksInside(element, outer), heading: true }
    if (item?.ordered) this.addText(`${item.marker} `, marks)
    const blocks = this.read(element.childNodes, marks)
    if (textOfBlocks(blocks).trim() !== "") this.context.counts.headings += 1
    const [first, ...rest] = blocks
    if (first?.kind === "paragraph") this.line.push(...first.inline)
    this.closeLine()
    this.out.push(...(first?.kind === "paragraph" ? rest : blocks))
  }

  private addBlock(element: Element, marks: Marks): void {
    this.closeLine()
    const item = takeWordListItem(element, this.context.listStyles)
    if (item) {
      this.out.push({ kind: "item", ...item, blocks: this.read(element.childNodes, marks) })
    } else if (isWordListContinuation(element)) {
      this.out.push({ kind: "continuation", blocks: this.read(element.childNodes, marks) })
    } else {
      this.visitAll(element.childNodes, marks)
      this.closeLine()
    }
  }

  private addList(list: Element, marks: Marks): void {
    this.closeLine()
    const read = (item: Element | Node[]) =>
      Array.isArray(item) ? this.read(item, marks) : this.read(item.childNodes, marksInside(item, marks))
    if (isWordWebList(list)) this.out.push(...readWordWebList(list, read))
    else this.out.push(readWebList(list, read))
  }

  private addTable(table: Element, marks: Marks): void {
    this.closeLine()
    const caption = [...table.children].find((child) => child.localName === "caption")
    if (caption) this.addBlock(caption, { ...marks, bold: true })
    const read = (cell: Element) => this.read(cell.childNodes, marksInside(cell, marks))
    this.out.push(...readTable(table, read, this.context.counts))
  }

  private read(nodes: Iterable<Node>, marks: Marks): Block[] {
    return readBlocks(nodes, marks, this.context)
  }
}

export function readBlocks(nodes: Iterable<Node>, marks: Marks, context: ReadContext): Block[] {
  const reader = new BlockReader(context)
  reader.visitAll(nodes, marks)
  reader.closeLine()
  return nestListItems(reader.out)
}
