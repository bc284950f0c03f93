import { createHash, randomInt } from "node:crypto"
import { crc32 } from "node:zlib"

const keyPrefix = "opn_"
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const randomLength = 32
const checksumLength = 6
const keyForm = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`)

/** A new key: `opn_`, 32 random base-62 characters and 6 characters of their CRC-32. */
export function generateKey(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join("")
  return `${keyPrefix}${random}${checksum(random)}`
}

/** Whether `text` can be a key at all, so that a typing error is found without a lookup. */
export function isWellFormedKey(text: string): boolean {
  if (!keyForm.test(text)) return false
  const random = text.slice(keyPrefix.length, keyPrefix.length + randomLength)
  return text.endsWith(checksum(random))
}

/** SHA-256 of a key in hexadecimal. The key has 190 random bits, so a fast hash is as safe as a slow one. */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex")
}

/** The parts of a key that may be stored and shown. */
export function describeKey(key: string): { hash: string; prefix: string; lastFour: string } {
  return { hash: hashKey(key), prefix: key.slice(0, keyPrefix.length + 4), lastFour: key.slice(-4) }
}

function checksum(random: string): string {
  let rest = crc32(random)
  let text = ""
  for (let index = 0; index < checksumLength; index++) {
    text = alphabet[rest % alphabet.length] + text
    rest = Math.floor(rest / alphabet.length)
  }
  return text
}
