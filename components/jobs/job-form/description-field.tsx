"use client"

import dynamic from "next/dynamic"
import { Controller } from "react-hook-form"
import { Field } from "@/components/ui/field"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import { DescriptionEditorSkeleton } from "../description-editor/description-editor-skeleton"
import { useFieldProps } from "./job-form-context"

const DescriptionEditor = dynamic(
  async () => (await import("../description-editor/description-editor")).DescriptionEditor,
  { ssr: false, loading: () => <DescriptionEditorSkeleton /> },
)

export function DescriptionField() {
  return (
    <Field label="Description" required {...useFieldProps("description")}>
      <Controller<JobFields, "description">
        name="description"
        render={({ field: { value, onChange, onBlur } }) => (
          <DescriptionEditor value={value} onChange={onChange} onBlur={onBlur} required />
        )}
      />
    </Field>
  )
}
