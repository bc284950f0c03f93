"use client"

import { useQuery } from "@tanstack/react-query"
import { useMessages } from "@/components/messages/use-messages"
import type { JobListFilters } from "@/lib/api/dashboard/job-list"
import { placeByIdQuery, useReferenceLists } from "@/lib/queries/reference-data"
import type { FilterChoices } from "./filter-words"
import { useActorChoices } from "./use-actor-choices"

/** The names of the place, category, position type and actor that the list is filtered by. */
export function useFilterChoices({
  locationId,
  categoryId,
  positionTypeId,
  changedBy,
}: Pick<JobListFilters, keyof FilterChoices>): FilterChoices {
  const { t } = useMessages()
  const actors = useActorChoices(changedBy !== null)
  const { data: lists } = useReferenceLists(null)
  const place = useQuery({ ...placeByIdQuery(Number(locationId)), enabled: locationId !== null })
  const unknown = t("listFilters.unknownChoice")
  const named = (list: { id: number; name: string }[] | undefined, id: string | null) =>
    list && (list.find((each) => each.id === Number(id))?.name ?? unknown)
  return {
    locationId: place.isError ? unknown : place.data?.description,
    categoryId: named(lists?.categories, categoryId),
    positionTypeId: named(lists?.positionTypes, positionTypeId),
    changedBy: changedBy === null ? undefined : actors.nameOf(changedBy),
  }
}
