import { describe, expect, it } from "vitest"
import type { PresentedKey } from "@/lib/queries/api-keys"
import { groupKeys } from "./key-groups"

const now = new Date("2026-11-21T12:00:00Z")

function key(id: number, more: Partial<PresentedKey> = {}): PresentedKey {
  return {
    id,
    name: `Key ${id}`,
    prefix: "opn_AAAA",
    lastFour: "ZZZZ",
    scopes: null,
    createdBy: null,
    createdAt: "2026-11-01T00:00:00.000Z",
    expiresAt: null,
    state: "active",
    lastUsed: null,
    calls: [0, 0, 0, 0, 0, 0, 0],
    failing: null,
    replaces: null,
    ...more,
  }
}

function replacing(id: number) {
  return { id, prefix: "opn_AAAA", lastFour: "ZZZZ", worksUntil: "2026-11-22T00:00:00.000Z" }
}

const ids = (keys: PresentedKey[]) => keys.map(({ id }) => id)

describe("groupKeys", () => {
  it("puts a replaced key below its successor as long as it works", () => {
    const old = key(1, { state: "replaced", expiresAt: "2026-11-22T00:00:00.000Z" })
    const middle = key(3, {
      state: "replaced",
      expiresAt: "2026-11-21T13:00:00.000Z",
      replaces: replacing(1),
    })
    const { current, past } = groupKeys([key(4, { replaces: replacing(3) }), middle, key(2), old], now)
    expect(ids(current)).toEqual([4, 3, 1, 2])
    expect(past).toEqual([])
  })

  it("hides a replaced key once it has expired", () => {
    const old = key(1, { state: "replaced", expiresAt: "2026-11-21T12:00:00.000Z" })
    const { current, past } = groupKeys([key(2, { replaces: replacing(1) }), old], now)
    expect([ids(current), ids(past)]).toEqual([[2], [1]])
  })

  it("hides revoked keys, and keeps paused and expired ones visible", () => {
    const expired = key(2, { state: "expired", expiresAt: "2026-11-20T00:00:00.000Z" })
    const { current, past } = groupKeys(
      [key(3, { state: "paused" }), expired, key(1, { state: "revoked" })],
      now,
    )
    expect([ids(current), ids(past)]).toEqual([[3, 2], [1]])
  })

  it("keeps a replaced key whose successor was revoked", () => {
    const old = key(1, { state: "replaced", expiresAt: "2026-11-22T00:00:00.000Z" })
    const { current, past } = groupKeys([key(2, { state: "revoked", replaces: replacing(1) }), old], now)
    expect([ids(current), ids(past)]).toEqual([[1], [2]])
  })
})
