"use client"

import { createContext, use } from "react"
import { useFormState } from "react-hook-form"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import type { JobAnswer } from "@/lib/queries/jobs"
import type { ReferenceLists } from "@/lib/queries/reference-data"
import { controlId, type FormField, messageOf } from "./form-problems"
import type { Settle } from "./use-typed-choices"

export type JobFormState = {
  /** The posting as it is stored; null if it hasn't been saved yet. */
  job: JobAnswer | null
  lists: ReferenceLists
  readOnly: boolean
  settle: Settle
  /** The posting that already has the reference, if the service said so. */
  sameReference: number | null
}

export const JobFormContext = createContext<JobFormState | null>(null)

export function useJobForm(): JobFormState {
  const state = use(JobFormContext)
  if (!state) throw new Error("useJobForm is for the fields of a posting's form.")
  return state
}

/** The props that every field passes to the `Field` around its control: the control's ID, what is wrong with it, whether it is disabled. */
export function useFieldProps(field: FormField) {
  const { errors } = useFormState<JobFields>()
  const { readOnly } = useJobForm()
  return { id: controlId(field), error: messageOf(errors, field), summed: true, disabled: readOnly }
}
