import { createHash } from "node:crypto"
import type { Received } from "../received"

/**
 * The SHA-256, in hexadecimal, of what the service read in a body: the same fields in another order or layout give
 * the same result. What could not be read counts by its problems.
 */
export function fingerprintOf(received: Received<object>): string {
  return createHash("sha256").update(JSON.stringify(received, sorted)).digest("hex")
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
