"use client"

import { useState } from "react"
import { Controller } from "react-hook-form"
import { Field } from "@/components/ui/field"
import { MultiCombobox } from "@/components/ui/multi-combobox"
import { type JobFields, jobLimits } from "@/lib/api/v1.1/job-form"
import { usePlaces } from "@/lib/queries/reference-data"
import { useFieldProps } from "./job-form-context"
import { fittingPlaces, ownPlace, placeItem, placeName } from "./place-items"
import { useDebounced } from "./use-debounced"

export function PlacesField() {
  const [typed, setTyped] = useState("")
  const name = useDebounced(placeName(typed), 150)
  const { data = [], isFetching } = usePlaces(name)
  const asking = placeName(typed) !== "" && (isFetching || name !== placeName(typed))
  return (
    <Field
      label="Places"
      required
      hint={`Up to ${jobLimits.locations}. A place that is not listed can be typed, as “Name, XX” with the province’s code.`}
      {...useFieldProps("locations")}
    >
      <Controller<JobFields, "locations">
        name="locations"
        render={({ field }) => (
          <MultiCombobox
            items={name === "" ? [] : fittingPlaces(data, typed)}
            onQuery={setTyped}
            customItem={ownPlace}
            value={field.value.map(({ description }) => placeItem(description))}
            onValueChange={(items) => field.onChange(items.map(({ label }) => ({ description: label })))}
            onBlur={field.onBlur}
            max={jobLimits.locations}
            loading={asking}
            placeholder="Vancouver"
            emptyText={
              placeName(typed) === ""
                ? "Type the name of a town, a province or Canada."
                : "No such place is listed. Type it as “Name, XX”, with the province’s code."
            }
          />
        )}
      />
    </Field>
  )
}
