import { describe, expect, it } from "vitest"
import { textOf } from "@/lib/messages/text-of"
import { expiryOf, lastDayOf } from "./expiry"

const now = new Date("2026-11-21T02:00:00Z")

/** In Vancouver it is still 20 November. */
function expiry(expiresAt: string | null) {
  const { left, ...rest } = expiryOf(expiresAt, now, "America/Vancouver")
  return { ...rest, left: left && textOf(left, "en") }
}

describe("expiryOf", () => {
  it("says nothing about a key that never expires, or not soon", () => {
    expect(expiry(null)).toEqual({ lastDay: null, left: null, tone: "quiet" })
    expect(expiry("2026-12-06T07:59:59.999Z")).toEqual({ lastDay: "2026-12-05", left: null, tone: "quiet" })
  })

  it("is amber in the last 14 days of the employer's calendar", () => {
    expect(expiry("2026-12-05T07:59:59.999Z")).toEqual({
      lastDay: "2026-12-04",
      left: "14 days left",
      tone: "soon",
    })
    expect(expiry("2026-11-22T07:59:59.999Z")).toMatchObject({ left: "1 day left", tone: "soon" })
    expect(expiry("2026-11-21T07:59:59.999Z")).toMatchObject({
      lastDay: "2026-11-20",
      left: "Today",
      tone: "soon",
    })
  })

  it("says when the key has expired", () => {
    expect(expiry("2026-11-20T07:59:59.999Z")).toEqual({
      lastDay: "2026-11-19",
      left: "Expired",
      tone: "over",
    })
  })
})

describe("lastDayOf", () => {
  it("counts from today; never has no last day", () => {
    expect(lastDayOf("30", "2026-11-21")).toBe("2026-12-21")
    expect(lastDayOf("365", "2026-11-21")).toBe("2027-11-21")
    expect(lastDayOf("never", "2026-11-21")).toBeNull()
  })
})
