import type { ComboboxItem } from "@/components/ui/combobox-list"
import type { PlaceItem } from "@/lib/queries/reference-data"

const ownForm = /^([^,\p{L}]*\p{L}[^,]*),\s*(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/iu

/** Text without what tells apart spellings of the same: case, accents, spaces. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/ ?, ?/g, ", ")
    .trim()
}

/** A place as the combobox has it; places that differ in spelling alone are one. */
export function placeItem(description: string, hint?: string): ComboboxItem {
  return { value: folded(description), label: description, ...(hint ? { hint } : {}) }
}

/** A place that is typed as "Name, XX" may stand for itself; the API takes any in Canada. */
export function ownPlace(typed: string): ComboboxItem | null {
  const [, name, code] = ownForm.exec(typed.trim()) ?? []
  return name && code ? placeItem(`${name.trim().replace(/\s+/g, " ")}, ${code.toUpperCase()}`) : null
}

/**
 * The places to offer for what is typed. Those found for an earlier word stay only while they fit, for Enter takes the first;
 * and who typed a whole "Name, XX" means that one and no other.
 */
export function fittingPlaces(found: readonly PlaceItem[], typed: string): ComboboxItem[] {
  const items = found.map(({ description, type }) =>
    placeItem(description, type === "Town" ? undefined : type),
  )
  const own = ownPlace(typed)
  if (own) return items.filter(({ value }) => value === own.value)
  const [name = "", code = ""] = folded(typed).split(", ")
  return items.filter(({ value }) => {
    const [ofPlace = "", ofRegion = ""] = value.split(", ")
    return ofPlace.includes(name.replace(/,$/, "")) && ofRegion.startsWith(code)
  })
}
