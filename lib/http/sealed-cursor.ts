import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { cursorNonceBytes, cursorTagBytes, isCursor } from "@/lib/api/v1.1/cursor-text"
import { invalidFields } from "@/lib/domain/errors"
import { say } from "@/lib/messages/message"
import { database } from "./context"

/** The most bytes of a position that fit in a cursor. */
export const mostPositionBytes = 120

/**
 * What a cursor belongs to: a list ("jobs"), and everything that must be the same when it comes back, such as employer, view
 * and filters.
 */
export type CursorScope = { kind: string; [circumstance: string]: unknown }

/** Seals and opens the cursors of all instances that share a secret. */
export type SealedCursors = {
  /** A cursor that holds `position`: opaque, so that it reveals nothing that its holder may not see, and valid only for `scope`. */
  seal(scope: CursorScope, position: Uint8Array): string
  /** The position in `cursor`. Throws `validation_failed` naming `cursor` unless it was sealed for the same `scope`. */
  open(scope: CursorScope, cursor: string): Buffer
}

let shared: Promise<SealedCursors> | undefined

/** Uses the secret that all instances share, so that each of them opens what another has sealed. */
export function sharedCursors(): Promise<SealedCursors> {
  shared ??= database()
    .secret()
    .then(sealedCursors)
    .catch((error: unknown) => {
      shared = undefined
      throw error
    })
  return shared
}

/** Cursors sealed with `secret`. */
export function sealedCursors(secret: string): SealedCursors {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "openings cursors", 32))
  return {
    seal(scope, position) {
      if (position.length > mostPositionBytes) throw new RangeError("The position is too long for a cursor.")
      const nonce = randomBytes(cursorNonceBytes)
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(bytesOf(scope))
      const sealed = Buffer.concat([nonce, cipher.update(position), cipher.final(), cipher.getAuthTag()])
      return sealed.toString("base64url")
    },
    open(scope, cursor) {
      if (!isCursor(cursor)) throw badCursor()
      const sealed = Buffer.from(cursor, "base64url")
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, cursorNonceBytes))
      decipher.setAAD(bytesOf(scope)).setAuthTag(sealed.subarray(-cursorTagBytes))
      const start = decipher.update(sealed.subarray(cursorNonceBytes, -cursorTagBytes))
      try {
        return Buffer.concat([start, decipher.final()])
      } catch {
        throw badCursor()
      }
    },
  }
}

/** The same bytes for the same scope, whatever the order of its entries. */
function bytesOf(scope: CursorScope): Buffer {
  const entries = Object.entries(scope).sort(([one], [other]) => (one < other ? -1 : 1))
  return Buffer.from(JSON.stringify(entries))
}

function badCursor() {
  const problem = { field: "cursor", code: "invalid", message: say("fields.badCursor") }
  return invalidFields(say("service.requestNotRead"), [problem])
}
