import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto"

/** How many seconds an app shows a code for. */
const period = 30

/** Letters and digits that are not easily confused. */
const plainAlphabet = "abcdefghjkmnpqrstuvwxyz23456789"
const base32Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** A random secret of 150 bits for an authenticator app, as text whose bytes are the key. */
export function generateAppSecret(): string {
  return randomBytes(19).toString("base64url").slice(0, 25)
}

/** The secret in the alphabet that apps accept for typing (RFC 4648, base 32). */
export function typedSecret(secret: string): string {
  const bits = [...Buffer.from(secret)].map((byte) => byte.toString(2).padStart(8, "0")).join("")
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32Alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("")
}

/** The contents of a QR code for an app. `account` is who signs in, `issuer` where. */
export function appAddress(secret: string, { account, issuer }: { account: string; issuer: string }): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${name}?secret=${typedSecret(secret)}&issuer=${encodeURIComponent(issuer)}`
}

/**
 * The 30-second step (counted from 1970) that `code` belongs to, among those around `now` because clocks differ; null
 * if none.
 */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const present = Math.floor(now.getTime() / 1000 / period)
  const steps = [present - 1, present, present + 1].filter(
    (step) => step >= 0 && timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)),
  )
  return steps.at(-1) ?? null
}

/** The six digits of a step (RFC 6238 with SHA-1, which is what apps support). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac("sha1", secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

const recoveryCodeCount = 10

/** Random codes of 49 bits, each to be used once. */
export function generateRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => plainAlphabet[randomInt(plainAlphabet.length)]).join("")
  return Array.from({ length: recoveryCodeCount }, () => `${part()}-${part()}`)
}
