import { isIPv6 } from "node:net"

/**
 * The network that failures from `address` count against: an IPv4 address itself, or the /64 of an IPv6 address, because one
 * customer has all 2^64 addresses in it. Text that isn't an address is its own network.
 */
export function addressNetwork(address: string): string {
  const text = address.replace(/%.*$/s, "")
  if (!isIPv6(text)) return address
  // Node's own form of an IPv4 client, at nearly every request of a server that listens for both.
  const [, mapped] = /^::ffff:(\d+\.[\d.]+)$/i.exec(text) ?? []
  if (mapped) return mapped
  const [head = "", tail] = withoutDots(text.toLowerCase()).split("::")
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last]
  const numbers = groups.map((group) => Number.parseInt(group, 16))
  if (numbers.slice(0, 5).every((number) => number === 0) && numbers[5] === 0xffff) {
    const [high = 0, low = 0] = numbers.slice(6)
    return [high >> 8, high & 255, low >> 8, low & 255].join(".")
  }
  const network = numbers.slice(0, 4).map((number) => number.toString(16))
  return `${network.join(":")}::/64`
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":")
}

/** Turns an IPv4 address at the end, as in ::ffff:192.0.2.1, into two groups. */
function withoutDots(text: string): string {
  return text.replace(/(?<=:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...parts: string[]) => {
    const [a, b, c, d] = parts.slice(0, 4).map(Number) as [number, number, number, number]
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
}
