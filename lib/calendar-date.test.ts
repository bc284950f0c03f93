import { describe, expect, test } from "vitest"
import { addDays, calendarDateIn, daysFrom, endOfDay, isTimeZone, startOfDay } from "./calendar-date"

test("the current day is the one in the given time zone", () => {
  const instant = new Date("2026-03-01T05:30:00Z")
  expect(calendarDateIn("America/Vancouver", instant)).toBe("2026-02-28")
  expect(calendarDateIn("UTC", instant)).toBe("2026-03-01")
  expect(calendarDateIn("Pacific/Kiritimati", instant)).toBe("2026-03-01")
})

test("days are added across the ends of months, years and daylight saving", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29")
  expect(addDays("2026-03-07", 60)).toBe("2026-05-06")
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31")
})

test("days stay within the years that are written with four digits", () => {
  expect(addDays("9999-12-31", 1)).toBe("9999-12-31")
  expect(addDays("0000-01-01", -60)).toBe("0000-01-01")
})

test("days are counted across the change to summer time", () => {
  expect(daysFrom("2026-03-07", "2026-03-09")).toBe(2)
  expect(daysFrom("2026-03-09", "2026-03-07")).toBe(-2)
})

test("only time zones that the runtime knows are accepted", () => {
  expect(isTimeZone("America/St_Johns")).toBe(true)
  expect(isTimeZone("Mars/Olympus")).toBe(false)
})

describe("the end of a day", () => {
  test.each([
    ["UTC", "2026-12-31", "2026-12-31T23:59:59.999Z"],
    ["America/Vancouver", "2026-12-31", "2027-01-01T07:59:59.999Z"],
    ["America/Vancouver", "2026-07-01", "2026-07-02T06:59:59.999Z"],
    ["America/St_Johns", "2026-12-31", "2027-01-01T03:29:59.999Z"],
    ["Pacific/Kiritimati", "2026-12-31", "2026-12-31T09:59:59.999Z"],
    ["Etc/GMT+12", "2026-12-31", "2027-01-01T11:59:59.999Z"],
    // The clocks change on this day.
    ["America/Toronto", "2026-03-08", "2026-03-09T03:59:59.999Z"],
    ["America/Toronto", "2026-11-01", "2026-11-02T04:59:59.999Z"],
  ])("in %s on %s is %s", (timeZone, day, instant) => {
    expect(endOfDay(day, timeZone).toISOString()).toBe(instant)
  })
})

test("days before the calendars of time zones agree begin and end, too", () => {
  for (const zone of ["UTC", "America/St_Johns", "Pacific/Kiritimati"]) {
    for (const day of ["0000-01-01", "0001-01-01", "0100-01-01", "1582-10-10", "9999-12-31"]) {
      const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)]
      expect(Math.abs(start.getTime() - Date.parse(`${day}T00:00:00Z`))).toBeLessThan(86_400_000)
      expect(Math.abs(end.getTime() - Date.parse(`${day}T23:59:59Z`))).toBeLessThan(86_400_000)
    }
  }
})
