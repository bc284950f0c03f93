"use client"

import { type RefObject, useState } from "react"
import type { UseFormReturn } from "react-hook-form"
import type { JobFields, JobRequest, JobStatus } from "@/lib/api/v1.1/job-form"
import { ApiError } from "@/lib/queries/api-error"
import { useSaveJob } from "@/lib/queries/job-form"
import type { Job } from "@/lib/queries/jobs"
import { changedFields, requestOf } from "./changed-fields"
import { controlId, inOrder, type PlacedProblem, placeProblems, problemsIn } from "./form-problems"

const sameReferenceMessage = "Another posting has this reference. Choose another one, or change that posting."

type Options = {
  form: UseFormReturn<JobFields>
  job: Job | null
  loaded: RefObject<JobFields>
  onSaved: (saved: Job, sent: JobFields) => void
}

/** Sends what the form says, and puts what the service says against it beside the fields. */
export function useJobSaving({ form, job, loaded, onSaved }: Options) {
  const { mutateAsync } = useSaveJob()
  const [saving, setSaving] = useState<JobStatus | null>(null)
  /** A refusal that is about no field. */
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [sameReference, setSameReference] = useState<number | null>(null)
  /** What the last attempt found wrong with the fields. It stays until the next one, so that nothing moves under who types. */
  const [refusals, setRefusals] = useState<PlacedProblem[]>([])

  async function save(status: JobStatus) {
    if (saving) return
    setSaving(status)
    setFailure(null)
    setRefusals([])
    setSameReference(null)
    await form.handleSubmit(
      (fields) => send(fields, status),
      (errors) => {
        showProblems(problemsIn(errors))
      },
    )()
    setSaving(null)
  }

  async function send(fields: JobFields, status: JobStatus) {
    const request: JobRequest = job ? changedFields(loaded.current, fields) : requestOf(fields)
    if (job?.status !== status) request.status = status
    try {
      const nothing = job && Object.keys(request).length === 0
      onSaved(nothing ? job : await mutateAsync({ id: job?.id ?? null, request }), fields)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Without a session the page is left for the sign-in page; there is nothing to put right here.
      if (error.status !== 401) refuse(error, fields)
    }
  }

  function refuse(error: ApiError, fields: JobFields) {
    const { placed, elsewhere } = placeProblems(problemsOf(error), fields)
    setSameReference(error.existing?.id ?? null)
    for (const { field, message } of placed) form.setError(field, { type: "service", message })
    const rest = elsewhere.join(" ") || error.message
    const told = placed.length > 0 && elsewhere.length === 0
    setFailure(told ? null : new ApiError(error.status, error.code, rest, error))
    showProblems(inOrder(placed))
  }

  function showProblems(problems: PlacedProblem[]) {
    setRefusals(problems)
    focusFirst(problems)
  }

  return { save, saving, failure, refusals, sameReference }
}

function problemsOf({ code, errors }: ApiError) {
  if (code === "duplicate_reference_id")
    return [{ field: "referenceId", code, message: sameReferenceMessage }]
  return errors
}

/** The summary is on the page only after the next paint, and would move the field away. */
function focusFirst([first]: PlacedProblem[]) {
  if (!first) return
  setTimeout(() => {
    const control = document.getElementById(controlId(first.field))
    control?.scrollIntoView({ block: "center" })
    control?.focus({ preventScroll: true })
  })
}
