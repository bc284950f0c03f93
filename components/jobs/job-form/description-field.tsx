"use client"

import dynamic from "next/dynamic"
import { Controller } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import { DescriptionEditorSkeleton } from "../description-editor/description-editor-skeleton"
import { useFieldProps } from "./job-form-context"

const DescriptionEditor = dynamic(
  async () => (await import("../description-editor/description-editor")).DescriptionEditor,
  { ssr: false, loading: () => <DescriptionEditorSkeleton /> },
)

export function DescriptionField() {
  const { t } = useMessages()
  return (
    <Field label={t("jobFields.description")} required {...useFieldProps("description")}>
      <Controller<JobFields, "description">
        name="description"
        render={({ field: { value, onChange, onBlur }, fieldState: { isDirty } }) => (
          <DescriptionEditor value={value} isChange={isDirty} onChange={onChange} onBlur={onBlur} required />
        )}
      />
    </Field>
  )
}
