import { foldText } from "../folded-text"
import { locationRecords } from "./location"

/** The towns of the reference data by folded name; null where several provinces have one, or a province has that name itself. */
const towns = new Map<string, string | null>()
for (const { name, description, type } of locationRecords) {
  const isOnly = type === "Town" && !towns.has(foldText(name))
  towns.set(foldText(name), isOnly ? description : null)
}

/**
 * The description of the only town that is called `name`, whatever its case and accents: "Montréal, QC" of "montreal". Null
 * if there is none, or more than one.
 */
export function townNamed(name: string): string | null {
  return towns.get(foldText(name).trim()) ?? null
}
