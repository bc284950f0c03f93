import type { Block, Inline, Run } from "./blocks"

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

function marked({ text, bold, italic }: Run): string {
  let html = escape(text)
  if (italic) html = `<em>${html}</em>`
  return bold ? `<strong>${html}</strong>` : html
}

function inlineToHtml(inline: Inline[]): string {
  let html = ""
  let href: string | null = null
  for (const piece of inline) {
    const next = piece === "break" ? null : piece.href
    if (next !== href) {
      if (href) html += "</a>"
      if (next) html += `<a href="${escape(next)}">`
      href = next
    }
    html += piece === "break" ? "<br>" : marked(piece)
  }
  return href ? `${html}</a>` : html
}

function itemToHtml(blocks: Block[]): string {
  const [first, ...rest] = blocks
  const start = first?.kind === "paragraph" ? inlineToHtml(first.inline) : first ? blockToHtml(first) : ""
  return `<li>${start}${blocksToHtml(rest)}</li>`
}

function blockToHtml(block: Block): string {
  if (block.kind === "paragraph") return `<p>${inlineToHtml(block.inline)}</p>`
  const tag = block.ordered ? "ol" : "ul"
  return `<${tag}>${block.items.map(itemToHtml).join("")}</${tag}>`
}

/** HTML with the tags of contract 1.6. */
export function blocksToHtml(blocks: Block[]): string {
  return blocks.map(blockToHtml).join("")
}
