import { expect, test } from "vitest"
import { locationRecords } from "./location"
import { townNamed } from "./town-named"

test.each([
  ["montreal", "Montréal, QC"],
  [" Trois-Rivières ", "Trois-Rivières, QC"],
  ["trois rivieres", "Trois-Rivières, QC"],
  ["St-Jérôme", "Saint-Jérôme, QC"],
  ["Ste-Thérèse", "Sainte-Thérèse, QC"],
  ["St Johns", null],
  ["Richmond", null],
  ["Atlantis", null],
])("the only town called %j is %j", (name, description) => expect(townNamed(name)).toBe(description))

test("what names a province, a territory or the country is not taken for a town", () => {
  const others = locationRecords.filter(({ type }) => type !== "Town")
  expect(others).toHaveLength(14)
  for (const { name, description } of others)
    expect([townNamed(name), townNamed(description)]).toEqual([null, null])
  expect(townNamed("Québec")).toBeNull()
})
