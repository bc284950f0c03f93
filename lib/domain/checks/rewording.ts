import type { Mend } from "./finding"
import { quotedIn } from "./quoted-words"
import type { ReadPosting } from "./read-posting"
import type { FoundWords } from "./wording-pattern"

/** The click that puts `replacement` where the words were found: in the title, or else in the description. */
export function reword(posting: ReadPosting, found: FoundWords, replacement: string): Mend {
  const { quote, start } = found
  const { field, occurrence } = quotedIn(posting, found)
  const said = cased(replacement, quote)
  if (occurrence === null) return { kind: "go", field }
  if (field === "description") return { kind: "replace", quote, occurrence, replacement: said }
  const { written } = posting.title
  return { kind: "title", title: written.slice(0, start) + said + written.slice(start + quote.length) }
}

/** A capital where the words that go had one. */
function cased(replacement: string, quote: string): string {
  const first = quote.charAt(0)
  return first !== first.toLowerCase()
    ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
    : replacement
}
