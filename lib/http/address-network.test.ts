import { expect, test } from "vitest"
import { addressNetwork } from "./address-network"

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:0207", "192.0.2.7"],
  ["2001:db8:0:7::1", "2001:db8:0:7::/64"],
  ["2001:0DB8:0000:0007:ab:cd:0:1", "2001:db8:0:7::/64"],
  ["2001:db8:0:8::1", "2001:db8:0:8::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["64:ff9b::192.0.2.7", "64:ff9b:0:0::/64"],
  ["unknown", "unknown"],
  ["not:an:address", "not:an:address"],
  ["", ""],
])("failures from %s count against %s", (address, network) => {
  expect(addressNetwork(address)).toBe(network)
})
