import { styleValue } from "./element-style"

/** Desktop Word and Outlook write list items as paragraphs: `mso-list:l0 level2 lfo1`, with their marker as text. */
export type WordListItem = { level: number; ordered: boolean; listId: string; marker: string }

/** "l0:1" → whether that level of that list is bulleted, according to the style sheet in the paste. */
export type WordListStyles = Map<string, boolean>

export function readWordListStyles(root: ParentNode): WordListStyles {
  const styles: WordListStyles = new Map()
  for (const sheet of root.querySelectorAll("style")) {
    const rules = (sheet.textContent ?? "").matchAll(/@list\s+(l\d+):level(\d+)(?!\d)[^{}@]*\{([^{}]*)\}/gi)
    for (const [, list = "", level = "", body = ""] of rules) {
      const format = /mso-level-number-format\s*:\s*([\w-]+)/i.exec(body)?.[1]?.toLowerCase()
      styles.set(
        `${list.toLowerCase()}:${level}`,
        format === "bullet" || format === "image" || format === "none",
      )
    }
  }
  return styles
}

function isMarkerSpan(node: Node): node is Element {
  return node.nodeType === 1 && styleValue(node as Element, "mso-list") === "ignore"
}

/** The nodes between Word's conditional comments [if !supportLists] and [endif], which hold the marker. */
function nodesOfConditional(paragraph: Element): Node[] {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, 128)
  for (let comment = walker.nextNode(); comment; comment = walker.nextNode()) {
    if (!/\[if\s+!supportLists\]/i.test(comment.nodeValue ?? "")) continue
    const nodes: Node[] = []
    let node = comment.nextSibling
    while (node && !(node.nodeType === 8 && /\[endif\]/i.test(node.nodeValue ?? ""))) {
      nodes.push(node)
      node = node.nextSibling
    }
    return nodes
  }
  return []
}

function markerNodes(paragraph: Element): Node[] {
  const conditional = nodesOfConditional(paragraph)
  return conditional.length > 0
    ? conditional
    : [...paragraph.querySelectorAll("[style]")].filter(isMarkerSpan)
}

function markerFont(nodes: Node[]): string {
  return nodes
    .filter((node): node is Element => node.nodeType === 1)
    .flatMap((element) => [element, ...element.querySelectorAll("[style]")])
    .map((element) => styleValue(element, "font-family") ?? "")
    .join(" ")
}

/** Whether the marker is a number: "1.", "2)", "(a)", "IV.", "1.2.3", "١." are; "·", "o", "§", "-", "" (a picture) are bullets. */
export function isNumberMarker(marker: string): boolean {
  return /^\(?(?:[\p{N}]+(?:\.[\p{N}]+)*|\p{L}{1,7})[.)\]:、．]\)?$|^[\p{N}]+(?:\.[\p{N}]+)*$/u.test(marker)
}

function isOrdered(
  marker: string,
  font: string,
  listId: string,
  level: number,
  styles: WordListStyles,
): boolean {
  if (isNumberMarker(marker)) return true
  if (marker !== "" || /symbol|wingdings|courier/.test(font)) return false
  // Some programs drop the marker; the style sheet then decides, and a level whose rule names no format is numbered.
  const bulleted = styles.get(`${listId}:${level}`)
  return bulleted === false
}

/** What kind of list item a Word paragraph is, or null. Removes the marker from the paragraph. */
export function takeWordListItem(paragraph: Element, styles: WordListStyles): WordListItem | null {
  const place = /\b(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/.exec(styleValue(paragraph, "mso-list") ?? "")
  if (!place) return null
  const [, list = "", levelText = "1", override = ""] = place
  const level = Number.parseInt(levelText, 10)

  const nodes = markerNodes(paragraph)
  const marker = nodes
    .map((node) => node.textContent ?? "")
    .join("")
    .replace(/[\s\u00a0]+/g, "")
  const ordered = isOrdered(marker, markerFont(nodes), list, level, styles)
  for (const node of nodes) node.parentNode?.removeChild(node)
  return { level, ordered, listId: `${list} ${override}`, marker }
}

/** Whether a paragraph belongs to the preceding list item: it has Word's list style, but no marker. */
export function isWordListContinuation(paragraph: Element): boolean {
  return (
    /\bMsoList(Paragraph|Continue|Bullet|Number)?/.test(paragraph.className) && paragraph.localName === "p"
  )
}
