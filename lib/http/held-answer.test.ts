import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { whileHeld } from "./held-answer"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

const untilOver = (over: AbortSignal) =>
  new Promise<string>((resolve) => over.addEventListener("abort", () => resolve("over"), { once: true }))

test("a wait ends when its time is over, even if garbage is collected meanwhile", async () => {
  const waits = Array.from({ length: 20 }, () =>
    whileHeld(new Request("http://a.test"), { seconds: 1, employerId: 1 }, untilOver),
  )
  const collecting = setInterval(collectGarbage, 50)
  expect(await Promise.all(waits)).toEqual(Array(20).fill("over"))
  clearInterval(collecting)
})

test("a wait ends when the caller disconnects", async () => {
  const caller = new AbortController()
  const wait = whileHeld(
    new Request("http://a.test", { signal: caller.signal }),
    { seconds: 25, employerId: 1 },
    untilOver,
  )
  caller.abort()
  expect(await wait).toBe("over")
})
