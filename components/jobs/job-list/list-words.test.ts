import { expect, test } from "vitest"
import { wordsOf } from "@/components/messages/words"
import { findIn } from "@/lib/messages/text-of"
import { announcement, type ListCount } from "./list-words"

const words = wordsOf(findIn("en"), "en")
const all: ListCount = { total: 302, all: 302, filtered: false }
const some: ListCount = { total: 12, all: 302, filtered: true }
const none: ListCount = { total: 0, all: 302, filtered: true }

test.each([
  [all, { selected: 0, page: 2, pages: 13 }, "302 postings, page 2 of 13"],
  [all, { selected: 3, page: 2, pages: 13 }, "3 postings selected"],
  [all, { selected: 0, page: 99, pages: 13 }, "There is no page 99"],
  [some, { selected: 0, page: 1, pages: 1 }, "12 of 302 postings"],
  [some, { selected: 0, page: 2, pages: 1 }, "There is no page 2"],
  [none, { selected: 0, page: 2, pages: 1 }, "0 of 302 postings"],
  [{ ...all, total: undefined }, { selected: 0, page: 1, pages: 0 }, ""],
])("%j at %j is announced as %j", (listed, place, said) => {
  expect(announcement(listed, place, words)).toBe(said)
})
