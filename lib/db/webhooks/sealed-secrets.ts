import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { env } from "@/lib/env"
import type { Client } from "../engine/client"
import { sharedSecret } from "../shared-secret"

const nonceBytes = 12
const tagBytes = 16

/** Encrypts the secrets of webhooks, so that they are useless in a copy of the database without AUTH_SECRET. */
export type SecretSeals = {
  seal(secret: string): string
  /** Null if it was sealed with another installation secret. */
  open(sealed: string): string | null
}

/** Seals with the installation's secret: AUTH_SECRET, or else the one stored in the database. */
export async function secretSeals(client: Client): Promise<SecretSeals> {
  const secret = env().AUTH_SECRET ?? (await sharedSecret(client))
  const key = Buffer.from(hkdfSync("sha256", secret, "", "openings webhook secrets", 32))
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv("aes-256-gcm", key, nonce)
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64")
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64")
      if (bytes.length < nonceBytes + tagBytes) return null
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      const start = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
      try {
        return Buffer.concat([start, decipher.final()]).toString("utf8")
      } catch {
        return null
      }
    },
  }
}
