import { expect, test } from "vitest"
import { startOfDayIn } from "./start-of-day"

test.each([
  ["2026-11-22", "America/Vancouver", "2026-11-22T00:00:00-08:00"],
  ["2026-07-01", "America/Vancouver", "2026-07-01T00:00:00-07:00"],
  ["2026-03-08", "America/Toronto", "2026-03-08T00:00:00-05:00"],
  ["2026-11-01", "America/Toronto", "2026-11-01T00:00:00-04:00"],
  ["2026-03-08", "America/St_Johns", "2026-03-08T00:00:00-03:30"],
  ["2026-11-01", "America/St_Johns", "2026-11-01T00:00:00-02:30"],
])("%s in %s starts at %s", (day, timeZone, start) => {
  expect(startOfDayIn(day, timeZone)).toBe(start)
})
