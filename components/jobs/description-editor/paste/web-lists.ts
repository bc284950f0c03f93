import type { Block, List, LooseItem } from "./blocks"

/** Reads the content of a list item. */
export type ReadItem = (item: Element | Node[]) => Block[]

/** Word for the web puts each item in its own list and records the level on the item. */
export function isWordWebList(list: Element): boolean {
  return [...list.children].some((child) => child.localName === "li" && child.hasAttribute("data-aria-level"))
}

export function readWordWebList(list: Element, read: ReadItem): LooseItem[] {
  return [...list.children].map((item) => ({
    kind: "item",
    level: Number.parseInt(item.getAttribute("data-aria-level") ?? "", 10) || 1,
    ordered: list.localName === "ol",
    listId: item.getAttribute("data-listid") ?? "",
    blocks: read(item),
  }))
}

function isBlank(node: Node): boolean {
  return node.nodeType !== 1 && (node.nodeType !== 3 || !/[^\s\u00a0]/.test(node.nodeValue ?? ""))
}

/** A list from any other page. Google Docs and Outlook put an inner list beside its item, not inside it. */
export function readWebList(list: Element, read: ReadItem): List {
  const items: Block[][] = []
  for (const node of list.childNodes) {
    if (isBlank(node)) continue
    const name = node.nodeType === 1 ? (node as Element).localName : ""
    const last = items.at(-1)
    if (name === "li") {
      items.push(read(node as Element))
    } else if (name === "ul" || name === "ol") {
      const inner = readWebList(node as Element, read)
      if (last) last.push(inner)
      else items.push(...inner.items)
    } else {
      const blocks = read([node])
      if (last) last.push(...blocks)
      else if (blocks.length > 0) items.push(blocks)
    }
  }
  return { kind: "list", ordered: list.localName === "ol", items }
}
