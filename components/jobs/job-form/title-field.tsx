"use client"

import { useEffect } from "react"
import { useFormContext } from "react-hook-form"
import { isFocusFree } from "@/components/layout/is-focus-free"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { useHydrated } from "@/components/ui/use-hydrated"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import { controlId } from "./form-problems"
import { useFieldProps, useJobForm } from "./job-form-context"

export function TitleField() {
  const { t } = useMessages()
  const { register } = useFormContext<JobFields>()
  const { readOnly } = useJobForm()
  const hydrated = useHydrated()
  // The form can be filled in from now on, which is what the page was opened for.
  useEffect(() => {
    if (!hydrated || readOnly || !isFocusFree()) return
    document.getElementById(controlId("title"))?.focus({ preventScroll: true })
  }, [hydrated, readOnly])
  return (
    <Field label={t("jobFields.title")} required {...useFieldProps("title")}>
      <Input
        {...register("title")}
        autoComplete="off"
        aria-required
        placeholder={t("postingForm.titleExample")}
      />
    </Field>
  )
}
