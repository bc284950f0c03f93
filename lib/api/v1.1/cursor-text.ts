import { z } from "zod"
import { say } from "@/lib/messages/message"
import { because } from "../fields"

/** The longest cursor, in characters (contract 3.2). */
export const longestCursor = 200

/** The nonce and the tag that every sealed cursor has, in bytes. */
export const [cursorNonceBytes, cursorTagBytes] = [12, 16]

/**
 * A cursor, or one of `words` in its place. What can't be one is refused here, together with the other parameters; whether it belongs
 * to the list can only be told once they are known.
 */
export function cursorText(words: readonly string[] = [""]) {
  return z
    .string()
    .refine(
      (text) => words.includes(text) || isCursor(text),
      because({ code: "invalid", message: say("fields.badCursor") }),
    )
}

/** Whether the service could have given out `text` as a cursor. */
export function isCursor(text: string): boolean {
  if (text.length > longestCursor) return false
  const sealed = Buffer.from(text, "base64url")
  // Other texts that decode to the same bytes were never given out as cursors.
  return sealed.length >= cursorNonceBytes + cursorTagBytes && sealed.toString("base64url") === text
}
