import { createHash, randomBytes } from "node:crypto"

/** The token of a link that works once. It is shown once, and only its holder knows it. */
export function generateLinkToken(): string {
  return randomBytes(24).toString("base64url")
}

/** SHA-256 of a token in hexadecimal. It has 192 random bits, so a fast hash is as safe as a slow one. */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
