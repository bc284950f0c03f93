import { BlockList, isIP, isIPv6 } from "node:net"
import type { TrustProxy } from "@/lib/env"

/** What the X-Forwarded-* headers say, each a list with one entry for each proxy on the way. */
export type ForwardedHeaders = { for?: string; host?: string; proto?: string }

/**
 * The one entry of each header that counts where `peer` is connected to us. Each proxy adds what it saw at the end of a list, so
 * the entries of trusted proxies are the last ones: of those the first one counts, the same for all three headers.
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

/** The entry that the first of `hops` proxies added. A proxy that replaces a header leaves fewer entries; all are its own then. */
export function entryAt(entries: string[], hops: number): string | undefined {
  return hops === 0 ? undefined : entries.at(-Math.min(hops, entries.length))
}

/** The entries of a header that is a list. */
export function entriesOf(header: string | null | undefined): string[] {
  const entries = (header ?? "").split(",").map((entry) => entry.trim())
  return entries.filter((entry) => entry !== "")
}

/** How many proxies the request came through, counted from us as far as they are trusted. */
function trustedHops(addresses: string[], peer: string | undefined, trust: TrustProxy): number {
  if (trust === false) return 0
  if (typeof trust === "number") return trust
  const list = trustedList(trust)
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4")
  if (!isTrusted(plainAddress(peer ?? ""))) return 0
  const untrusted = addresses.findLastIndex((address) => !isTrusted(address))
  return addresses.length - untrusted
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

/** An address as some proxies write it, without its port or brackets; IPv4 that came over IPv6 is IPv4. */
function plainAddress(text: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1")
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, "")
}
