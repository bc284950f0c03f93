import { describe, expect, it } from "vitest"
import { endOfDay } from "./judge-key"

describe("the end of a day", () => {
  it.each([
    ["UTC", "2026-12-31", "2026-12-31T23:59:59.999Z"],
    ["America/Vancouver", "2026-12-31", "2027-01-01T07:59:59.999Z"],
    ["America/Vancouver", "2026-07-01", "2026-07-02T06:59:59.999Z"],
    ["America/St_Johns", "2026-12-31", "2027-01-01T03:29:59.999Z"],
    ["Pacific/Kiritimati", "2026-12-31", "2026-12-31T09:59:59.999Z"],
    ["Etc/GMT+12", "2026-12-31", "2027-01-01T11:59:59.999Z"],
    // The clocks change on this day.
    ["America/Toronto", "2026-03-08", "2026-03-09T03:59:59.999Z"],
    ["America/Toronto", "2026-11-01", "2026-11-02T04:59:59.999Z"],
  ])("in %s of %s is %s", (timeZone, day, instant) => {
    expect(endOfDay(day, timeZone).toISOString()).toBe(instant)
  })
})
