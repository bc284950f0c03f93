import { BlockList, isIP, isIPv6 } from "node:net"
import type { TrustProxy } from "@/lib/env"

/** The X-Forwarded-* headers, each a list with one entry for each proxy on the way. */
export type ForwardedHeaders = { for?: string; host?: string; proto?: string }

/**
 * The one entry of each header that counts for a connection from `peer`. Each proxy adds what it saw at the end of a list, so
 * the last entries are those of trusted proxies: the first of these counts, the same one for all three headers.
 */
export function settleForwarded(
  sent: ForwardedHeaders,
  peer: string | undefined,
  trust: TrustProxy,
): ForwardedHeaders {
  const addresses = entriesOf(sent.for).map(plainAddress)
  const hops = trustedHops(addresses, peer, trust)
  const address = entryAt(addresses, hops)
  return {
    for: address && isIP(address) ? address : undefined,
    host: entryAt(entriesOf(sent.host), hops),
    proto: entryAt(entriesOf(sent.proto), hops)?.toLowerCase(),
  }
}

/** Whether forwarded headers count on a connection from `peer`. */
export function isTrustedPeer(peer: string | undefined, trust: TrustProxy): boolean {
  if (typeof trust !== "object") return trust !== false
  return inList(trustedList(trust), plainAddress(peer ?? ""))
}

/** The entry that the first of `hops` proxies added. A proxy that replaces a header leaves fewer entries; then they are all its own. */
export function entryAt(entries: string[], hops: number): string | undefined {
  return hops === 0 ? undefined : entries.at(-Math.min(hops, entries.length))
}

/** The entries of a list header. */
export function entriesOf(header: string | null | undefined): string[] {
  const entries = (header ?? "").split(",").map((entry) => entry.trim())
  return entries.filter((entry) => entry !== "")
}

/** How many proxies the request came through, counted from us, as long as they are trusted. */
function trustedHops(addresses: string[], peer: string | undefined, trust: TrustProxy): number {
  if (trust === false) return 0
  if (typeof trust === "number") return trust
  if (!isTrustedPeer(peer, trust)) return 0
  const list = trustedList(trust)
  const untrusted = addresses.findLastIndex((address) => !inList(list, address))
  return addresses.length - untrusted
}

function inList(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4")
}

let known: { trust: string[]; list: BlockList } | undefined

function trustedList(trust: string[]): BlockList {
  if (known?.trust === trust) return known.list
  const list = new BlockList()
  for (const entry of trust) {
    const [address = "", bits] = entry.split("/")
    const family = isIPv6(address) ? "ipv6" : "ipv4"
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  known = { trust, list }
  return list
}

/** An address without the port or brackets that some proxies write; IPv4 mapped to IPv6 becomes IPv4. */
function plainAddress(text: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1")
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, "")
}
