"use client"

import { useQueries } from "@tanstack/react-query"
import { useCallback } from "react"
import type { UnknownPlace } from "@/lib/api/v1.1/live-check"
import { placesQuery } from "@/lib/queries/reference-data"
import type { PlaceSuggestions } from "@/lib/api/dashboard/places"

/** Which of `descriptions` the service doesn't know, as far as it has responded. */
export function useUnknownPlaces(descriptions: readonly string[]): UnknownPlace[] {
  const combine = useCallback(
    (results: { data: PlaceSuggestions | undefined }[]) =>
      results.flatMap(({ data }, index): UnknownPlace[] => {
        const description = descriptions[index] ?? ""
        if (!data || data.data.some((place) => place.description === description)) return []
        const nearest = data.nearest ?? data.data[0]?.description
        return [{ index, description, nearest: nearest ? [nearest] : [] }]
      }),
    [descriptions],
  )
  return useQueries({ queries: descriptions.map((each) => placesQuery(each)), combine })
}
