import type { IncomingMessage } from "node:http"
import { describe, expect, it } from "vitest"
import { clientOf } from "./client-of"

const from = (remoteAddress: string | undefined, headers = {}) =>
  clientOf({ headers, socket: { remoteAddress } } as unknown as IncomingMessage)

describe("the client that a request counts for", () => {
  it("is its address, or the network of an IPv6 address", () => {
    expect(from("203.0.113.9")).toBe("203.0.113.9")
    expect(from("::ffff:203.0.113.9")).toBe("203.0.113.9")
    expect(from("::ffff:cb00:7109")).toBe("203.0.113.9")
    expect(from("2001:db8:0:1:aaaa::1")).toBe("2001:db8:0:1::/64")
    expect(from("2001:0db8::1")).toBe("2001:db8:0:0::/64")
    expect(from("fe80::1%eth0")).toBe(from("fe80::2"))
    expect(from("2001:db8::")).toBe(from("2001:db8:0:0:1:2:3:4"))
    expect(from("2001:db8:0:1::1")).not.toBe(from("2001:db8:0:2::1"))
  })

  it("is nobody for this machine", () => {
    for (const address of ["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1", undefined])
      expect(from(address)).toBeNull()
  })

  it("is not taken from forwarded headers, unless a proxy is trusted", () => {
    expect(from("203.0.113.9", { "x-forwarded-for": "198.51.100.1" })).toBe("203.0.113.9")
  })
})
