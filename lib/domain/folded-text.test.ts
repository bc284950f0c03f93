import { expect, test } from "vitest"
import { boundedMarks, foldText } from "./folded-text"

const outOfOrder = "\u0301\u0316"

test("a text made of combining marks is folded quickly, though normalizing it would take minutes", () => {
  expect(foldText(`a${outOfOrder.repeat(225_000)}b`)).toBe("ab")
})

test("marks in a row are kept up to what any writing system uses", () => {
  expect(boundedMarks(`é${outOfOrder.repeat(10)}x`)).toBe(`é${outOfOrder.repeat(10)}x`)
  expect(boundedMarks(`a${outOfOrder.repeat(50)}b`)).toBe(`a${outOfOrder.repeat(15)}b`)
})
