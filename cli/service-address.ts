import { env } from "@/lib/env"
import { database } from "@/lib/http/context"
import { ownOrigin } from "@/lib/http/request-address"

/**
 * Where people reach the service: PUBLIC_URL, or else the address noted by the server that started last. `remark` is a sentence
 * to print if that address doesn't work from everywhere; null otherwise.
 */
export async function serviceAddress(): Promise<{ address: string; remark: string | null }> {
  const { PUBLIC_URL } = env()
  if (PUBLIC_URL) return { address: PUBLIC_URL, remark: null }
  const noted = await database().serverAddress()
  if (noted?.fixed) return { address: noted.address, remark: null }
  const address = noted?.address ?? ownOrigin()
  if (!/^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname)) return { address, remark: null }
  const machine = noted ? noted.machine : "the machine that the server will run on"
  return { address, remark: `PUBLIC_URL is not set, so the address works only on ${machine}.` }
}
