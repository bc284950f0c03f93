import { describe, expect, test } from "vitest"
import { sentRequest } from "@/lib/queries/list-query"
import { listAddress } from "./list-address"

const read = (query: string) => listAddress.read(new URLSearchParams(query))
const written = (query: string) => listAddress.write(read(query)).toString()

describe("the list's URL", () => {
  test.each([
    "",
    "q=cook&status=active&findings=error&sort=-closeDate&page=3&pageSize=50",
    "closes=soon&locationId=12&categoryId=3&positionTypeId=1&confidential=false&autoRefresh=true",
    "closesAfter=2026-11-01&closesBefore=2026-11-30",
    "updatedSince=2026-11-22T00%3A00%3A00-08%3A00",
  ])("keeps %j", (query) => {
    expect(written(query)).toBe(query)
  })

  test.each([
    ["findings=many&closes=never&categoryId=x&confidential=1&sort=luck&updatedSince=today", ""],
    ["closes=past&closesAfter=2026-11-01&closesBefore=2026-11-30", "closes=past"],
    ["sort=-publishDate&page=1&pageSize=25", ""],
  ])("reads %j as %j", (query, kept) => {
    expect(written(query)).toBe(kept)
  })
})

describe("the query sent to the API", () => {
  const filters = (query: string) => sentRequest(read(query), "2026-11-22").filters

  test("closing soon means from today until 7 days from now", () => {
    expect(filters("closes=soon")).toMatchObject({ closesAfter: "2026-11-22", closesBefore: "2026-11-29" })
    expect(filters("closes=soon")).not.toHaveProperty("closes")
  })

  test("a close date that has passed means before today", () => {
    expect(filters("closes=past")).toMatchObject({ closesAfter: null, closesBefore: "2026-11-21" })
  })
})
