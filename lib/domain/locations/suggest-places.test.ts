import { describe, expect, test } from "vitest"
import { suggestPlaces } from "./suggest-places"

const suggested = (typed: string) => suggestPlaces(typed).data.map(({ description }) => description)
const meant = (typed: string) => suggestPlaces(typed).meant

describe("the suggested places", () => {
  test.each([
    ["van", ["Vancouver, BC", "Vanier, ON"]],
    ["mont", ["Montréal, QC"]],
    ["HALIFAX", ["Halifax, NS"]],
    ["ont", ["Ontario"]],
    ["trois rivieres", ["Trois-Rivières, QC"]],
    ["sept iles", ["Sept-Îles, QC"]],
    ["st-jerome", ["Saint-Jérôme, QC"]],
    ["ste-therese", ["Sainte-Thérèse, QC"]],
    ["l’assomption", ["L'Assomption, QC"]],
    ["st john's", ["St. John's, NL"]],
    ["w", ["Winnipeg, MB"]],
    ["richmond", ["Richmond, BC", "Richmond, ON", "Richmond, QC", "Richmond Hill, ON"]],
    ["vancouver, b", ["Vancouver, BC", "North Vancouver, BC"]],
    ["vancouver, british", ["Vancouver, BC"]],
  ])("for %j start with %j", (typed, first) => {
    expect(suggested(typed).slice(0, first.length)).toEqual(first)
  })

  test("list names that start with the text before names with it in a later word or inside one", () => {
    const names = suggestPlaces("van").data.map(({ name }) => name.toLowerCase())
    const ranks = names.map((name) => (name.startsWith("van") ? 0 : / van|-van/.test(name) ? 1 : 2))
    expect(ranks).toEqual(ranks.toSorted())
    expect(ranks).toContain(1)
  })

  test.each(["", " ", ",", "Atlantis", "Vancouver, FR", "Vancouver, BC, Canada"])(
    "for %j are empty",
    (typed) => {
      expect(suggested(typed)).toEqual([])
    },
  )

  test("are at most ten", () => {
    expect(suggested("a")).toHaveLength(10)
  })
})

describe("a text that may mean one place", () => {
  test.each([
    ["Halifax", "Halifax, NS"],
    ["halifax , ns", "Halifax, NS"],
    ["Halifax NS", "Halifax, NS"],
    ["Halifax Nova Scotia", "Halifax, NS"],
    ["Halifax, Nova Scotia", "Halifax, NS"],
    ["montreal", "Montréal, QC"],
    ["Vancouver", "Vancouver, BC"],
    ["Windsor, ON", "Windsor, ON"],
    ["chilliw", "Chilliwack, BC"],
    ["Atlantis, BC", "Atlantis, BC"],
    ["Old  Mill, ab", "Old Mill, AB"],
    ["nova scotia", "Nova Scotia"],
    ["Trois Rivieres, QC", "Trois-Rivières, QC"],
    ["trois rivieres qc", "Trois-Rivières, QC"],
    ["canada", "Canada"],
  ])("%j means %j", (typed, description) => {
    expect(meant(typed)).toBe(description)
  })

  test.each([
    "Atlantis",
    "Windsor",
    "Quebec",
    "Richmond",
    "Paris, FR",
    "van",
    "",
    "1, AB",
    "Vancouver BC Canada",
  ])("%j means no place for certain", (typed) => {
    expect(meant(typed)).toBeNull()
  })
})
