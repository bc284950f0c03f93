import { expect, test } from "vitest"
import { clockTime, instantOfClock } from "./instants"

test.each([
  ["2026-07-01T10:42", "America/Vancouver", "2026-07-01T17:42:00.000Z"],
  ["2026-01-01T10:42", "America/St_Johns", "2026-01-01T14:12:00.000Z"],
  ["2026-11-01T00:30", "America/Vancouver", "2026-11-01T07:30:00.000Z"],
  ["2026-11-01T23:30", "America/Vancouver", "2026-11-02T07:30:00.000Z"],
  ["2026-03-08T12:00", "America/Toronto", "2026-03-08T16:00:00.000Z"],
  ["2026-03-08T01:30", "America/Toronto", "2026-03-08T06:30:00.000Z"],
])("%s in %s is one instant, and reads back the same", (clock, zone, instant) => {
  expect(instantOfClock(clock, zone)?.toISOString()).toBe(instant)
  expect(clockTime(new Date(instant), zone)).toBe(clock)
})

test("a time that is skipped in spring is read as one within an hour of it", () => {
  const at = instantOfClock("2026-03-08T02:30", "America/Toronto")?.toISOString()
  expect(["2026-03-08T06:30:00.000Z", "2026-03-08T07:30:00.000Z"]).toContain(at)
})

test.each(["", "2026-11-12", "soon", "2026-13-01T10:00"])("“%s” is not a time", (clock) => {
  expect(instantOfClock(clock, "UTC")).toBeNull()
})
