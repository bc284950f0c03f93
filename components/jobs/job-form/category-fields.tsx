"use client"

import { Controller } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import { MultiCombobox } from "@/components/ui/multi-combobox"
import { Select } from "@/components/ui/select"
import { type JobFields, jobLimits } from "@/lib/api/v1.1/job-form"
import { useFieldProps, useJobForm } from "./job-form-context"
import { useTypedText } from "./use-typed-text"

export function CategoriesField() {
  const { t, nameOf } = useMessages()
  const typed = useTypedText("categories")
  const items = useJobForm().lists.categories.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Field
      label={t("jobFields.categories")}
      required
      hint={t("postingForm.upTo", { most: jobLimits.categories })}
      {...useFieldProps("categories")}
    >
      <Controller<JobFields, "categories">
        name="categories"
        render={({ field }) => (
          <MultiCombobox
            {...typed}
            items={items}
            value={items.filter(({ value }) => field.value.some(({ id }) => String(id) === value))}
            onValueChange={(chosen) => field.onChange(chosen.map(({ value }) => ({ id: Number(value) })))}
            onBlur={field.onBlur}
            max={jobLimits.categories}
            placeholder={nameOf("Hospitality and Tourism")}
            emptyText={t("postingForm.noSuchCategory")}
          />
        )}
      />
    </Field>
  )
}

export function PositionTypeField() {
  const { t } = useMessages()
  const { positionTypes } = useJobForm().lists
  return (
    <Field label={t("jobFields.positionType")} required {...useFieldProps("positionType.id")}>
      <Controller<JobFields, "positionType.id">
        name="positionType.id"
        render={({ field }) => (
          <Select
            items={positionTypes.map(({ id, name }) => ({ value: id, label: name }))}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </Field>
  )
}
