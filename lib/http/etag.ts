import { createHash } from "node:crypto"

/** Entity tags as RFC 9110 writes them; a comma may stand inside one. */
const entityTag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/** The strong tag of an answer whose body is `text`: the same text has the same tag, on every instance. */
export function etagOf(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`
}

/** Whether `header`, an If-Match, names `etag` (null: there is nothing to have one). A weak tag never matches. */
export function matchesStrongly(header: string, etag: string | null): boolean {
  if (etag === null) return false
  return header.trim() === "*" || tagsIn(header).includes(etag)
}

/** Whether `header`, an If-None-Match, names `etag`, weak or not (null: there is nothing to have one). */
export function matchesWeakly(header: string, etag: string | null): boolean {
  if (etag === null) return false
  return header.trim() === "*" || tagsIn(header).some((tag) => tag.replace(/^W\//, "") === etag)
}

function tagsIn(header: string): string[] {
  return header.match(entityTag) ?? []
}
