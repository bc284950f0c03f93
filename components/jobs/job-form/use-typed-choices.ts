"use client"

import type { UseFormReturn } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import { type JobFields, jobLimits } from "@/lib/api/v1.1/job-form"
import { type ReferenceLists, usePlaceMeant } from "@/lib/queries/reference-data"
import { folded, ownPlace, placeItem, regionsCalled } from "./place-items"

export type ChosenField = keyof JobFields["typed"]

/**
 * Turns what is typed into a field into a choice, if it can only mean one thing, and returns the name of that choice. Otherwise the text
 * stays as typed.
 */
export type Settle = (field: ChosenField) => Promise<string | null>

export function useTypedChoices(form: UseFormReturn<JobFields>, lists: ReferenceLists): Settle {
  const { nameOf } = useMessages()
  const placeMeant = usePlaceMeant()

  async function settlePlace(typed: string): Promise<string | null> {
    const called = regionsCalled(typed, nameOf).find(({ label }) => folded(nameOf(label)) === folded(typed))
    const meant = called?.label ?? (await placeMeant(typed).catch(() => ownPlace(typed)?.label ?? null))
    if (meant === null || form.getValues("typed.locations").trim() !== typed) return null
    const { value } = placeItem(meant)
    const chosen = form.getValues("locations")
    const there = chosen.some(({ description }) => placeItem(description).value === value)
    if (!there && chosen.length >= jobLimits.locations) return null
    if (!there) form.setValue("locations", [...chosen, { description: meant }], { shouldDirty: true })
    return nameOf(meant)
  }

  function settleCategory(typed: string): string | null {
    const like = lists.categories.filter(({ name }) => folded(name).includes(folded(typed)))
    const meant =
      like.find(({ name }) => folded(name) === folded(typed)) ?? (like.length === 1 ? like[0] : null)
    if (!meant) return null
    const chosen = form.getValues("categories")
    const there = chosen.some(({ id }) => id === meant.id)
    if (!there && chosen.length >= jobLimits.categories) return null
    if (!there) form.setValue("categories", [...chosen, { id: meant.id }], { shouldDirty: true })
    return meant.name
  }

  return async (field) => {
    const written = form.getValues(`typed.${field}`)
    if (written === "") return null
    const typed = written.trim()
    const meant =
      typed === "" ? null : field === "locations" ? await settlePlace(typed) : settleCategory(typed)
    if (typed === "" || meant !== null) form.setValue(`typed.${field}`, "", { shouldDirty: true })
    return meant
  }
}
