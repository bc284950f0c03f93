"use client"

import { Controller } from "react-hook-form"
import { Field } from "@/components/ui/field"
import { MultiCombobox } from "@/components/ui/multi-combobox"
import { type JobFields, jobLimits } from "@/lib/api/v1.1/job-form"
import { usePlaces } from "@/lib/queries/reference-data"
import { useFieldProps } from "./job-form-context"
import { fittingPlaces, ownPlace, placeItem } from "./place-items"
import { useDebounced } from "./use-debounced"
import { useTypedText } from "./use-typed-text"

export function PlacesField() {
  const typed = useTypedText("locations")
  const sought = typed.text.trim()
  const asked = useDebounced(sought, 150)
  const { data, isFetching, isError } = usePlaces(asked)
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
            {...typed}
            searched
            items={asked === "" ? [] : fittingPlaces(data?.data ?? [], sought)}
            customItem={ownPlace}
            value={field.value.map(({ description }) => placeItem(description))}
            onValueChange={(items) => field.onChange(items.map(({ label }) => ({ description: label })))}
            onBlur={field.onBlur}
            max={jobLimits.locations}
            loading={sought !== "" && (isFetching || asked !== sought)}
            placeholder="Vancouver"
            emptyText={
              sought === ""
                ? "Type the name of a town, a province or Canada."
                : `${isError ? "Places cannot be looked up now." : "No such place is listed."} Type it as “Name, XX”, with the province’s code.`
            }
          />
        )}
      />
    </Field>
  )
}
