import { expect, test } from "vitest"
import { parseEnv } from "@/lib/env"
import { settleForwarded } from "./forwarded"

const sent = {
  for: "198.51.100.6, 203.0.113.9, 10.0.0.1",
  host: "evil.example, jobs.example.org, inner",
  proto: "http, https, http",
}

test.each([
  ["false", "10.0.0.2", undefined],
  ["0", "10.0.0.2", undefined],
  ["true", "10.0.0.2", { for: "10.0.0.1", host: "inner", proto: "http" }],
  ["1", "10.0.0.2", { for: "10.0.0.1", host: "inner", proto: "http" }],
  ["2", "10.0.0.2", { for: "203.0.113.9", host: "jobs.example.org", proto: "https" }],
  ["3", "10.0.0.2", { for: "198.51.100.6", host: "evil.example", proto: "http" }],
  ["9", "10.0.0.2", { for: "198.51.100.6", host: "evil.example", proto: "http" }],
  ["10.0.0.0/8", "10.0.0.2", { for: "203.0.113.9", host: "jobs.example.org", proto: "https" }],
  ["10.0.0.2, 10.0.0.1", "::ffff:10.0.0.2", { for: "203.0.113.9", host: "jobs.example.org", proto: "https" }],
  ["10.0.0.2", "10.0.0.2", { for: "10.0.0.1", host: "inner", proto: "http" }],
  ["0.0.0.0/0", "10.0.0.2", { for: "198.51.100.6", host: "evil.example", proto: "http" }],
  ["10.0.0.1", "10.0.0.2", undefined],
  ["fd00::/8", "10.0.0.2", undefined],
  ["fd00::/8 10.0.0.1", "fd00::7", { for: "203.0.113.9", host: "jobs.example.org", proto: "https" }],
])(
  "with TRUST_PROXY=%s, a request from %s takes all three headers from the same hop",
  (trust, peer, settled) => {
    const { TRUST_PROXY } = parseEnv({ TRUST_PROXY: trust })
    const none = { for: undefined, host: undefined, proto: undefined }
    expect(settleForwarded(sent, peer, TRUST_PROXY)).toEqual(settled ?? none)
  },
)

test("a proxy that replaces a header leaves only its own entry, and that entry counts", () => {
  expect(settleForwarded({ ...sent, proto: "HTTPS" }, "10.0.0.2", 2).proto).toBe("https")
  expect(settleForwarded({}, "10.0.0.2", 2)).toEqual({ for: undefined, host: undefined, proto: undefined })
})

test("an address is read without port and brackets, and anything else is ignored", () => {
  const address = (text: string) => settleForwarded({ for: text }, "10.0.0.2", 1).for
  expect(address("203.0.113.9:4711")).toBe("203.0.113.9")
  expect(address("[2001:db8::9]:4711")).toBe("2001:db8::9")
  expect(address("2001:db8::9")).toBe("2001:db8::9")
  expect(address("::ffff:203.0.113.9")).toBe("203.0.113.9")
  expect(address("unknown")).toBeUndefined()
  expect(address("203.0.113.9, _hidden")).toBeUndefined()
})

test.each([
  "yes",
  "33",
  "-1",
  "10.0.0.0/33",
  "10.0.0.0/",
  "10.0.0",
  "fd00::/129",
  "10.0.0.1/8/8",
  "fe80::1%eth0",
])("TRUST_PROXY=%s is refused", (trust) => {
  expect(() => parseEnv({ TRUST_PROXY: trust })).toThrow(/TRUST_PROXY/)
})
