"use client"

import { useRef, useState } from "react"
import type { UseFormReturn } from "react-hook-form"
import { useLanguageChange } from "@/components/forms/use-language-change"
import { useMessages } from "@/components/messages/use-messages"
import type { Words } from "@/components/messages/words"
import type { JobFields, JobRequest, JobStatus } from "@/lib/api/v1.1/job-form"
import { formatDay } from "@/lib/format/dates"
import { ApiError } from "@/lib/queries/api-error"
import { readJob, type TaggedJob, useSaveJob, useTryOut } from "@/lib/queries/job-form"
import { changedFields, fieldsOf, requestOf } from "./form-fields"
import { controlId, inOrder, type PlacedProblem, placeProblems, problemsIn } from "./form-problems"
import { compareVersions, type Conflict, type Version, versionOf } from "./merge-changes"
import type { Settle } from "./use-typed-choices"

/** What is needed for a conflict, loaded on demand because conflicts are rare. */
const merging = async () => ({
  ...(await import("./merge-descriptions")),
  ...(await import("./authors-since")),
})

/** A conflict with what is `stored` now, found when saving, or reviewed while editing goes on. */
type FoundConflict = Conflict & { stored: TaggedJob; saving: boolean }

type Options = {
  form: UseFormReturn<JobFields>
  /** The posting that is being changed; null for a new one. */
  job: TaggedJob | null
  /** Sets the status that the fields are validated for. */
  intend: (status: JobStatus) => void
  settle: Settle
  /** Whether something has to be asked first, so that nothing is saved yet. */
  holdBack: (fields: JobFields, status: JobStatus) => Promise<boolean>
  /** Makes the form start from what someone else stored, with `fields` entered into it. */
  rebase: (onto: TaggedJob, fields: JobFields) => void
  onSaved: (saved: TaggedJob, sent: JobFields, replaced: TaggedJob | null) => void
}

