import type { IncomingMessage } from "node:http"
import { isIPv6 } from "node:net"
import { clientAddress } from "@/lib/http/request-address"

/**
 * The client that `request` counts for, so that no single client takes everything: the address that asked, or the /64 network
 * of an IPv6 address. Null for this machine, because everybody may come through a proxy on it.
 */
export function clientOf(request: IncomingMessage): string | null {
  const { headers, socket } = request
  const get = (name: string) => headers[name.toLowerCase()]?.toString() ?? null
  const address = clientAddress({ headers: { get }, ip: socket?.remoteAddress } as unknown as Request)
  const plain = /^::ffff:\d/i.test(address) ? address.slice(7) : address
  if (plain.startsWith("127.") || plain === "::1" || plain === "unknown") return null
  return isIPv6(plain) ? network(plain) : plain.slice(0, 64)
}

/** The first 64 bits of an IPv6 address. */
function network(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::")
  const groups = head === "" ? [] : head.split(":")
  const last = tail ? tail.split(":") : []
  if (tail !== undefined) while (groups.length + last.length < 8) groups.push("0")
  return [...groups, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")
}
