"use client"

import { useMemo } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { ReferenceLists } from "@/lib/queries/reference-data"
import { spokenCategories } from "../spoken-categories"

/** The lists with their names in the page's language, the categories in its order; what is sent are the IDs. */
export function useSpokenLists(lists: ReferenceLists): ReferenceLists {
  const words = useMessages()
  return useMemo(() => {
    const { language, nameOf } = words
    if (language === "en") return lists
    const spoken = <Item extends { name: string }>(items: readonly Item[]) =>
      items.map((item) => ({ ...item, name: nameOf(item.name) }))
    return {
      categories: spokenCategories(lists.categories, words),
      positionTypes: spoken(lists.positionTypes),
      salaryPeriods: spoken(lists.salaryPeriods),
      routingTypes: spoken(lists.routingTypes),
    }
  }, [lists, words])
}
