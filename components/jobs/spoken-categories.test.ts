import { expect, test } from "vitest"
import { wordsIn } from "@/components/messages/words-in"
import { spokenCategories } from "./spoken-categories"

const categories = [
  "Accounting",
  "Health Care",
  "Engineering",
  "Sales and Marketing",
  "Real Estate",
  "Other",
].map((name, index) => ({
  id: index + 1,
  name,
}))

test("categories are sorted by their French names, with the catch-all last", () => {
  const names = spokenCategories(categories, wordsIn("fr")).map(({ name }) => name)
  expect(names).toHaveLength(categories.length)
  expect(names.at(-1)).toBe("Autre")
  expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted(new Intl.Collator("fr-CA").compare))
})

test("in English they are in the service's order", () => {
  expect(spokenCategories(categories, wordsIn("en"))).toEqual(categories)
})
