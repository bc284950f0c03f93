"use client"

import { useMemo } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { ReferenceLists } from "@/lib/queries/reference-data"

/** The lists with their names in the page's language, the categories in its order; what is sent are the ids. */
export function useSpokenLists(lists: ReferenceLists): ReferenceLists {
  const { language, locale, nameOf } = useMessages()
  return useMemo(() => {
    if (language === "en") return lists
    const spoken = <Item extends { name: string }>(items: readonly Item[]) =>
      items.map((item) => ({ ...item, name: nameOf(item.name) }))
    const { compare } = new Intl.Collator(locale)
    return {
      categories: spoken(lists.categories).sort((one, other) => compare(one.name, other.name)),
      positionTypes: spoken(lists.positionTypes),
      salaryPeriods: spoken(lists.salaryPeriods),
      routingTypes: spoken(lists.routingTypes),
    }
  }, [lists, language, locale, nameOf])
}
