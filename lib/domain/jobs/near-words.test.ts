import { expect, test } from "vitest"
import { isForgiving, nearTexts, nearWords } from "./near-words"

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
])("one typing error in %s is corrected", (word, found) => {
  expect(nearWords(word, known)).toEqual(found)
})

test.each([
  ["l'elecrician", ["l'electrician"]],
  ["chef-cusiniere", ["chef-cuisiniere"]],
  ["chfe-cuisiniere", ["chef-cuisiniere"]],
  ["chfe-cusiniere", []],
  ["chef-d'xy", []],
  ["nurs-17", []],
])("one typing error is corrected in the joined words of %s", (word, found) => {
  expect(nearTexts(word, new Set(known))).toEqual(found)
})

test("short words and words with digits are not corrected", () => {
  const asTheyAre = ["cok", "k-17", "12345", "cook-17", "l'or", "cook-".repeat(20) + "cook", "-cook"]
  expect(asTheyAre.filter(isForgiving)).toEqual([])
  expect(["cook", "l'entretien", "sous-chef"].filter(isForgiving)).toHaveLength(3)
})

test("the number of corrections is limited, however many words are near", () => {
  const many = Array.from(
    { length: 1_000 },
    (_, index) => `cook${String.fromCharCode(97 + (index % 26))}${index}`,
  )
  expect(nearWords("coek", many)).toHaveLength(24)
})
