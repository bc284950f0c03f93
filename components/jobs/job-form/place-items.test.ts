import { expect, test } from "vitest"
import type { PlaceItem } from "@/lib/queries/reference-data"
import { fittingPlaces, ownPlace, placeItem } from "./place-items"

const place = (description: string, type = "Town"): PlaceItem => ({
  id: 1,
  name: description.split(",")[0] ?? "",
  description,
  type,
})
const found = [
  place("Olds, AB"),
  place("Montréal, QC"),
  place("Montréal-Nord, QC"),
  place("Saint-Jérôme, QC"),
  place("L'Assomption, QC"),
  place("Manitoba", "Province"),
]
const offered = (typed: string) => fittingPlaces(found, typed).map(({ label }) => label)

test.each([
  ["olds", ["Olds, AB"]],
  ["Old Mill", []],
  ["MONTREAL", ["Montréal, QC", "Montréal-Nord, QC"]],
  ["montreal,", ["Montréal, QC", "Montréal-Nord, QC"]],
  ["montreal , qc", ["Montréal, QC"]],
  ["montreal, q", ["Montréal, QC", "Montréal-Nord, QC"]],
  ["Montreal, FR", []],
  ["Montreal, ON", []],
  ["manitob", ["Manitoba"]],
  ["St-Jérôme", ["Saint-Jérôme, QC"]],
  ["saint jerome", ["Saint-Jérôme, QC"]],
  ["St-Jérôme, QC", ["Saint-Jérôme, QC"]],
  ["L’Assomption", ["L'Assomption, QC"]],
  ["l’assomption, qc", ["L'Assomption, QC"]],
  ["montreal nord", ["Montréal-Nord, QC"]],
])("for %j the matching places are offered", (typed, labels) => {
  expect(offered(typed)).toEqual(labels)
})

test.each([
  ["Old  Mill ,ab", "Old Mill, AB"],
  ["Paris, FR", undefined],
  ["Old Mill", undefined],
  [", AB", undefined],
  ["1, AB", undefined],
])("%j is a separate place if it is written as “Name, XX”", (typed, label) => {
  expect(ownPlace(typed)?.label).toBe(label)
})

test("different spellings of one place count as one", () => {
  expect(placeItem("MONTREAL,QC").value).toBe(placeItem("Montréal, QC").value)
})
