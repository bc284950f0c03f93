"use client"

import { Controller, useFormContext, useWatch } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { RadioGroup } from "@/components/ui/radio-group"
import { type JobFields, routingByEmail, routingByUrl } from "@/lib/api/v1.1/job-form"
import type { MessageKey } from "@/lib/messages/message"
import { useFieldProps, useJobForm } from "./job-form-context"

const ways: Record<number, MessageKey> = {
  [routingByEmail]: "postingForm.byEmail",
  [routingByUrl]: "postingForm.onWebPage",
}

export function ApplicationFields() {
  const { t, textOf } = useMessages()
  const { routingTypes } = useJobForm().lists
  const chosen = useWatch<JobFields, "applicantRoutingType.id">({ name: "applicantRoutingType.id" })
  return (
    <>
      <Field label={t("posting.candidatesApply")} required {...useFieldProps("applicantRoutingType.id")}>
        <Controller<JobFields, "applicantRoutingType.id">
          name="applicantRoutingType.id"
          render={({ field }) => (
            <RadioGroup
              items={routingTypes.map(({ id, name }) => {
                const key = ways[id]
                return { value: id, label: key ? textOf({ key }) : name }
              })}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      {chosen === routingByEmail ? <EmailField /> : null}
      {chosen === routingByUrl ? <WebAddressField /> : null}
    </>
  )
}

function EmailField() {
  const { t } = useMessages()
  const { register } = useFormContext<JobFields>()
  return (
    <Field
      label={t("postingForm.email")}
      required
      hint={t("postingForm.emailHint")}
      {...useFieldProps("applicationEmail")}
    >
      <Input
        {...register("applicationEmail")}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        placeholder={t("postingForm.emailExample")}
      />
    </Field>
  )
}

function WebAddressField() {
  const { t } = useMessages()
  const { register } = useFormContext<JobFields>()
  return (
    <Field
      label={t("postingForm.webAddress")}
      required
      hint={t("postingForm.webAddressHint")}
      {...useFieldProps("applicationUrl")}
    >
      <Input
        {...register("applicationUrl")}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        placeholder={t("postingForm.webAddressExample")}
      />
    </Field>
  )
}
