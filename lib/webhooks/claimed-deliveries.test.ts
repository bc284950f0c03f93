import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { ClaimedDelivery } from "@/lib/domain/webhooks/delivery-queue"
import { ClaimedDeliveries } from "./claimed-deliveries"
import { HostPlaces } from "./host-places"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function claimedTo(host: string, count: number, employerId = 1): ClaimedDelivery[] {
  return Array.from(
    { length: count },
    (_, id) => ({ id, webhook: { id: 1, employerId, url: `https://${host}/hook` } }) as ClaimedDelivery,
  )
}

const places = () => new HostPlaces({ most: 32, ofHost: 4, ofEmployer: 16 })

/** Deliveries, one of which has been sent to `host` in this many milliseconds. */
function knowing(host: string, milliseconds: number): ClaimedDeliveries {
  const deliveries = new ClaimedDeliveries(places(), 100)
  deliveries.add(claimedTo(host, 1))
  const [delivery] = deliveries.begin()
  deliveries.end(delivery as ClaimedDelivery, milliseconds)
  return deliveries
}

test("for an unknown host, no more is claimed than can be sent at once", () => {
  expect(new ClaimedDeliveries(places(), 100).room.freeOf("new.example")).toBe(4)
})

test("for a fast host, what it takes until the next turn is claimed too; for a slow one it isn't", () => {
  expect(knowing("quick.example", 10).room.freeOf("quick.example")).toBe(4 + 40)
  expect(knowing("instant.example", 0).room.freeOf("instant.example")).toBe(4 + 60)
  expect(knowing("slow.example", 15_000).room.freeOf("slow.example")).toBe(4)
})

test("no more is started than there are places, and each end makes room for what waits", () => {
  const deliveries = knowing("quick.example", 10)
  deliveries.add(claimedTo("quick.example", 6))
  const begun = deliveries.begin()
  expect(begun).toHaveLength(4)
  expect(deliveries.begin()).toEqual([])
  deliveries.end(begun[0] as ClaimedDelivery, 10)
  expect(deliveries.begin().map(({ id }) => id)).toEqual([4])
  expect(deliveries.room.freeOf("quick.example")).toBe(4 + 40 - 5)
})

test("what waits for a busy host takes no place from another host", () => {
  const deliveries = knowing("quick.example", 10)
  deliveries.add([...claimedTo("quick.example", 20), ...claimedTo("other.example", 2, 2)])
  expect(deliveries.begin().filter(({ webhook }) => webhook.url.includes("other"))).toHaveLength(2)
})

test("what was claimed ahead for a webhook that asks for a pause is released", () => {
  const deliveries = knowing("quick.example", 10)
  deliveries.add(claimedTo("quick.example", 6))
  deliveries.begin()
  expect(deliveries.dropOf(2)).toEqual([])
  expect(deliveries.dropOf(1).map(({ id }) => id)).toEqual([4, 5])
  expect(deliveries.begin()).toEqual([])
})

test("what has waited too long is released", () => {
  const deliveries = knowing("quick.example", 10)
  deliveries.add(claimedTo("quick.example", 6))
  deliveries.begin()
  vi.advanceTimersByTime(1_500)
  for (const delivery of claimedTo("quick.example", 4)) deliveries.end(delivery, 10)
  expect(deliveries.begin()).toEqual([])
  expect(deliveries.drop(1_000).map(({ id }) => id)).toEqual([4, 5])
  expect(deliveries.drop(1_000)).toEqual([])
  expect(deliveries.room.freeOf("quick.example")).toBe(4 + 40)
})
