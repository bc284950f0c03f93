import { randomBytes } from "node:crypto"

let count = 0

/** A new id for what happened at `at`: 24 hexadecimal digits, in the order of time also across instances. */
export function newRequestLogId(at: Date): string {
  count = (count + 1) % 0x10000
  return `${firstIdAt(at)}${count.toString(16).padStart(4, "0")}${randomBytes(4).toString("hex")}`
}

/** What the ids of the instant `at` and later are not less than. */
export function firstIdAt(at: Date): string {
  return at.getTime().toString(16).padStart(12, "0")
}
