import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { withHashedTokens } from "./session-tokens"

const hash = (token: string) => createHash("sha256").update(token).digest("hex")

test.each([
  [{ where: { token: "a" } }, { where: { token: hash("a") } }],
  [{ where: { token: { equals: "a" } } }, { where: { token: { equals: hash("a") } } }],
  [{ where: { token: { in: ["a", "b"] } } }, { where: { token: { in: [hash("a"), hash("b")] } } }],
  [
    { where: { AND: [{ token: { equals: "a" } }, { userId: 1 }] } },
    { where: { AND: [{ token: { equals: hash("a") } }, { userId: 1 }] } },
  ],
  [{ data: { token: "a", userAgent: "token" } }, { data: { token: hash("a"), userAgent: "token" } }],
  [
    { where: { userId: 1 }, select: { token: true } },
    { where: { userId: 1 }, select: { token: true } },
  ],
])("%j is sent with hashed tokens only", (query, asked) => {
  expect(withHashedTokens(query).query).toEqual(asked)
})

test("dates and null are left unchanged", () => {
  const expiresAt = new Date()
  const query = { where: { expiresAt: { gt: expiresAt }, employerId: null } }
  expect(withHashedTokens(query).query).toEqual(query)
})

test("rows come back with the token that was asked for, and otherwise with the hash", () => {
  const { restored } = withHashedTokens({ where: { token: { in: ["a"] } } })
  expect(
    restored([
      { id: 1, token: hash("a") },
      { id: 2, token: hash("b") },
    ]),
  ).toEqual([
    { id: 1, token: "a" },
    { id: 2, token: hash("b") },
  ])
  expect(restored(null)).toBeNull()
  expect(restored({ count: 1 })).toEqual({ count: 1 })
})
