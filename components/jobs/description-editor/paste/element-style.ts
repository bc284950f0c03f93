export type Marks = { bold: boolean; italic: boolean; href: string | null; heading: boolean; lines: boolean }

export const plainMarks: Marks = { bold: false, italic: false, href: null, heading: false, lines: false }

/** A property of the element's own style attribute. The DOM's `style` drops Word's mso- properties. */
export function styleValue(element: Element, property: string): string | null {
  const style = element.getAttribute("style")
  if (!style) return null
  for (const declaration of style.split(";")) {
    const colon = declaration.indexOf(":")
    if (colon > 0 && declaration.slice(0, colon).trim().toLowerCase() === property) {
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase()
    }
  }
  return null
}

function isBold(element: Element, inherited: boolean): boolean {
  const weight = styleValue(element, "font-weight")
  if (weight !== null) {
    if (/^(bold|bolder)\b/.test(weight)) return true
    if (/^(normal|lighter)\b/.test(weight)) return false
    const number = Number.parseInt(weight, 10)
    if (!Number.isNaN(number)) return number >= 600
  }
  return inherited || ["b", "strong", "th", "dt"].includes(element.localName)
}

function isItalic(element: Element, inherited: boolean): boolean {
  const style = styleValue(element, "font-style")
  if (style !== null) {
    if (/^(italic|oblique)/.test(style)) return true
    if (/^normal/.test(style)) return false
  }
  return inherited || ["i", "em"].includes(element.localName)
}

/** The marks that apply inside `element`, apart from links. */
export function marksInside(element: Element, outer: Marks): Marks {
  const whiteSpace = styleValue(element, "white-space")
  return {
    ...outer,
    bold: isBold(element, outer.bold),
    italic: isItalic(element, outer.italic),
    lines:
      element.localName === "pre" || (whiteSpace === null ? outer.lines : /^(pre|break)/.test(whiteSpace)),
  }
}

const formattingTags = new Set([
  "u",
  "s",
  "strike",
  "ins",
  "sub",
  "sup",
  "mark",
  "code",
  "kbd",
  "samp",
  "del",
])

/** Whether the element has meaningful formatting that a description can't contain. */
export function hasOtherFormatting(element: Element): boolean {
  if (formattingTags.has(element.localName)) return true
  // Links are always underlined, and may say so inside or outside the `a`.
  if (element.closest("a") || element.querySelector("a")) return false
  const decoration = styleValue(element, "text-decoration") ?? styleValue(element, "text-decoration-line")
  return decoration !== null && /underline|line-through/.test(decoration)
}

const headingClass = /(^|\s)Mso(Title|Subtitle|Heading\d)\b/

export function isHeading(element: Element): boolean {
  return (
    /^h[1-6]$/.test(element.localName) ||
    element.getAttribute("role") === "heading" ||
    headingClass.test(element.className) ||
    /^[1-9]/.test(styleValue(element, "mso-outline-level") ?? "")
  )
}

const blockTags = new Set([
  ...[
    "address",
    "article",
    "aside",
    "blockquote",
    "body",
    "button",
    "caption",
    "center",
    "dd",
    "details",
    "dialog",
  ],
  ...[
    "dir",
    "div",
    "dl",
    "dt",
    "fieldset",
    "figcaption",
    "figure",
    "footer",
    "form",
    "header",
    "hgroup",
    "legend",
  ],
  ...[
    "li",
    "main",
    "menu",
    "nav",
    "p",
    "pre",
    "search",
    "section",
    "summary",
    "tbody",
    "td",
    "tfoot",
    "th",
    "thead",
  ],
  "tr",
])

export function isBlock(element: Element): boolean {
  return blockTags.has(element.localName)
}
