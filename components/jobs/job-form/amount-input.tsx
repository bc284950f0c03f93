"use client"

import { useState } from "react"
import { useController, useFormContext, useWatch } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import type { Words } from "@/components/messages/words"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import type { AmountField, JobFields } from "@/lib/api/v1.1/job-form"
import { readAmount, writeAmount } from "@/lib/format/amounts"
import { currencySign, signBefore } from "@/lib/format/money"
import { payWords } from "@/lib/format/pay-words"
import type { FormField } from "./form-problems"
import { useFieldProps, useJobForm } from "./job-form-context"

/** These make up one salary: a problem with one may be solved by changing another. */
export const salaryTogether: FormField[] = ["salary.amount", "salary.maxAmount", "salary.period.id"]

export interface AmountInputProps {
  name: "salary.amount" | "salary.maxAmount"
  label: string
  /** Shown while there is no amount. */
  hint: string
}

/** An amount of money. The typed text stays as it is; below it is how it was read, or what to type instead. */
export function AmountInput({ name, label, hint }: AmountInputProps) {
  const words = useMessages()
  const { locale } = words
  const { trigger } = useFormContext<JobFields>()
  const props = useFieldProps(name)
  const { field } = useController<JobFields, typeof name>({ name, rules: { deps: salaryTogether } })
  const [typed, setTyped] = useState("")
  const { value } = field
  const text = valueOf(typed, locale) === value ? typed : shownAs(value, locale)
  return (
    <Field label={label} {...props} hint={useReading(value, words) ?? hint}>
      <Input
        name={name}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value)
          field.onChange(valueOf(event.target.value, locale))
          if (props.error) void trigger(name)
        }}
        onBlur={() => {
          field.onBlur()
          if (typeof value === "string") void trigger(name)
        }}
        {...{ [signBefore(locale) ? "start" : "end"]: <span aria-hidden>{currencySign(locale)}</span> }}
        inputMode="decimal"
        autoComplete="off"
      />
    </Field>
  )
}

/** The amount that a text stands for, none if it is blank; a text that can't be read is returned as it is. */
function valueOf(text: string, locale: string): AmountField {
  const read = readAmount(text, locale)
  return "amount" in read ? read.amount : text
}

function shownAs(value: AmountField, locale: string): string {
  return typeof value === "number" ? writeAmount(value, locale) : (value ?? "")
}

/** The amount in words, with the period it is paid for. */
function useReading(amount: AmountField, words: Words): string | null {
  const { salaryPeriods } = useJobForm().lists
  const period = useWatch<JobFields, "salary.period.id">({ name: "salary.period.id" })
  const unit = salaryPeriods.find(({ id }) => id === period)?.unit ?? null
  return typeof amount === "number" && amount >= 0 ? payWords({ amount, unit }, words) : null
}