/** Sends what the form contains, and shows the service's objections beside the fields. */
export function useJobSaving({ form, job, intend, settle, holdBack, rebase, onSaved }: Options) {
  const words = useMessages()
  const { mutateAsync } = useSaveJob()
  const tryOut = useTryOut()
  const [saving, setSaving] = useState<JobStatus | null>(null)
  /** A refusal that isn't about any field. */
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [sameReference, setSameReference] = useState<number | null>(null)
  /** What the last attempt found wrong with the fields. It stays until the next one, so that nothing moves while someone is typing. */
  const [refusals, setRefusals] = useState<PlacedProblem[]>([])
  const [conflict, setConflict] = useState<FoundConflict | null>(null)
  const tried = useRef<JobStatus>("draft")
  /** The same name for all attempts to create the same posting, so that a retry after a lost response doesn't create a second one. */
  const attempt = useRef({ name: "", content: "" })

  async function save(status: JobStatus) {
    if (saving) return
    setSaving(status)
    setFailure(null)
    setRefusals([])
    setSameReference(null)
    tried.current = status
    intend(status)
    // Saving straight from such a field includes what is typed in it.
    await settle("locations")
    await settle("categories")
    await form.handleSubmit(
      async (fields) => {
        if (!(await holdBack(fields, status))) await send({ ...fields, status }, job)
      },
      (errors) => refuseHere(problemsIn(errors), form.getValues(), status),
    )()
    setSaving(null)
  }

  useLanguageChange(() => {
    if (saving || (refusals.length === 0 && !failure)) return
    setFailure(null)
    const again = (own: PlacedProblem[]) => refuseHere(own, form.getValues(), tried.current, false)
    void form.handleSubmit(
      () => again([]),
      (errors) => again(problemsIn(errors)),
    )()
  })

  /** Shows the form's own refusals, along with those that only the service can find: a reference may be taken. */
  async function refuseHere(own: PlacedProblem[], fields: JobFields, status: JobStatus, focus = true) {
    const reference = fields.referenceId.trim()
    const asked = own.length === 0 || (reference !== "" && reference !== job?.referenceId)
    const error = asked ? await tryOut({ replacing: job, request: { ...requestOf(fields), status } }) : null
    const { placed } = placeProblems(error ? problemsOf(error, words) : [], fields, words)
    const others = placed.filter(({ field }) => !own.some((problem) => problem.field === field))
    setSameReference(error?.existing?.id ?? null)
    place(others)
    setRefusals(inOrder([...own, ...others]))
    if (focus) focusFirst(inOrder([...own, ...others]))
  }

  async function send({ status, ...fields }: Version, replacing: TaggedJob | null) {
    const request: JobRequest = replacing ? changedFields(fieldsOf(replacing), fields) : requestOf(fields)
    if (replacing?.status !== status) request.status = status
    try {
      const nothing = replacing && Object.keys(request).length === 0
      const saved = nothing ? replacing : await mutateAsync({ replacing, request, attempt: nameOf(request) })
      onSaved(saved, fields, replacing)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === "precondition_failed" && replacing) await meet({ ...fields, status }, replacing)
      // Without a session, the page is left for the sign-in page; there is nothing to fix here.
      else if (error.status !== 401) refuse(error, fields)
    }
  }

  /** Someone else has saved the posting: shows what they changed, or takes it over if no field shows it. */
  async function meet(mine: Version, replacing: TaggedJob): Promise<void> {
    try {
      const stored = await readJob(replacing.id)
      const found = await conflictWith(stored, mine, replacing)
      if (found) return setConflict({ ...found, saving: true })
      rebase(stored, mine)
      await send(mine, stored)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401) refuse(error, mine)
    }
  }

  async function conflictWith(stored: TaggedJob, mine: Version, replacing: TaggedJob) {
    const [before, theirs] = [versionOf(replacing), versionOf(stored)]
    const comparison = compareVersions(before, mine, theirs)
    if (comparison.both.length + comparison.theirs.length === 0) return null
    const { authorsSince, mergeDescriptions } = await merging()
    const merged = comparison.both.includes("description")
      ? mergeDescriptions(before.description, mine.description, theirs.description)
      : null
    const authors = await authorsSince(replacing, stored, words)
    return { before, mine, theirs, comparison, merged, authors, stored }
  }

  /** Shows how `stored` differs from what is being edited, for the form to continue from both. Nothing is saved. */
  async function review(stored: TaggedJob) {
    if (saving || !job) return
    await settle("locations")
    await settle("categories")
    const mine = { ...form.getValues(), status: job.status }
    const found = await conflictWith(stored, mine, job)
    if (found) setConflict({ ...found, saving: false })
    else rebase(stored, mine)
  }

  async function resolve({ status, ...fields }: Version) {
    if (!conflict) return
    setConflict(null)
    if (!conflict.saving) return rebase(conflict.stored, fields)
    setSaving(status)
    rebase(conflict.stored, fields)
    await send({ ...fields, status }, conflict.stored)
    setSaving(null)
  }

  function nameOf(request: JobRequest): string {
    const content = JSON.stringify(request)
    if (attempt.current.content !== content) attempt.current = { name: randomName(), content }
    return attempt.current.name
  }

  function refuse(error: ApiError, fields: JobFields) {
    const { placed, elsewhere } = placeProblems(problemsOf(error, words), fields, words)
    setSameReference(error.existing?.id ?? null)
    place(placed)
    const gone = error.status === 404 && job !== null
    const rest = gone ? words.t("postingForm.goneText") : elsewhere.join(" ") || error.message
    const told = placed.length > 0 && elsewhere.length === 0
    setFailure(told ? null : new ApiError(error.status, error.code, rest, error))
    setRefusals(inOrder(placed))
    focusFirst(inOrder(placed))
  }

  function place(problems: PlacedProblem[]) {
    for (const { field, message } of problems) form.setError(field, { type: "service", message })
  }

  return {
    save,
    review,
    saving,
    failure,
    refusals,
    sameReference,
    conflict,
    resolve,
    /** Nothing is saved, and what was written stays in the form. */
    putOff: () => setConflict(null),
  }
}

/** `crypto.randomUUID` only exists on https and localhost. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
}

/** The API's problems, worded for the form. */
function problemsOf({ code, errors }: ApiError, { t, locale }: Words) {
  const sameReferenceMessage = t("postingForm.referenceInUse")
  if (code === "duplicate_reference_id")
    return [{ field: "referenceId", code, message: sameReferenceMessage }]
  return errors.map((problem) => ({
    ...problem,
    message:
      problem.code === "duplicate_reference_id"
        ? sameReferenceMessage
        : problem.message.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => formatDay(day, locale)),
  }))
}

/** The summary only appears with the next paint, and would move the field away. */
function focusFirst([first]: PlacedProblem[]) {
  if (!first) return
  setTimeout(() => {
    const control = document.getElementById(controlId(first.field))
    control?.scrollIntoView({ block: "center" })
    control?.focus({ preventScroll: true })
  })
}
