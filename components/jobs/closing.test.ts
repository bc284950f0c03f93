import { expect, test } from "vitest"
import { say } from "@/lib/messages/message"
import { closingOf } from "./closing"

test.each([
  ["2026-11-20", { closed: true, said: say("postings.closed") }],
  ["2026-11-21", { closed: false, said: say("postings.closesToday") }],
  ["2026-11-22", { closed: false, said: say("postings.closesTomorrow") }],
  ["2026-11-23", { closed: false, said: say("postings.closesInDays", { count: 2 }) }],
  ["2026-11-28", { closed: false, said: say("postings.closesInDays", { count: 7 }) }],
  ["2026-11-29", null],
])("on 21 November a posting that closes on %s says so", (closeDate, closing) => {
  expect(closingOf(closeDate, "2026-11-21")).toEqual(closing)
})
