import sanitizeHtml from "sanitize-html"

const linkForm = /^(https?:\/\/|mailto:)/i

/** Elements whose content is code, another language or another page, and goes with them (contract 1.6). */
const droppedWithContent = [
  "script",
  "style",
  "iframe",
  "object",
  "svg",
  "math",
  "template",
  "textarea",
  "xmp",
  "plaintext",
  "noscript",
  "noembed",
  "noframes",
  "applet",
  "audio",
  "video",
  "canvas",
]

const rules: sanitizeHtml.IOptions = {
  allowedTags: ["strong", "b", "em", "i", "br", "p", "div", "ul", "ol", "li", "a"],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  nonTextTags: droppedWithContent,
  // The library lets addresses without a scheme pass; the contract knows three kinds of link.
  transformTags: {
    a: (tagName, { href = "" }) => {
      const attribs: sanitizeHtml.Attributes = linkForm.test(href.trim()) ? { href: href.trim() } : {}
      return { tagName, attribs }
    },
  },
}

/** Browsers stop at 512. Far beyond that parsers need a time that grows with the square of the depth. */
const deepestNesting = 5_000

/** Elements that end where the next begins, or that hold nothing: they do not nest by being left open. */
const endByThemselves =
  /^(p|li|br|hr|img|input|td|th|tr|dt|dd|option|meta|link|col|wbr|area|base|embed|source|track)$/i

/** Whether `html`, not cleaned yet, nests its elements deeper than anybody could mean it. Takes one quick pass. */
export function isNestedTooDeeply(html: string): boolean {
  let open = 0
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][^\s/>]{0,20})/gi)) {
    if (endByThemselves.test(name)) continue
    open = slash ? Math.max(0, open - 1) : open + 1
    if (open > deepestNesting) return true
  }
  return false
}

const halfCharacter = /\p{Surrogate}/gu

/** Cleaning settles in two passes; what is still moving after this many is somebody's attack. */
const mostPasses = 8

/**
 * `html` with the allowed tags only (contract 1.6). It is cleaned until cleaning changes nothing, so that no text of a
 * dropped element can come out as a tag.
 */
export function cleanDescription(html: string): string {
  let cleaned = html
  for (let pass = 0; pass < mostPasses; pass++) {
    // The parser can cut a character outside the basic plane in two, and no database takes half of one.
    const next = sanitizeHtml(cleaned, rules).replace(halfCharacter, "").trim()
    if (next === cleaned) return next
    cleaned = next
  }
  return sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {} }).replace(/[<>]/g, "")
}

/** Whether a reader would see any text. `html` is clean. */
export function hasText(html: string): boolean {
  const text = html.replace(/<[^<>]*>/g, "").replace(/&(nbsp|#160|#xa0);/gi, " ")
  return /[^\s\p{Cf}\p{Z}\u115f\u1160\u3164\u2800]/u.test(text)
}
