"use client"

import { useController, useFormContext } from "react-hook-form"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import { useJobForm } from "./job-form-context"
import type { ChosenField } from "./use-typed-choices"

/** What a combobox needs so that nothing typed into it is lost: the form holds the text until it has become a choice. */
export function useTypedText(name: ChosenField) {
  const { clearErrors, formState, getValues, trigger } = useFormContext<JobFields>()
  const { field } = useController<JobFields, `typed.${ChosenField}`>({ name: `typed.${name}` })
  const { settle } = useJobForm()
  const { isSubmitted } = formState
  return {
    text: field.value,
    onTextChange(text: string) {
      field.onChange(text)
      // It is validated when the field is left, not while someone is typing.
      clearErrors(name)
    },
    async onSettle() {
      const chosen = await settle(name)
      if (isSubmitted || getValues(`typed.${name}`) !== "") await trigger(name)
      else clearErrors(name)
      return chosen
    },
  }
}
