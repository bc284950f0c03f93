import { createHash } from "node:crypto"

/** Entity tags in the syntax of RFC 9110; a tag may contain a comma. */
const entityTag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/** The strong tag of an answer with the body `text`: the same text has the same tag, on every instance. */
export function etagOf(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`
}

/** Whether `header`, an If-Match, names `etag` (null: there is nothing that could have a tag). A weak tag never matches. */
export function matchesStrongly(header: string, etag: string | null): boolean {
  if (etag === null) return false
  return header.trim() === "*" || tagsIn(header).includes(etag)
}

/** Whether `header`, an If-None-Match, names `etag`, weak or not (null: there is nothing that could have a tag). */
export function matchesWeakly(header: string, etag: string | null): boolean {
  if (etag === null) return false
  return header.trim() === "*" || tagsIn(header).some((tag) => tag.replace(/^W\//, "") === etag)
}

/** Whether `header` has any tag in the syntax of RFC 9110: with its quotes. */
export function namesTag(header: string): boolean {
  return tagsIn(header).length > 0
}

function tagsIn(header: string): string[] {
  return header.match(entityTag) ?? []
}
