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

test("categories are in the order of French names, the one for all others last", () => {
  const names = spokenCategories(categories, wordsIn("fr")).map(({ name }) => name)
  expect(names).toHaveLength(categories.length)
  expect(names.at(-1)).toBe("Autre")
  expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted(new Intl.Collator("fr-CA").compare))
})

test("in English they are as the service lists them", () => {
  expect(spokenCategories(categories, wordsIn("en"))).toEqual(categories)
})
