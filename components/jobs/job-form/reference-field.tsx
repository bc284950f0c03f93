"use client"

import { useFormContext } from "react-hook-form"
import { useAddress } from "@/components/layout/page-address"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import { useFieldProps, useJobForm } from "./job-form-context"

export function ReferenceField() {
  const { register } = useFormContext<JobFields>()
  const { sameReference } = useJobForm()
  const address = useAddress()
  const { error, ...field } = useFieldProps("referenceId")
  return (
    <Field
      label="Reference"
      hint="Your own identifier, such as a requisition number. No two postings share one."
      {...field}
      error={
        error && sameReference !== null ? (
          <>
            {error}{" "}
            <a
              href={address(`/jobs/${sameReference}`)}
              target="_blank"
              rel="noopener"
              className="rounded-sm font-medium underline underline-offset-2"
            >
              Open that posting<span className="sr-only"> (in a new tab)</span>
            </a>
          </>
        ) : (
          error
        )
      }
    >
      <Input {...register("referenceId")} autoComplete="off" spellCheck={false} className="figures" />
    </Field>
  )
}
