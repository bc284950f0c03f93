import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { persistently } from "./persistently"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often a write is begun that always ends as `error`, after `milliseconds` each. */
async function attemptsAt(error: unknown, milliseconds = 0): Promise<number> {
  let attempts = 0
  const written = persistently(async () => {
    attempts += 1
    vi.setSystemTime(Date.now() + milliseconds)
    throw error
  })
  const refused = expect(written).rejects.toBe(error)
  await vi.runAllTimersAsync()
  await refused
  return attempts
}

test.each([
  { code: "P2034" },
  { code: "40001" },
  { code: "40P01" },
  new Error("SQLITE_BUSY: database is locked"),
])("a write that lost to another one is begun eight times: %o", async (lost) => {
  expect(await attemptsAt(lost)).toBe(8)
})

test("it is not begun again once it has taken five seconds", async () => {
  expect(await attemptsAt({ code: "40001" }, 2_000)).toBe(3)
})

test("a write that fails otherwise is not begun again", async () => {
  expect(await attemptsAt({ code: "23505" })).toBe(1)
})
