import type { Words } from "@/components/messages/words"
import type { ReferenceItem } from "@/lib/queries/reference-data"

/** The categories with their names in the page's language and sorted by its rules, with the catch-all last (contract 1.2). */
export function spokenCategories(
  categories: readonly ReferenceItem[] = [],
  { language, locale, nameOf }: Words,
): ReferenceItem[] {
  if (language === "en") return [...categories]
  const { compare } = new Intl.Collator(locale)
  const [others, named] = [true, false].map((wanted) =>
    categories
      .filter(({ name }) => (name === "Other") === wanted)
      .map(({ id, name }) => ({ id, name: nameOf(name) })),
  ) as [ReferenceItem[], ReferenceItem[]]
  return [...named.sort((one, other) => compare(one.name, other.name)), ...others]
}
