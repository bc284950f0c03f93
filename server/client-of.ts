import type { IncomingMessage } from "node:http"
import { addressNetwork } from "@/lib/http/address-network"
import { clientAddress } from "@/lib/http/request-address"

/**
 * The client that `request` counts for, so that no single client takes everything: the address that asked, or the /64 network
 * of an IPv6 address. Null for this machine, because everybody may come through a proxy on it.
 */
export function clientOf(request: IncomingMessage): string | null {
  const { headers, socket } = request
  const get = (name: string) => headers[name.toLowerCase()]?.toString() ?? null
  const address = clientAddress({ headers: { get }, ip: socket?.remoteAddress } as unknown as Request)
  const network = addressNetwork(address)
  return address === "::1" || network.startsWith("127.") || network === "unknown"
    ? null
    : network.slice(0, 64)
}
