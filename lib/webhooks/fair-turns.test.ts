import { expect, test } from "vitest"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Taking } from "@/lib/domain/webhooks/delivery-queue"
import { FairTurns } from "./fair-turns"
import { HostPlaces } from "./host-places"

const webhook = (id: number, employerId: number, host = `host-${id}`) => ({
  id,
  employerId: employerId as EmployerId,
  host,
})
const counts = (takings: Taking[]) =>
  Object.fromEntries(takings.map(({ webhookId, count }) => [webhookId, count]))

test("employers take turns, and so do the webhooks of one employer", () => {
  const waiting = [webhook(1, 1), webhook(2, 1), webhook(3, 1), webhook(4, 2)]
  const places = new HostPlaces({ most: 6, ofHost: 4, ofEmployer: 16 })
  expect(counts(new FairTurns().take(waiting, places))).toEqual({ 1: 1, 2: 1, 3: 1, 4: 3 })
})

test("whoever was served last waits for the others, even from one turn to the next", () => {
  const turns = new FairTurns()
  const one = new HostPlaces({ most: 1, ofHost: 1, ofEmployer: 1 })
  const waiting = [webhook(1, 1), webhook(2, 2), webhook(3, 3)]
  const served = [1, 2, 3, 4].map(() => turns.take(waiting, one)[0]?.webhookId)
  expect(served).toEqual([1, 2, 3, 1])
})

test("a host gets no more than its number of requests at once, whoever they are for", () => {
  const places = new HostPlaces({ most: 32, ofHost: 4, ofEmployer: 16 })
  const waiting = [webhook(1, 1, "slow"), webhook(2, 2, "slow"), webhook(3, 3, "other")]
  expect(counts(new FairTurns().take(waiting, places))).toEqual({ 1: 2, 2: 2, 3: 4 })
  for (let taken = 0; taken < 4; taken++) expect(places.take("slow", 1)).toBe(true)
  expect(places.take("slow", 1)).toBe(false)
  expect(counts(new FairTurns().take(waiting, places))).toEqual({ 3: 4 })
  places.giveBack("slow", 1)
  expect(places.freeOf("slow")).toBe(1)
})

test("an employer leaves some of the places to the others, however many hosts it has", () => {
  const places = new HostPlaces({ most: 8, ofHost: 4, ofEmployer: 5 })
  const waiting = [webhook(1, 1), webhook(2, 1), webhook(3, 1)]
  expect(new FairTurns().take(waiting, places).reduce((sum, { count }) => sum + count, 0)).toBe(5)
  for (let host = 0; host < 5; host++) expect(places.take(`slow-${host}`, 1)).toBe(true)
  expect(places.take("slow-5", 1)).toBe(false)
  expect(counts(new FairTurns().take([...waiting, webhook(4, 2)], places))).toEqual({ 4: 3 })
  places.giveBack("slow-0", 1)
  expect(places.freeFor(1)).toBe(1)
})
