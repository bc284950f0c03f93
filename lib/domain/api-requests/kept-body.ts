import { keptBodyBytes } from "./api-request"
import { maskJson, maskLoosely } from "./mask-secrets"
import { storableText } from "./storable-text"

/** The beginning of a body as it was sent; `whole` where there was no more of it. */
export type SentBody = { start: Uint8Array; whole: boolean }

/** So much of a body is looked at, in bytes: more than is kept, for masking makes it shorter. */
export const readBodyBytes = 2 * keptBodyBytes

/** What is kept of a body: masked, and cut. `isJson` is false for one that could not be read as JSON. */
export function keptBody({ start, whole }: SentBody, isJson: boolean): { text: string; cut: boolean } {
  const decoded = new TextDecoder().decode(start)
  // A character that the end of what was read divides.
  const sent = whole ? decoded : decoded.replace(/(?<!\ufffd)\ufffd+$/, "")
  const masked = storableText(isJson ? maskJson(sent) : maskLoosely(sent))
  const bytes = Buffer.from(masked)
  if (bytes.length <= keptBodyBytes) return { text: masked, cut: !whole }
  let end = keptBodyBytes
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return { text: bytes.toString("utf8", 0, end), cut: true }
}

/** The `referenceId` that a body tells, as far as it was read; null where there is none. */
export function referenceIn({ start }: SentBody): string | null {
  const found = /"referenceId"\s*:\s*("(?:[^"\\]|\\.)*")/s.exec(new TextDecoder().decode(start))
  if (!found?.[1]) return null
  try {
    return JSON.parse(found[1]) as string
  } catch {
    return null
  }
}
