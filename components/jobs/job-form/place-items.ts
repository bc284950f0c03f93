import type { ComboboxItem } from "@/components/ui/combobox-list"
import { looseName } from "@/lib/api/dashboard/places"
import type { PlaceItem } from "@/lib/queries/reference-data"

const ownForm = /^([^,\p{L}]*\p{L}[^,]*),\s*(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/iu

/** The country, and its provinces and territories, as they are stored. */
const regions = [
  "Canada",
  "Alberta",
  "British Columbia",
  "Manitoba",
  "New Brunswick",
  "Newfoundland and Labrador",
  "Northwest Territories",
  "Nova Scotia",
  "Nunavut",
  "Ontario",
  "Prince Edward Island",
  "Quebec",
  "Saskatchewan",
  "Yukon",
]

type NameOf = (name: string) => string

/** The stored name of the place that is shown as `shown`. */
export function storedPlaceName(shown: string, nameOf: NameOf): string {
  return regions.find((name) => nameOf(name) === shown) ?? shown
}

/** The regions with another name on this page that contains `typed`: the service only finds them by their stored name. */
export function regionsCalled(typed: string, nameOf: NameOf): ComboboxItem[] {
  const sought = folded(typed)
  return regions
    .filter((name) => {
      const shown = folded(nameOf(name))
      return shown !== folded(name) && shown.includes(sought)
    })
    .map((name) => placeItem(name))
}

/** `item` with its names in the page's language. */
export function spokenPlace({ label, hint, ...item }: ComboboxItem, nameOf: NameOf): ComboboxItem {
  return { ...item, label: nameOf(label), ...(hint ? { hint: nameOf(hint) } : {}) }
}

/** Text without what distinguishes spellings of the same words: case, accents, spaces. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/ ?, ?/g, ", ")
    .trim()
}

/** A place as an item of the combobox; places that differ only in spelling are one. */
export function placeItem(description: string, hint?: string): ComboboxItem {
  return { value: folded(description), label: description, ...(hint ? { hint } : {}) }
}

/** A place that is typed as "Name, XX" can be used as it is; the API accepts any in Canada. */
export function ownPlace(typed: string): ComboboxItem | null {
  const [, name, code] = ownForm.exec(typed.trim()) ?? []
  return name && code ? placeItem(`${name.trim().replace(/\s+/g, " ")}, ${code.toUpperCase()}`) : null
}

/**
 * The places to offer for what is typed. Those found for earlier text stay only while they match, since Enter takes the first; and a
 * complete "Name, XX" only matches that place.
 */
export function fittingPlaces(found: readonly PlaceItem[], typed: string): ComboboxItem[] {
  const items = found.map(({ description, type }) =>
    placeItem(description, type === "Town" ? undefined : type),
  )
  const own = ownPlace(typed)
  if (own) return items.filter(({ value }) => looseName(value) === looseName(own.value))
  const [name = "", code = ""] = folded(typed).split(", ")
  const sought = looseName(name.replace(/,$/, ""))
  return items.filter(({ value }) => {
    const [ofPlace = "", ofRegion = ""] = value.split(", ")
    return looseName(ofPlace).includes(sought) && ofRegion.startsWith(code)
  })
}
