import { expect, test } from "vitest"
import { consequenceOf, hasFailedTooLong } from "./delivery"
import type { AttemptResult } from "./webhook"

const at = new Date("2026-11-04T12:00:00Z")
const seconds = 1_000
const hours = 3_600 * seconds

function after(tries: number, result: AttemptResult, more: { pause?: number; random?: number } = {}) {
  const { pause = null, random = 0 } = more
  const attempt = { at, milliseconds: 5, answer: null, result }
  return consequenceOf({ tries, attempt, pause }, random)
}

const wait = ({ nextAttempt }: { nextAttempt: Date | null }) =>
  nextAttempt && nextAttempt.getTime() - at.getTime()

test("any 2xx answer means that the event was delivered", () => {
  for (const status of [200, 202, 204, 299])
    expect(after(3, { status })).toEqual({
      status: "delivered",
      tries: 0,
      nextAttempt: null,
      gone: false,
      heldUntil: null,
    })
})

test("any other attempt is repeated on a schedule, and given up after ten", () => {
  const waits = Array.from({ length: 10 }, (_, tries) => wait(after(tries, { status: 500 })))
  expect(waits).toEqual([
    ...[5 * seconds, 300 * seconds, 1_800 * seconds],
    ...[2, 5, 10, 14, 20, 24].map((number) => number * hours),
    null,
  ])
  expect(after(9, { reason: "timeout" })).toMatchObject({ status: "failed", tries: 10 })
  expect(after(0, { status: 302 })).toMatchObject({ status: "pending", gone: false })
})

test("delays are extended at random, by at most a tenth", () => {
  expect(wait(after(3, { status: 500 }, { random: 1 }))).toBe(132 * 60 * seconds)
})

test("a receiver may ask for a longer pause, but not for a shorter one or for more than a day", () => {
  expect(wait(after(0, { status: 429 }, { pause: 120 * seconds }))).toBe(120 * seconds)
  expect(wait(after(1, { status: 503 }, { pause: seconds }))).toBe(300 * seconds)
  expect(wait(after(0, { status: 503 }, { pause: 999 * hours }))).toBe(24 * hours)
  expect(after(0, { status: 503 }, { pause: 999 * hours }).heldUntil?.getTime()).toBe(
    at.getTime() + 24 * hours,
  )
  expect(after(1, { status: 503 }, { pause: seconds }).heldUntil?.getTime()).toBe(at.getTime() + seconds)
  expect(after(0, { status: 503 }).heldUntil).toBeNull()
})

test("410 means that the address is gone, and 5 days of only failures are too long", () => {
  expect(after(0, { status: 410 })).toMatchObject({ status: "failed", nextAttempt: null, gone: true })
  const since = (days: number) => new Date(at.getTime() - days * 24 * hours)
  expect(hasFailedTooLong(since(4.9), at)).toBe(false)
  expect(hasFailedTooLong(since(5), at)).toBe(true)
})
