"use client"

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Combobox } from "@/components/ui/combobox"
import { placeByIdQuery, usePlaces } from "@/lib/queries/reference-data"
import { storedPlaceName } from "../job-form/place-items"
import { useDebounced } from "../job-form/use-debounced"

export interface PlaceFilterProps {
  /** The place's ID. */
  value: string | null
  onChange: (id: string | null) => void
}

/** A filter for one place, out of the reference data or those that the employer typed. */
export function PlaceFilter({ value, onChange }: PlaceFilterProps) {
  const { t, nameOf } = useMessages()
  const [typed, setTyped] = useState("")
  const sought = storedPlaceName(typed.trim(), nameOf)
  const asked = useDebounced(sought, 150)
  const found = usePlaces(asked)
  const chosen = useQuery({ ...placeByIdQuery(Number(value)), enabled: value !== null })
  const item = ({ id, description }: { id: number; description: string }) => ({
    value: String(id),
    label: nameOf(description),
  })
  const isAsking = sought !== "" && (found.isFetching || asked !== sought)
  return (
    <Combobox
      searched
      items={asked === "" ? [] : (found.data?.data ?? []).map(item)}
      onTextChange={setTyped}
      value={value !== null && chosen.data ? item(chosen.data) : null}
      onValueChange={(place) => onChange(place?.value ?? null)}
      loading={isAsking}
      placeholder={t("listFilters.placeExample")}
      emptyText={t(sought === "" ? "listFilters.typePlace" : "listFilters.noSuchPlace")}
    />
  )
}
