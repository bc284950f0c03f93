"use client"

import { useFormContext } from "react-hook-form"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import { useFieldProps } from "./job-form-context"

export function TitleField() {
  const { register } = useFormContext<JobFields>()
  return (
    <Field label="Title" required {...useFieldProps("title")}>
      <Input {...register("title")} autoComplete="off" aria-required placeholder="Line cook" />
    </Field>
  )
}
