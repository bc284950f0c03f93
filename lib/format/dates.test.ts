import { describe, expect, it } from "vitest"
import { formatDay, formatLongDay, relativeDay } from "./dates"
import { writtenDay } from "./written-day"
import { formatInstant, relativeInstant } from "./instants"

describe("a day", () => {
  it("reads as day, month and year", () => {
    expect(formatDay("2026-11-12")).toBe("12 Nov 2026")
    expect(formatDay("2026-09-01")).toBe("1 Sep 2026")
    expect(formatLongDay("2026-11-12")).toBe("Thursday, 12 November 2026")
  })

  it("is the day that is written, at either end of a year", () => {
    expect(formatDay("2026-01-01")).toBe("1 Jan 2026")
    expect(formatDay("2026-12-31")).toBe("31 Dec 2026")
  })

  it.each([
    ["2026-11-12", "12 nov. 2026", "jeudi 12 novembre 2026"],
    ["2026-05-01", "1er mai 2026", "vendredi 1er mai 2026"],
    ["2026-12-31", "31 déc. 2026", "jeudi 31 décembre 2026"],
  ])("%s in French is %s, without line breaks", (day, short, long) => {
    expect(formatDay(day, "fr-CA")).toBe(short.replaceAll(" ", "\u00a0"))
    expect(formatLongDay(day, "fr-CA")).toBe(long.replaceAll(" ", "\u00a0"))
  })
})

it("a day is written in both languages for a message", () => {
  expect(writtenDay("2026-05-01")).toEqual({ en: "1 May 2026", fr: "1er\u00a0mai\u00a02026" })
  expect(writtenDay("2026-05-01")).toBe(writtenDay("2026-05-01"))
})

describe("a day relative to today", () => {
  it.each([
    ["2026-11-21", "today"],
    ["2026-11-22", "tomorrow"],
    ["2026-11-24", "in 3 days"],
    ["2026-11-19", "2 days ago"],
    ["2027-01-21", "in 2 months"],
    ["2024-11-21", "2 years ago"],
  ])("%s is %s", (day, words) => {
    expect(relativeDay(day, "2026-11-21")).toBe(words)
  })
})

describe("an instant", () => {
  const now = new Date("2026-11-21T12:00:00Z")

  it("reads as day and time in the given time zone", () => {
    expect(formatInstant("2026-11-21T06:30:00Z", "en-CA", "America/Vancouver")).toBe("20 Nov 2026, 22:30")
    expect(formatInstant("2026-11-21T00:05:00Z", "en-CA", "UTC")).toBe("21 Nov 2026, 00:05")
  })

  it.each([
    ["2026-11-21T09:05:00Z", "21~nov.~2026, 9~h~05"],
    ["2026-12-01T00:30:00Z", "1er~déc.~2026, 0~h~30"],
    ["2026-12-11T10:30:00Z", "11~déc.~2026, 10~h~30"],
  ])("%s in French is %s", (instant, words) => {
    expect(formatInstant(instant, "fr-CA", "UTC")).toBe(words.replaceAll("~", "\u00a0"))
  })

  it.each([
    ["2026-11-21T11:59:40Z", "just now"],
    ["2026-11-21T11:55:00Z", "5 minutes ago"],
    ["2026-11-21T10:00:00Z", "2 hours ago"],
    ["2026-11-21T15:00:00Z", "in 3 hours"],
    ["2026-11-20T11:00:00Z", "yesterday"],
  ])("relative to now, %s is %s", (instant, words) => {
    expect(relativeInstant(instant, now)).toBe(words)
  })
})
