import type { Client } from "./engine/client"

const name = "server_address"

/** Where the server that started last is reached; `fixed` if the operator set it as PUBLIC_URL. */
export type ServerAddress = { address: string; machine: string; fixed: boolean }

/** Stores where this server is reached, for the operator's command, which may know neither its port nor its PUBLIC_URL. */
export async function noteServerAddress({ read, write }: Client, noted: ServerAddress): Promise<void> {
  const value = JSON.stringify(noted)
  const kept = await read.setting.findUnique({ where: { name } })
  if (kept?.value === value) return
  await write((transaction) =>
    transaction.setting.upsert({ where: { name }, create: { name, value }, update: { value } }),
  )
}

/** Where the server that started last is reached; null if none ever started. */
export async function notedServerAddress({ read }: Client): Promise<ServerAddress | null> {
  const kept = await read.setting.findUnique({ where: { name } })
  return kept && (JSON.parse(kept.value) as ServerAddress)
}
