import { expect, test } from "vitest"
import { isForgiving, nearWords } from "./near-words"

const known = ["electrician", "technician", "nurse", "nursery", "cook", "chef", "cuisiniere", "driver"]

test.each([
  ["elecrician", ["electrician"]],
  ["eelctrician", ["electrician"]],
  ["xlectrician", ["electrician"]],
  ["electricain", ["electrician"]],
  ["nruse", ["nurse", "nursery"]],
  ["nurs", ["nurse", "nursery"]],
  ["cusini", ["cuisiniere"]],
  ["tehcnic", ["technician"]],
  ["drivers", ["driver"]],
  ["elecrtcian", []],
])("one error in %s is forgiven", (word, found) => {
  expect(nearWords(word, known)).toEqual(found)
})

test("short words and those with digits are taken as they are", () => {
  expect(["cok", "k-17", "12345", "cook"].map(isForgiving)).toEqual([false, false, false, true])
})

test("corrections are few, however many words are near", () => {
  const many = Array.from(
    { length: 1_000 },
    (_, index) => `cook${String.fromCharCode(97 + (index % 26))}${index}`,
  )
  expect(nearWords("coek", many)).toHaveLength(24)
})
