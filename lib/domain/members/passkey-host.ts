import { isIP } from "node:net"
import type { NoPasskeys } from "./passkey"

/** What passkeys are bound to at the address `origin`: its host name (the "RP ID"), or why there can be none. */
export function passkeyHost(origin: string): { host: string } | { unavailable: NoPasskeys } {
  const { hostname, protocol } = new URL(origin)
  if (isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0) return { unavailable: "ip_address" }
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost")
  return protocol === "https:" || isLocal ? { host: hostname } : { unavailable: "insecure" }
}
