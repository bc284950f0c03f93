import { expect, test } from "vitest"
import { mergeDescriptions } from "./merge-descriptions"

const html = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join("")

test("changes to different paragraphs are both kept", () => {
  const before = html("One.", "Two.", "Three.")
  expect(mergeDescriptions(before, html("First.", "Two.", "Three."), html("One.", "Two.", "Third."))).toBe(
    html("First.", "Two.", "Third."),
  )
  expect(mergeDescriptions(before, html("First.", "Two.", "Three."), html("One.", "Second.", "Three."))).toBe(
    html("First.", "Second.", "Three."),
  )
  expect(mergeDescriptions(before, html("One.", "Three."), html("One.", "Two.", "Three.", "Four."))).toBe(
    html("One.", "Three.", "Four."),
  )
})

test("a change that both sides made is kept once", () => {
  const before = html("One.", "Two.")
  const mine = html("Uno.", "Two.")
  expect(mergeDescriptions(before, mine, html("Uno.", "Due."))).toBe(html("Uno.", "Due."))
  expect(mergeDescriptions(before, mine, mine)).toBe(mine)
})

test("changes that meet in one place are not merged", () => {
  const before = html("One.", "Two.")
  expect(mergeDescriptions(before, html("Mine.", "Two."), html("Theirs.", "Two."))).toBeNull()
  expect(mergeDescriptions(before, html("One.", "Two.", "Mine."), html("One.", "Two.", "Theirs."))).toBeNull()
})

test("items of a list are merged whole", () => {
  const list = (...items: string[]) => `<ul>${items.map((text) => `<li>${text}</li>`).join("")}</ul>`
  expect(mergeDescriptions(list("a", "b", "c"), list("x", "b", "c"), list("a", "b", "z"))).toBe(
    list("x", "b", "z"),
  )
  const without = mergeDescriptions(list("a", "b"), html("a", "b"), list("a", "c"))
  expect(without).toBeNull()
})
