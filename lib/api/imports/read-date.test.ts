import { describe, expect, test } from "vitest"
import { textOf } from "@/lib/messages/text-of"
import { readDate } from "./read-date"

const read = (text: string) => {
  const found = readDate(text)
  return "date" in found ? found.date : textOf(found.unclear, "en")
}

describe("a day in a cell", () => {
  test.each([
    ["2027-01-15", "2027-01-15"],
    ["2027-01-15T23:30:00Z", "2027-01-15"],
    ["2027-01-15 00:00:00", "2027-01-15"],
    ["2027/1/15", "2027-01-15"],
    ["2027.01.15", "2027-01-15"],
    ["15/01/2027", "2027-01-15"],
    ["1/15/2027", "2027-01-15"],
    ["15.1.2027", "2027-01-15"],
    ["15-01-2027", "2027-01-15"],
    ["03/03/2027", "2027-03-03"],
    ["Dec 31, 2026", "2026-12-31"],
    ["December 1st, 2026", "2026-12-01"],
    ["31 décembre 2026", "2026-12-31"],
    ["1er mars 2027", "2027-03-01"],
    ["30 juin 2027", "2027-06-30"],
    ["30 juill. 2027", "2027-07-30"],
    ["1-Aug-2027", "2027-08-01"],
    ["15 mai 2027", "2027-05-15"],
    ["May 15 2027", "2027-05-15"],
  ])("%s is %s", (text, day) => {
    expect(read(text)).toBe(day)
  })

  test("a day that may be two is refused with both", () => {
    expect(read("05/02/2027")).toBe(
      "“05/02/2027” could be 2027-02-05 or 2027-05-02. Write the one that you mean.",
    )
  })

  test("a spreadsheet's count of days is refused with the day that it most likely is", () => {
    expect(read("46402")).toBe(
      "“46402” is how a spreadsheet counts days. Write the date, for example 2027-01-15.",
    )
  })

  test.each([
    "31 février 2027",
    "1 someday 2027",
    "15/01-2027",
    "15/01/27",
    "soon",
    "99999",
    "",
    "1/1/1/2027",
  ])("%j is not a day", (text) => {
    expect(read(text)).toBe("Write the date as 2026-12-31.")
  })

  test.each(["31/02/2027", "2027/13/40", "2027-02-30"])("%j is written like a day and isn't one", (text) => {
    expect(read(text)).toBe(`${text} isn’t a day in the calendar.`)
  })
})
