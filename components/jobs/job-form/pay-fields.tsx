"use client"

import { Controller, useFormContext, useWatch } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Field, FieldGroup } from "@/components/ui/field"
import { Select } from "@/components/ui/select"
import { type JobFields } from "@/lib/api/v1.1/job-form"
import { writeAmount } from "@/lib/format/amounts"
import { AmountInput, salaryTogether } from "./amount-input"
import { emptyFields } from "./form-fields"
import { FieldMessage } from "./field-message"
import { controlId } from "./form-problems"
import { useFieldProps, useJobForm } from "./job-form-context"
import { sameValue } from "./unsaved-work"

export function PayFields() {
  const { t, locale } = useMessages()
  return (
    <FieldGroup
      id="job-salary"
      label={t("postingForm.payGroup")}
      hint={t("postingForm.salaryHint")}
      aside={<ClearSalary />}
    >
      <div className="grid grid-cols-2 gap-3">
        <AmountInput
          name="salary.amount"
          label={t("postingForm.amount")}
          hint={t("postingForm.suchAs", { amount: writeAmount(24.5, locale) })}
        />
        <AmountInput
          name="salary.maxAmount"
          label={t("postingForm.maximum")}
          hint={t("postingForm.forRange")}
        />
      </div>
      <div className="mt-1.5">
        <PeriodField />
      </div>
      <div className="mt-2 mb-1">
        <CommissionField />
      </div>
    </FieldGroup>
  )
}

function PeriodField() {
  const { t } = useMessages()
  const { salaryPeriods } = useJobForm().lists
  return (
    <Field label={t("postingForm.period")} {...useFieldProps("salary.period.id")}>
      <Controller<JobFields, "salary.period.id">
        name="salary.period.id"
        render={({ field }) => (
          <Select
            items={salaryPeriods.map(({ id, name }) => ({ value: id, label: name }))}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </Field>
  )
}

function CommissionField() {
  const { t } = useMessages()
  const { error, disabled } = useFieldProps("salary.plusCommission")
  return (
    <div>
      <Controller<JobFields, "salary.plusCommission">
        name="salary.plusCommission"
        rules={{ deps: salaryTogether }}
        render={({ field }) => (
          <Checkbox
            id={controlId("salary.plusCommission")}
            label={t("postingForm.plusCommission")}
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

/** The way back to no salary; a select has none of its own. */
function ClearSalary() {
  const { t } = useMessages()
  const { setValue, clearErrors } = useFormContext<JobFields>()
  const salary = useWatch<JobFields, "salary">({ name: "salary" })
  const { readOnly } = useJobForm()
  if (readOnly || sameValue(salary, emptyFields.salary)) return null
  return (
    <Button
      variant="link"
      size="sm"
      className="text-xs"
      aria-label={t("postingForm.clearSalary")}
      onClick={() => {
        setValue("salary", emptyFields.salary, { shouldDirty: true })
        clearErrors("salary")
        document.getElementById(controlId("salary.amount"))?.focus()
      }}
    >
      {t("ui.clear")}
    </Button>
  )
}
