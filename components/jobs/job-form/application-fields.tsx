"use client"

import { Controller, useFormContext, useWatch } from "react-hook-form"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { RadioGroup } from "@/components/ui/radio-group"
import { type JobFields, routingByEmail, routingByUrl } from "@/lib/api/v1.1/job-form"
import { useFieldProps, useJobForm } from "./job-form-context"

const words: Record<number, string> = { [routingByEmail]: "By e-mail", [routingByUrl]: "On a web page" }

export function ApplicationFields() {
  const { routingTypes } = useJobForm().lists
  const chosen = useWatch<JobFields, "applicantRoutingType.id">({ name: "applicantRoutingType.id" })
  return (
    <>
      <Field label="Candidates apply" required {...useFieldProps("applicantRoutingType.id")}>
        <Controller<JobFields, "applicantRoutingType.id">
          name="applicantRoutingType.id"
          render={({ field }) => (
            <RadioGroup
              items={routingTypes.map(({ id, name }) => ({ value: id, label: words[id] ?? name }))}
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
  const { register } = useFormContext<JobFields>()
  return (
    <Field
      label="E-mail address"
      required
      hint="Applications are sent to it."
      {...useFieldProps("applicationEmail")}
    >
      <Input
        {...register("applicationEmail")}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        placeholder="jobs@example.com"
      />
    </Field>
  )
}

function WebAddressField() {
  const { register } = useFormContext<JobFields>()
  return (
    <Field
      label="Web address"
      required
      hint="The page with your application form."
      {...useFieldProps("applicationUrl")}
    >
      <Input
        {...register("applicationUrl")}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        placeholder="https://example.com/apply"
      />
    </Field>
  )
}
