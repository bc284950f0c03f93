import { describe, expect, test } from "vitest"
import { parseCalendarDate } from "./parse-calendar-date"

describe("parseCalendarDate", () => {
  test.each([
    ["2026-12-31", "2026-12-31"],
    ["2028-02-29", "2028-02-29"],
    ["2026-12-31T23:59:59Z", "2026-12-31"],
    ["2026-12-31T23:59:59.123+05:30", "2026-12-31"],
    ["2026-12-31T23:59-08:00", "2026-12-31"],
    ["2026-12-31T24:00:00", "2026-12-31"],
    ["2026-12-31T23:59:60Z", "2026-12-31"],
    ["2026-12-31T23:59:59.1234567890Z", "2026-12-31"],
  ])("reads %s as the day written in it", (text, day) => expect(parseCalendarDate(text)).toBe(day))

  test.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "31.12.2026",
    "2026-1-1",
    "2026-12-31T25:00",
    "2026-12-31T24:01",
    "2026-12-31T23:59:61Z",
    "tomorrow",
    "",
  ])("refuses %j", (text) => expect(parseCalendarDate(text)).toBeNull())
})
