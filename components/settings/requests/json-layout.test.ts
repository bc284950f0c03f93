import fc from "fast-check"
import { expect, it } from "vitest"
import { laidOut } from "./json-layout"

it("formats JSON as JSON.stringify does", () => {
  fc.assert(
    fc.property(fc.object(), (value) => {
      expect(laidOut(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
    }),
  )
})

it("keeps numbers as they were sent, and text that is cut off or isn't JSON", () => {
  expect(laidOut('{"a":1.50,"b":["x, y: {')).toBe('{\n  "a": 1.50,\n  "b": [\n    "x, y: {')
  expect(laidOut("a=1&b={2}")).toBe("a=1&b={2}")
  expect(laidOut("{}} x")).toBe("{}} x")
})
