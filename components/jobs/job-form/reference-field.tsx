"use client"

import { useFormContext } from "react-hook-form"
import { useAddress } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import { useFieldProps, useJobForm } from "./job-form-context"

export function ReferenceField() {
  const { t } = useMessages()
  const { register } = useFormContext<JobFields>()
  const { sameReference } = useJobForm()
  const address = useAddress()
  const { error, ...field } = useFieldProps("referenceId")
  return (
    <Field
      label={t("jobFields.referenceId")}
      hint={t("postingForm.referenceHint")}
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
              {t("postingForm.openThatPosting")}
              <span className="sr-only">{t("frame.inNewTab")}</span>
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
