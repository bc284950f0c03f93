"use client"

import { Controller, useWatch } from "react-hook-form"
import { Checkbox } from "@/components/ui/checkbox"
import { type JobFields, refreshDays } from "@/lib/api/v1.1/job-form"
import { useMe } from "@/lib/queries/session"
import { FieldMessage } from "./field-message"
import { controlId } from "./form-problems"
import { useFieldProps } from "./job-form-context"

export function AutoRefreshField() {
  const { employer } = useMe()
  const { id, error, disabled } = useFieldProps("autoRefresh")
  const on = useWatch<JobFields, "autoRefresh">({ name: "autoRefresh" })
  const lacking = employer.plan !== "unlimited"
  const explained = `Every ${refreshDays} days the publishing date moves to that day, so that the posting stays near the top, until it closes.`
  const reason =
    "It comes with the unlimited plan, which your employer does not have. Ask the people who run Openings for you."
  return (
    <div>
      <Controller<JobFields, "autoRefresh">
        name="autoRefresh"
        render={({ field }) => (
          <Checkbox
            id={id}
            label="Auto-refresh"
            hint={lacking ? `${explained} ${reason}` : explained}
            checked={field.value}
            onCheckedChange={field.onChange}
            // Who has it on from better days can still switch it off.
            disabled={disabled || (lacking && !on)}
          />
        )}
      />
      <FieldMessage error={error} />
    </div>
  )
}

export function ConfidentialField() {
  const { error, disabled } = useFieldProps("confidential")
  return (
    <div>
      <Controller<JobFields, "confidential">
        name="confidential"
        render={({ field }) => (
          <Checkbox
            id={controlId("confidential")}
            label="Confidential"
            hint="Candidates do not see the employer’s name."
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
