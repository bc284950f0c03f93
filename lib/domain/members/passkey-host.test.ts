import { describe, expect, it } from "vitest"
import { passkeyHost } from "./passkey-host"

describe("the host that passkeys are bound to", () => {
  it.each([
    ["https://openings.example.com", "openings.example.com"],
    ["https://openings.example.com:8443/jobs", "openings.example.com"],
    ["https://intranet", "intranet"],
    ["http://localhost:3000", "localhost"],
    ["http://openings.localhost", "openings.localhost"],
  ])("for %s is %s", (origin, host) => expect(passkeyHost(origin)).toEqual({ host }))

  it.each([
    ["https://192.0.2.1", "ip_address"],
    ["http://127.0.0.1:3000", "ip_address"],
    ["http://[::1]:3000", "ip_address"],
    ["http://openings.example.com", "insecure"],
    ["http://localhost.example.com", "insecure"],
  ])("is missing for %s", (origin, unavailable) => expect(passkeyHost(origin)).toEqual({ unavailable }))
})
