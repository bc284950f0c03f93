import { isIP } from "node:net"
import ipaddr from "ipaddr.js"

/**
 * Whether `address` (an IP address) is on the public internet, by IANA's registries of special addresses: one that
 * only this machine, its network or a translator knows is not. An IPv4 address inside an IPv6 one is checked as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parseAddress(address)
  if (!parsed) return false
  if (parsed instanceof ipaddr.IPv4) return isPublicIPv4(parsed)
  const inner = innerIPv4(parsed)
  if (inner) return isPublicIPv4(inner)
  // Nothing outside 2000::/3 has been assigned to the internet.
  return parsed.match(ipaddr.IPv6.parse("2000::"), 3) && parsed.range() === "unicast"
}

/**
 * An address as the system would connect to it; null if it would not. The library accepts other spellings too, and
 * reads `::8.8.8.8` as another address than the system does. A zone names an interface of this machine.
 */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const version = isIP(address)
  if (version === 4) return ipaddr.IPv4.parse(address)
  if (version === 0 || address.includes("%")) return null
  return ipaddr.IPv6.parse(new URL(`http://[${address}]`).hostname.slice(1, -1))
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast"
}

/** The address that a translated, mapped or tunnelled address leads to; null for any other. */
function innerIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address()
  const bytes = address.toByteArray()
  if (address.match(ipaddr.IPv6.parse("64:ff9b::"), 96)) return new ipaddr.IPv4(bytes.slice(12))
  if (address.match(ipaddr.IPv6.parse("2002::"), 16)) return new ipaddr.IPv4(bytes.slice(2, 6))
  return null
}

/** Whether `address` is in one of `blocks`: addresses, or `10.0.0.0/8`. */
export function isWithin(address: string, blocks: string[]): boolean {
  const parsed = parseAddress(address)
  if (!parsed) return false
  const plain =
    parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed
  return blocks.some((block) => {
    const [network = "", bits] = block.split("/")
    const named = parseAddress(network)
    return (
      named?.kind() === plain.kind() && plain.match(named, Number(bits ?? (isIP(network) === 6 ? 128 : 32)))
    )
  })
}
