"use client"

import { Controller, useWatch } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import { Checkbox } from "@/components/ui/checkbox"
import { type JobFields, refreshDays } from "@/lib/api/v1.1/job-form"
import { useMe } from "@/lib/queries/session"
import { FieldMessage } from "./field-message"
import { controlId } from "./form-problems"
import { useFieldProps } from "./job-form-context"

export function AutoRefreshField() {
  const { t } = useMessages()
  const { employer } = useMe()
  const { id, error, disabled } = useFieldProps("autoRefresh")
  const on = useWatch<JobFields, "autoRefresh">({ name: "autoRefresh" })
  const lacking = employer.plan !== "unlimited"
  const explained = t("postingForm.autoRefreshHint", { days: refreshDays })
  return (
    <div>
      <Controller<JobFields, "autoRefresh">
        name="autoRefresh"
        render={({ field }) => (
          <Checkbox
            id={id}
            label={t("jobFields.autoRefresh")}
            hint={lacking ? `${explained} ${t("postingForm.autoRefreshLacking")}` : explained}
            checked={field.value}
            onCheckedChange={field.onChange}
            // If it is still on from an earlier plan, it can be switched off.
            disabled={disabled || (lacking && !on)}
          />
        )}
      />
      <FieldMessage error={error} />
    </div>
  )
}

export function ConfidentialField() {
  const { t } = useMessages()
  const { error, disabled } = useFieldProps("confidential")
  return (
    <div>
      <Controller<JobFields, "confidential">
        name="confidential"
        render={({ field }) => (
          <Checkbox
            id={controlId("confidential")}
            label={t("jobFields.confidential")}
            hint={t("postingForm.confidentialHint")}
            checked={field.value}
            onCheckedChange={field.onChange}
            disabled={disabled}
          />
        )}
      />
      <FieldMessage error={error} />
    </div>
  )
}
