import { keptBodyBytes } from "./api-request"
import { maskJson, maskLoosely } from "./mask-secrets"
import { storableText } from "./storable-text"

/** The beginning of a body as it was sent; `whole` if that is all of it. */
export type SentBody = { start: Uint8Array; whole: boolean }

/** How many bytes of a body are read: more than are kept, because masking makes it shorter. */
export const readBodyBytes = 2 * keptBodyBytes

/** What is kept of a body: masked, and cut. `isJson` is false if it could not be read as JSON. */
export function keptBody({ start, whole }: SentBody, isJson: boolean): { text: string; cut: boolean } {
  const decoded = new TextDecoder().decode(start)
  // Drops a character that was cut in two at the end.
  const sent = whole ? decoded : decoded.replace(/(?<!\ufffd)\ufffd+$/, "")
  const masked = storableText(isJson ? maskJson(sent) : maskLoosely(sent))
  const bytes = Buffer.from(masked)
  if (bytes.length <= keptBodyBytes) return { text: masked, cut: !whole }
  let end = keptBodyBytes
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return { text: bytes.toString("utf8", 0, end), cut: true }
}

/** The `referenceId` in a body, as far as it was read; null if there is none. */
export function referenceIn({ start }: SentBody): string | null {
  const found = /"referenceId"\s*:\s*("(?:[^"\\]|\\.)*")/s.exec(new TextDecoder().decode(start))
  if (!found?.[1]) return null
  try {
    return JSON.parse(found[1]) as string
  } catch {
    return null
  }
}
