import { expect, test } from "vitest"
import { consequenceOf } from "./delivery"
import type { AttemptResult } from "./webhook"

const at = new Date("2026-11-04T12:00:00Z")
const seconds = 1_000
const hours = 3_600 * seconds

function after(
  tries: number,
  result: AttemptResult,
  more: { pause?: number; failingSince?: Date; random?: number } = {},
) {
  const { pause = null, failingSince = null, random = 0 } = more
  const attempt = { at, milliseconds: 5, answer: null, result }
  return consequenceOf({ tries, attempt, pause, failingSince }, random)
}

const wait = ({ nextAttempt }: { nextAttempt: Date | null }) =>
  nextAttempt && nextAttempt.getTime() - at.getTime()

test("any answer of 2xx takes the event, and ends a row of failures", () => {
  for (const status of [200, 202, 204, 299])
    expect(after(3, { status }, { failingSince: at })).toEqual({
      status: "delivered",
      tries: 0,
      nextAttempt: null,
      failingSince: null,
      disabled: null,
    })
})

test("otherwise it comes again by the schedule, and is given up after ten attempts", () => {
  const waits = Array.from({ length: 10 }, (_, tries) => wait(after(tries, { status: 500 })))
  expect(waits).toEqual([
    ...[5 * seconds, 300 * seconds, 1_800 * seconds],
    ...[2, 5, 10, 14, 20, 24].map((number) => number * hours),
    null,
  ])
  expect(after(9, { reason: "timeout" })).toMatchObject({ status: "failed", tries: 10 })
  expect(after(0, { status: 302 })).toMatchObject({ status: "pending", failingSince: at })
})

test("delays are spread, by a tenth at the most", () => {
  expect(wait(after(3, { status: 500 }, { random: 1 }))).toBe(132 * 60 * seconds)
})

test("a receiver may ask for a longer pause, not for a shorter one or for more than a day", () => {
  expect(wait(after(0, { status: 429 }, { pause: 120 * seconds }))).toBe(120 * seconds)
  expect(wait(after(1, { status: 503 }, { pause: seconds }))).toBe(300 * seconds)
  expect(wait(after(0, { status: 503 }, { pause: 999 * hours }))).toBe(24 * hours)
})

test("410 disables at once, and 5 days of nothing but failures do", () => {
  expect(after(0, { status: 410 })).toMatchObject({ status: "failed", nextAttempt: null, disabled: "gone" })
  const since = (days: number) => new Date(at.getTime() - days * 24 * hours)
  expect(after(2, { status: 500 }, { failingSince: since(4.9) })).toMatchObject({ disabled: null })
  expect(after(2, { status: 500 }, { failingSince: since(5) })).toMatchObject({
    disabled: "failing",
    status: "pending",
  })
  expect(after(2, { status: 200 }, { failingSince: since(9) })).toMatchObject({ disabled: null })
})
