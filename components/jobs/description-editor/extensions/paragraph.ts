import { Node } from "@tiptap/core"

const blockInside = "p,div,ul,ol,li"

/** A break at the end of a block shows nothing on a page, but an empty line in an editor, so it isn't content. */
function withoutLastBreak(element: HTMLElement): HTMLElement {
  if (element.lastElementChild?.localName !== "br" || element.lastElementChild !== element.lastChild)
    return element
  const copy = element.cloneNode(true) as HTMLElement
  copy.lastElementChild?.remove()
  return copy
}

/** A `p`, or the `div` that some systems write instead; each keeps its tag. */
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
        // A div around other blocks isn't a paragraph; its blocks are read instead.
        getAttrs: (element) => (element.querySelector(blockInside) ? false : { tag: "div" }),
      },
    ]
  },

  renderHTML({ node }) {
    return [node.attrs.tag === "div" ? "div" : "p", 0]
  },
})
