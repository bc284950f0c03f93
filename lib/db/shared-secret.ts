import { randomBytes } from "node:crypto"
import type { Client } from "./engine/client"

const name = "auth_secret"

/** The secret that all instances on this database share; created on first use, by whichever instance is first. */
export async function sharedSecret({ read, write }: Client): Promise<string> {
  const kept = await read.setting.findUnique({ where: { name } })
  if (kept) return kept.value
  const value = randomBytes(32).toString("base64url")
  return write(async (transaction) => {
    await transaction.$executeRaw`INSERT INTO settings (name, value) VALUES (${name}, ${value}) ON CONFLICT (name) DO NOTHING`
    return (await transaction.setting.findUniqueOrThrow({ where: { name } })).value
  })
}
