import { locationRecords } from "./location"
import { looseName } from "./loose-name"

/** The towns of the reference data by loosely written name; null where several provinces have one, or a province has that name itself. */
const towns = new Map<string, string | null>()
for (const { name, description, type } of locationRecords) {
  const isOnly = type === "Town" && !towns.has(looseName(name))
  towns.set(looseName(name), isOnly ? description : null)
}

/**
 * The description of the only town that is called `name`, however loosely that is written: "Montréal, QC" of "montreal",
 * "Saint-Jérôme, QC" of "St-Jerome". Null if there is none, or more than one.
 */
export function townNamed(name: string): string | null {
  return towns.get(looseName(name)) ?? null
}
