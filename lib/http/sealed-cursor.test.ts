import { describe, expect, it } from "vitest"
import { mostPositionBytes, sealedCursors } from "./sealed-cursor"

const cursors = sealedCursors("a shared secret")
const scope = { kind: "jobs", employer: 7, confidential: true, filter: { q: null, status: "draft" } }
const position = Buffer.from("2026-11-22 4711")
const cursor = cursors.seal(scope, position)

/** The error for a refused cursor. */
function refusalOf(other: typeof scope | { kind: string }, text: string, by = cursors): unknown {
  try {
    return by.open(other, text)
  } catch (error) {
    const { code, fields } = error as { code: string; fields: { field: string; code: string }[] }
    return { code, fields: fields.map(({ field, code }) => ({ field, code })) }
  }
}

const refusal = { code: "validation_failed", fields: [{ field: "cursor", code: "invalid" }] }

describe("a sealed cursor", () => {
  it("gives back its position, on any instance and with its scope in any order", () => {
    expect(cursors.open(scope, cursor)).toEqual(position)
    const { kind, ...rest } = scope
    expect(sealedCursors("a shared secret").open({ ...rest, kind }, cursor)).toEqual(position)
  })

  it("reveals nothing of its position, and is different each time", () => {
    expect(Buffer.from(cursor, "base64url").includes(position)).toBe(false)
    expect(cursors.seal(scope, position)).not.toBe(cursor)
  })

  it.each([
    ["another list", { ...scope, kind: "changes" }],
    ["another employer", { ...scope, employer: 8 }],
    ["another view", { ...scope, confidential: false }],
    ["another filter", { ...scope, filter: { q: null, status: "active" } }],
    ["fewer circumstances", { kind: "jobs" }],
  ])("is refused for %s", (_name, other) => {
    expect(refusalOf(other, cursor)).toEqual(refusal)
  })

  it("is refused by another installation", () => {
    expect(refusalOf(scope, cursor, sealedCursors("another secret"))).toEqual(refusal)
  })

  it("is refused if any of its characters is changed, and if it is cut or lengthened", () => {
    for (let index = 0; index < cursor.length; index++) {
      const changed = cursor[index] === "A" ? "B" : "A"
      const forged = cursor.slice(0, index) + changed + cursor.slice(index + 1)
      expect(refusalOf(scope, forged), forged).toEqual(refusal)
    }
    const others = ["x", "AAAA", cursor.slice(0, -1), `${cursor}A`, `${cursor}=`, `${cursor} `, "é"]
    for (const other of [...others, "A".repeat(1_000_000)])
      expect(refusalOf(scope, other), other.slice(0, 100)).toEqual(refusal)
  })

  it("has at most 200 characters", () => {
    const longest = Buffer.alloc(mostPositionBytes, 255)
    expect(cursors.seal(scope, longest).length).toBeLessThanOrEqual(200)
    expect(() => cursors.seal(scope, Buffer.alloc(mostPositionBytes + 1))).toThrow("too long")
  })
})
