import type { Mend } from "./finding"
import type { ReadPosting } from "./read-posting"

/** The click that puts `replacement` where `quote` stands: in the title, or else in the description. */
export function reword({ title, text }: ReadPosting, quote: string, replacement: string): Mend {
  const said = cased(replacement, quote)
  if (title.written.includes(quote)) return { kind: "title", title: title.written.replace(quote, () => said) }
  if (text.written.includes(quote)) return { kind: "replace", quote, replacement: said }
  return { kind: "go", field: "description" }
}

/** Where words stand: the field for a finding about them. */
export function fieldOf({ title }: ReadPosting, quote: string): "title" | "description" {
  return title.written.includes(quote) ? "title" : "description"
}

/** A capital where the words that go had one. */
function cased(replacement: string, quote: string): string {
  const first = quote.charAt(0)
  return first !== first.toLowerCase()
    ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
    : replacement
}
