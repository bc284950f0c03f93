import { describe, expect, test } from "vitest"
import { AddressFault, type AddressRules, checkedAddresses } from "./checked-address"

function rules(addresses: string[], allowed: string[] = []): AddressRules {
  return { allowed, resolve: async () => addresses, resolveAllowed: async () => ["10.9.9.9"] }
}

async function refused(url: string, given: AddressRules): Promise<string> {
  try {
    await checkedAddresses(new URL(url), given)
  } catch (error) {
    if (error instanceof AddressFault) return `${error.reason} ${error.said.key}`
    throw error
  }
  return "let in"
}

describe("a name", () => {
  test("is refused if any of its addresses is not public", async () => {
    for (const inside of ["127.0.0.1", "::ffff:127.0.0.1", "169.254.169.254", "fd00::1", "64:ff9b::7f00:1"]) {
      const found = await refused("https://hooks.example.com", rules(["8.8.8.8", inside]))
      expect(found, inside).toBe("address_refused webhooks.urlNotPublic")
    }
  })

  test("without an address has an error of its own", async () => {
    expect(await refused("https://hooks.example.com", rules([]))).toBe("name_not_found webhooks.urlNotFound")
    const broken = { ...rules([]), resolve: () => Promise.reject(new Error("SERVFAIL")) }
    expect(await refused("https://hooks.example.com", broken)).toBe("name_not_found webhooks.urlNotFound")
  })

  test("is connected to at the addresses that were checked", async () => {
    const found = await checkedAddresses(
      new URL("https://hooks.example.com"),
      rules(["8.8.8.8", "2606:4700::1"]),
    )
    expect(found).toEqual([
      { address: "8.8.8.8", family: 4 },
      { address: "2606:4700::1", family: 6 },
    ])
  })
})

test("an address in any spelling is checked as a connection would read it", async () => {
  for (const host of [
    "127.0.0.1",
    "127.1",
    "0x7f000001",
    "2130706433",
    "017700000001",
    "[::1]",
    "[::ffff:7f00:1]",
    "0",
  ])
    expect(await refused(`https://${host}/`, rules(["8.8.8.8"])), host).toBe(
      "address_refused webhooks.urlNotPublic",
    )
  expect(await refused("https://8.8.8.8/", rules([]))).toBe("let in")
})

describe("what the operator allows", () => {
  test("can be a name, wherever it leads, even over http", async () => {
    for (const url of ["https://hooks.internal/", "http://hooks.internal:8080/", "http://HOOKS.internal./"])
      expect(await refused(url, rules([], ["hooks.internal"])), url).toBe("let in")
  })

  test("can be an address in an allowed block", async () => {
    expect(await refused("http://10.1.2.3/", rules([], ["10.1.0.0/16"]))).toBe("let in")
    expect(await refused("http://name.example.com/", rules(["10.1.2.3"], ["10.1.0.0/16"]))).toBe("let in")
    expect(await refused("https://name.example.com/", rules(["10.1.2.3", "8.8.8.8"], ["10.1.0.0/16"]))).toBe(
      "let in",
    )
  })

  test("allows nothing else", async () => {
    expect(await refused("https://10.2.0.1/", rules([], ["10.1.0.0/16"]))).toContain("address_refused")
    expect(
      await refused("https://other.internal/", rules(["10.1.2.3", "10.2.0.1"], ["10.1.0.0/16"])),
    ).toContain("address_refused")
    expect(await refused("http://name.example.com/", rules(["10.1.2.3", "8.8.8.8"], ["10.1.0.0/16"]))).toBe(
      "address_refused webhooks.urlNotHttps",
    )
    expect(await refused("http://8.8.8.8/", rules([]))).toBe("address_refused webhooks.urlNotHttps")
    expect(await refused("http://localhost/", rules([]))).toBe("address_refused webhooks.urlNotHttps")
  })
})
