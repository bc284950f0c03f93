import { setTimeout as wait } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { persistently, WriteQueue } from "./patience"

describe("the write queue", () => {
  it("refuses no write just because earlier ones were held up for a moment", async () => {
    const queue = new WriteQueue(7)
    const heldUp = Array.from({ length: 7 }, () => queue.run(() => wait(300)))
    const behind = Array.from({ length: 120 }, () => queue.run(() => wait(5)))
    await Promise.all(heldUp)
    const late = queue.run(() => wait(5))
    await expect(Promise.all([...behind, late])).resolves.toHaveLength(121)
  })

  it("gives writes that can share a transaction one turn together, and every other write its own", async () => {
    const queue = new WriteQueue(1)
    const turns: string[] = []
    const store = async (writes: { name: string; resolve(): void }[]) => {
      turns.push(writes.map(({ name }) => name).join("+"))
      for (const { resolve } of writes) resolve()
    }
    const together = (name: string) =>
      new Promise<void>((resolve, reject) => queue.runTogether(store, { name, resolve, reject }))
    const alone = (name: string) => queue.run(async () => void turns.push(name))
    await Promise.all([together("a"), alone("b"), together("c"), alone("d"), together("e")])
    expect(turns).toEqual(["a+c+e", "b", "d"])
  })

  it("runs one turn of a lane at a time, and gives free turns to other lanes", async () => {
    const queue = new WriteQueue(2)
    const underWay = new Map<number, number>()
    const turns: string[] = []
    const write = (lane: number, name: string) => {
      const store = async (writes: { resolve(): void }[]) => {
        underWay.set(lane, (underWay.get(lane) ?? 0) + 1)
        expect(underWay.get(lane)).toBe(1)
        turns.push(name)
        await wait(20)
        underWay.set(lane, 0)
        for (const { resolve } of writes) resolve()
      }
      return new Promise<void>((resolve, reject) => queue.runTogether(store, { resolve, reject }, lane))
    }
    await Promise.all([write(1, "a"), write(1, "b"), write(1, "c"), write(2, "d")])
    expect(turns).toEqual(["a", "d", "b", "c"])
  })

  it("goes on after a failed turn", async () => {
    const queue = new WriteQueue(1)
    const failing = queue.run(() => Promise.reject(new Error("no")))
    const next = queue.run(async () => "stored")
    await expect(failing).rejects.toThrow("no")
    expect(await next).toBe("stored")
  })
})

describe("a write", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** How many times a write is attempted if every attempt takes `milliseconds` and fails with `error`. */
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

  it.each([
    { code: "P2034" },
    { code: "40001" },
    { code: "40P01" },
    new Error("SQLITE_BUSY: database is locked"),
  ])("is attempted eight times if it loses to another one: %o", async (lost) => {
    expect(await attemptsAt(lost)).toBe(8)
  })

  it("is not retried once it has taken five seconds", async () => {
    expect(await attemptsAt({ code: "40001" }, 2_000)).toBe(3)
  })

  it("is not retried after any other failure", async () => {
    expect(await attemptsAt({ code: "23505" })).toBe(1)
  })
})
