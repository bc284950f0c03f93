import { DOMSerializer, type Node } from "@tiptap/pm/model"

/** An item with a single paragraph is written without it, as people and other systems write lists. */
function unwrapItems(root: ParentNode): void {
  for (const item of root.querySelectorAll("li")) {
    const paragraphs = [...item.children].filter((child) => child.localName === "p")
    const [only] = paragraphs
    if (paragraphs.length === 1 && only && only === item.firstElementChild)
      only.replaceWith(...only.childNodes)
  }
}

const isEmpty = (element: Element) => !element.textContent?.trim() && !element.querySelector("li")

/** Removes empty paragraphs at both ends; those between others are blank lines that someone wanted. */
function tidyEmpty(root: HTMLElement): void {
  while (root.firstElementChild && isEmpty(root.firstElementChild)) root.firstElementChild.remove()
  while (root.lastElementChild && isEmpty(root.lastElementChild)) root.lastElementChild.remove()
  for (const paragraph of root.querySelectorAll("p,div")) {
    if (!paragraph.hasChildNodes()) paragraph.append(paragraph.ownerDocument.createElement("br"))
  }
}

/** The document as it is stored; the empty string if it has no text, so that "required" is simple to check. */
export function documentHtml(doc: Node): string {
  if (!doc.textContent.trim()) return ""
  const root = document.createElement("div")
  root.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content))
  unwrapItems(root)
  tidyEmpty(root)
  return root.innerHTML
}
