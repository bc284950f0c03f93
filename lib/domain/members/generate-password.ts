import { randomInt } from "node:crypto"

/** Letters and digits that are not easily confused. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789"

/** A random password of 90 bits, in groups that can be read aloud. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("")
  return [group(), group(), group(), group()].join("-")
}
