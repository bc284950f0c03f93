"use client"

import { Controller } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import { MultiCombobox } from "@/components/ui/multi-combobox"
import { type JobFields, jobLimits } from "@/lib/api/v1.1/job-form"
import { usePlaces } from "@/lib/queries/reference-data"
import { useFieldProps } from "./job-form-context"
import {
  fittingPlaces,
  ownPlace,
  placeItem,
  regionsCalled,
  spokenPlace,
  storedPlaceName,
} from "./place-items"
import { useDebounced } from "./use-debounced"
import { useTypedText } from "./use-typed-text"

export function PlacesField() {
  const { t, nameOf } = useMessages()
  const typed = useTypedText("locations")
  const sought = typed.text.trim()
  const asked = useDebounced(sought, 150)
  const { data, isFetching, isError } = usePlaces(asked)
  const called = sought === "" ? [] : regionsCalled(sought, nameOf)
  const known = fittingPlaces(data?.data ?? [], sought)
  const offered = [...called, ...known.filter(({ value }) => !called.some((item) => item.value === value))]
  return (
    <Field
      label={t("jobFields.locations")}
      required
      hint={t("postingForm.placesHint", { most: jobLimits.locations })}
      {...useFieldProps("locations")}
    >
      <Controller<JobFields, "locations">
        name="locations"
        render={({ field }) => (
          <MultiCombobox
            {...typed}
            searched
            items={asked === "" ? [] : offered.map((item) => spokenPlace(item, nameOf))}
            customItem={ownPlace}
            value={field.value.map(({ description }) => spokenPlace(placeItem(description), nameOf))}
            onValueChange={(items) =>
              field.onChange(items.map(({ label }) => ({ description: storedPlaceName(label, nameOf) })))
            }
            onBlur={field.onBlur}
            max={jobLimits.locations}
            loading={sought !== "" && (isFetching || asked !== sought)}
            placeholder={t("postingForm.placeExample")}
            emptyText={
              sought === ""
                ? t("postingForm.typePlace")
                : t(isError ? "postingForm.placesNotFound" : "postingForm.noSuchPlace")
            }
          />
        )}
      />
    </Field>
  )
}
