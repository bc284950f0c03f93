import type { Block, List, LooseItem, RawBlock } from "./blocks"

type OpenList = { level: number; listId: string; list: List }

function addItem(item: LooseItem, open: OpenList[], out: Block[]): void {
  while (open.length > 0 && open[open.length - 1]!.level > item.level) open.pop()
  const top = open[open.length - 1]

  if (top && top.level === item.level && top.listId === item.listId && top.list.ordered === item.ordered) {
    top.list.items.push(item.blocks)
    return
  }
  // Another list at the same level follows the previous one; it isn't part of it.
  if (top && top.level === item.level) open.pop()

  const list: List = { kind: "list", ordered: item.ordered, items: [item.blocks] }
  const parent = open[open.length - 1]?.list.items.at(-1)
  if (parent) parent.push(list)
  else out.push(list)
  open.push({ level: item.level, listId: item.listId, list })
}

/** Collects loose items, which only know their level, into nested lists. */
export function nestListItems(raw: RawBlock[]): Block[] {
  const out: Block[] = []
  let open: OpenList[] = []

  for (const block of raw) {
    if (block.kind === "item") {
      addItem(block, open, out)
    } else if (block.kind === "continuation") {
      const item = open[open.length - 1]?.list.items.at(-1)
      if (item) item.push(...block.blocks)
      else out.push(...block.blocks)
    } else {
      open = []
      out.push(block)
    }
  }
  return out
}
