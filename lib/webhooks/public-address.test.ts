import ipaddr from "ipaddr.js"
import { expect, test } from "vitest"
import { isPublicAddress, isWithin } from "./public-address"

const ours = {
  "this network": ["0.0.0.0", "0.255.255.255"],
  private: ["10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.0.0", "192.168.255.255"],
  "carrier-grade NAT": ["100.64.0.0", "100.127.255.255"],
  loopback: ["127.0.0.1", "127.255.255.255", "::1"],
  "link-local, with cloud metadata": ["169.254.0.0", "169.254.169.254", "fe80::1", "febf::1"],
  "IETF protocols": ["192.0.0.0", "192.0.0.170", "192.0.0.255"],
  documentation: ["192.0.2.1", "198.51.100.1", "203.0.113.255", "2001:db8::1", "3fff::1"],
  "6to4 relays": ["192.88.99.1"],
  benchmarking: ["198.18.0.0", "198.19.255.255", "2001:2::1"],
  "AS112 and AMT": ["192.31.196.1", "192.52.193.1", "192.175.48.1", "2620:4f:8000::1"],
  multicast: ["224.0.0.1", "239.255.255.255", "ff02::1"],
  reserved: ["240.0.0.1", "255.255.255.255"],
  unspecified: ["::"],
  "unique local": ["fc00::1", "fd12:3456::1", "fdff::1"],
  "site-local": ["fec0::1"],
  discard: ["100::1"],
  "local translation": ["64:ff9b:1::808:808"],
  "protocol assignments, Teredo and ORCHID": [
    "2001::1",
    "2001:0:4136:e378::1",
    "2001:10::1",
    "2001:20::1",
    "2001:1ff::1",
  ],
  "segment routing": ["5f00::1"],
  "not allocated to the internet": ["4000::1", "1234::1", "::8.8.8.8", "::7f00:1", "::ffff:0:808:808"],
}

/**
 * The rows of IANA's two registries of special-purpose addresses; those that contain an IPv4 address are checked by
 * that address.
 */
const registries = [
  ...["0.0.0.0/8", "0.0.0.0/32", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.0.0.0/29", "192.0.0.8/32", "192.0.0.9/32", "192.0.0.10/32"],
  ...["192.0.0.170/32", "192.0.0.171/32", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24"],
  ...["192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24"],
  ...["203.0.113.0/24", "240.0.0.0/4", "255.255.255.255/32"],
  ...["::1/128", "::/128", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001::/32"],
  ...["2001:1::1/128", "2001:1::2/128", "2001:1::3/128", "2001:2::/48", "2001:3::/32", "2001:4:112::/48"],
  ...["2001:10::/28", "2001:20::/28", "2001:30::/28", "2001:db8::/32", "2620:4f:8000::/48", "3fff::/20"],
  ...["5f00::/16", "fc00::/7", "fe80::/10"],
]

test("no webhook is sent to any block in IANA's registries, from its first to its last address", () => {
  for (const row of registries) {
    const [network, bits] = ipaddr.parseCIDR(row)
    const kind = network.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6
    const last = network.toByteArray().map((byte, index) => {
      const open = Math.min(8, Math.max(0, 8 * (index + 1) - bits))
      return byte | ((1 << open) - 1)
    })
    for (const address of [network, new kind(last)])
      expect(isPublicAddress(address.toString()), `${row}: ${address.toString()}`).toBe(false)
  }
})

for (const [kind, addresses] of Object.entries(ours))
  test(`no webhook is sent to addresses of ${kind}`, () => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false)
  })

test("public addresses may be called, up to the edges of the special blocks", () => {
  for (const address of [
    ...[
      "1.1.1.1",
      "8.8.8.8",
      "9.255.255.255",
      "11.0.0.0",
      "100.63.255.255",
      "100.128.0.0",
      "126.255.255.255",
    ],
    ...["128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255"],
    ...["192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255"],
    ...["2606:4700:4700::1111", "2a00:1450:4009::200e", "2001:4860:4860::8888", "2001:200::1"],
  ])
    expect(isPublicAddress(address), address).toBe(true)
})

test("an IPv4 address inside an IPv6 address is checked as IPv4", () => {
  for (const inside of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "192.168.1.1", "0.0.0.0"]) {
    const [a = 0, b = 0, c = 0, d = 0] = inside.split(".").map(Number)
    const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
    for (const address of [
      `::ffff:${inside}`,
      `::ffff:${hex}`,
      `64:ff9b::${inside}`,
      `64:ff9b::${hex}`,
      `2002:${hex}::1`,
    ])
      expect(isPublicAddress(address), address).toBe(false)
  }
  for (const address of ["::ffff:8.8.8.8", "::ffff:808:808", "64:ff9b::8.8.8.8", "2002:808:808::1"])
    expect(isPublicAddress(address), address).toBe(true)
})

test("text that is not an address is not public", () => {
  for (const text of [
    "",
    "localhost",
    "127.1",
    "0x7f.0.0.1",
    "1.2.3",
    "fe80::1%eth0",
    "8.8.8.8%1",
    "2606::1%eth0",
  ])
    expect(isPublicAddress(text), text).toBe(false)
})

test("an address is only in blocks of its own kind", () => {
  expect(isWithin("10.1.2.3", ["10.1.0.0/16"])).toBe(true)
  expect(isWithin("::ffff:10.1.2.3", ["10.1.0.0/16"])).toBe(true)
  expect(isWithin("10.2.0.0", ["10.1.0.0/16"])).toBe(false)
  expect(isWithin("fd00::5", ["10.0.0.0/8", "fd00::/64"])).toBe(true)
  expect(isWithin("127.0.0.1", ["127.0.0.1"])).toBe(true)
  expect(isWithin("127.0.0.2", ["127.0.0.1", "hooks.internal"])).toBe(false)
  expect(isWithin("::1", ["0:0:0:0:0:0:0:1"])).toBe(true)
})
