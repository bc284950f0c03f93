import type { PasteCounts } from "./paste-report"
import { styleValue } from "./element-style"

/** Elements whose content isn't text of the document; it is dropped with them. */
const droppedTags = new Set([
  ...[
    "head",
    "title",
    "style",
    "script",
    "link",
    "meta",
    "base",
    "template",
    "noscript",
    "noembed",
    "noframes",
  ],
  ...[
    "iframe",
    "frame",
    "object",
    "embed",
    "applet",
    "svg",
    "math",
    "canvas",
    "audio",
    "video",
    "map",
    "xml",
  ],
  ...["select", "datalist", "textarea", "input", "option", "hr", "col", "colgroup", "rp", "rt"],
])

const hiddenClass = /(^|\s)(sr-only|visually-hidden|screen-reader-text)(\s|$)/

function isHidden(element: Element): boolean {
  return (
    element.hasAttribute("hidden") ||
    styleValue(element, "display") === "none" ||
    styleValue(element, "mso-hide") === "all" ||
    // LinkedIn and others include the same text twice, once for screen readers.
    hiddenClass.test(element.getAttribute("class") ?? "")
  )
}

function isWordComment(element: Element): boolean {
  const kind = styleValue(element, "mso-element") ?? ""
  return kind.startsWith("comment") || /\bMsoCommentReference\b/.test(element.className)
}

function countComments(element: Element): number {
  const list = styleValue(element, "mso-element") === "comment-list"
  if (!list) return 0
  const comments = [...element.querySelectorAll("[style]")].filter(
    (child) => styleValue(child, "mso-element") === "comment",
  )
  return Math.max(comments.length, 1)
}

function isTrackedDeletion(element: Element): boolean {
  return element.localName === "del" && (element.hasAttribute("cite") || element.hasAttribute("datetime"))
}

/** Whether the element is dropped with everything in it; counts what a person would miss. */
export function isLeftOut(element: Element, counts: PasteCounts): boolean {
  if (isWordComment(element)) {
    counts.comments += countComments(element)
    return true
  }
  if (isTrackedDeletion(element)) {
    counts.deletions += 1
    return true
  }
  if (isHidden(element)) return true
  if (["video", "audio", "iframe", "object", "embed"].includes(element.localName)) counts.media += 1
  return droppedTags.has(element.localName) || element.localName.startsWith("v:")
}

/** What replaces an image: nothing, or the character if it shows an emoji. */
export function readImage(image: Element, counts: PasteCounts): string {
  const alt = image.getAttribute("alt")?.trim() ?? ""
  if (/^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f]*$/u.test(alt))
    return alt
  if (image.getAttribute("aria-roledescription") === "checkbox") return ""
  const tiny = ["width", "height"].some((side) => /^[0-2](px)?$/.test(image.getAttribute(side) ?? ""))
  if (!tiny) counts.images += 1
  return ""
}
