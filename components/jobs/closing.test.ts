import { expect, test } from "vitest"
import { closingOf } from "./closing"

test.each([
  ["2026-11-20", { closed: true, words: "Closed" }],
  ["2026-11-21", { closed: false, words: "Closes today" }],
  ["2026-11-22", { closed: false, words: "Closes tomorrow" }],
  ["2026-11-23", { closed: false, words: "Closes in 2 days" }],
  ["2026-11-28", { closed: false, words: "Closes in 7 days" }],
  ["2026-11-29", null],
])("on 21 November a posting that closes on %s says so", (closeDate, closing) => {
  expect(closingOf(closeDate, "2026-11-21")).toEqual(closing)
})
