import { Node } from "@tiptap/core"

const blockInside = "p,div,ul,ol,li"

/** A break at a block's end shows nothing in a page, and a whole empty line in an editor; it is no content. */
function withoutLastBreak(element: HTMLElement): HTMLElement {
  if (element.lastElementChild?.localName !== "br" || element.lastElementChild !== element.lastChild)
    return element
  const copy = element.cloneNode(true) as HTMLElement
  copy.lastElementChild?.remove()
  return copy
}

/** A `p`, or the `div` that some systems write in its place; either stays what it was. */
export const Paragraph = Node.create({
  name: "paragraph",
  priority: 1000,
  group: "block",
  content: "inline*",

  addAttributes() {
    return { tag: { default: "p", rendered: false } }
  },

  parseHTML() {
    const contentElement = (node: globalThis.Node) => withoutLastBreak(node as HTMLElement)
    return [
      { tag: "p", contentElement },
      {
        tag: "div",
        contentElement,
        // A div around other blocks is no paragraph; its blocks are read instead.
        getAttrs: (element) => (element.querySelector(blockInside) ? false : { tag: "div" }),
      },
    ]
  },

  renderHTML({ node }) {
    return [node.attrs.tag === "div" ? "div" : "p", 0]
  },
})
