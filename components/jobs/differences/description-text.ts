/** Elements that begin a new line. */
const blocks = new Set(["p", "div", "ul", "ol", "li"])

/** The words of a description, one line for each paragraph and item, for comparing with another. */
export function descriptionText(html: string): string {
  const lines: string[] = [""]
  const last = () => lines.length - 1
  const begin = () => lines[last()] !== "" && lines.push("")

  function read(node: Node): void {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) lines[last()] += (child.textContent ?? "").replace(/\s+/g, " ")
      if (!(child instanceof Element)) continue
      const block = blocks.has(child.localName)
      if (block || child.localName === "br") begin()
      if (child.localName === "li") lines[last()] += "• "
      read(child)
      if (block) begin()
    }
  }

  read(new DOMParser().parseFromString(html, "text/html").body)
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "" && line !== "•")
    .join("\n")
}
