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
import { changedFields, requestOf } from "./changed-fields"
import { fieldsOf } from "./form-fields"
import { controlId, inOrder, type PlacedProblem, placeProblems, problemsIn } from "./form-problems"
import { compareVersions, type Conflict, type Version, versionOf } from "./merge-changes"
import type { Settle } from "./use-typed-choices"

/** What a conflict takes, which is rare. */
const merging = async () => ({
  ...(await import("./merge-descriptions")),
  ...(await import("./authors-since")),
})

/** A conflict with what is `stored` now, met by saving, or looked at while there is more to write. */
type FoundConflict = Conflict & { stored: TaggedJob; saving: boolean }

type Options = {
  form: UseFormReturn<JobFields>
  /** What is being changed; null is a new posting. */
  job: TaggedJob | null
  /** Tells the judgement of the fields what status they are to be saved with. */
  intend: (status: JobStatus) => void
  settle: Settle
  /** Whether something is to be said first, and nothing saved yet. */
  holdBack: (fields: JobFields, status: JobStatus) => Promise<boolean>
  /** Lets the form start from what somebody else stored, with `fields` written into it. */
  rebase: (onto: TaggedJob, fields: JobFields) => void
  onSaved: (saved: TaggedJob, sent: JobFields, replaced: TaggedJob | null) => void
}

/** Sends what the form says, and puts what the service says against it beside the fields. */
export function useJobSaving({ form, job, intend, settle, holdBack, rebase, onSaved }: Options) {
  const words = useMessages()
  const { mutateAsync } = useSaveJob()
  const tryOut = useTryOut()
  const [saving, setSaving] = useState<JobStatus | null>(null)
  /** A refusal that is about no field. */
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [sameReference, setSameReference] = useState<number | null>(null)
  /** What the last attempt found wrong with the fields. It stays until the next one, so that nothing moves under who types. */
  const [refusals, setRefusals] = useState<PlacedProblem[]>([])
  const [conflict, setConflict] = useState<FoundConflict | null>(null)
  const tried = useRef<JobStatus>("draft")
  /** One name for all attempts to create the same: where an answer got lost, the next attempt makes no second posting. */
  const attempt = useRef({ name: "", content: "" })

  async function save(status: JobStatus) {
    if (saving) return
    setSaving(status)
    setFailure(null)
    setRefusals([])
    setSameReference(null)
    tried.current = status
    intend(status)
    // Who saves straight from such a field means what is typed in it.
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

  /** What the form refuses itself, with what the service alone can know of the rest: a reference may be taken. */
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
      // Without a session the page is left for the sign-in page; there is nothing to put right here.
      else if (error.status !== 401) refuse(error, fields)
    }
  }

  /** Somebody else has saved the posting: what they changed is shown, or taken where it is in no field. */
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

  /** Shows what `stored` says otherwise than what is being changed, for the form to go on from both. Nothing is saved. */
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

/** `crypto.randomUUID` is there on https and localhost alone. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
}

/** The API's problems in the form's words. */
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

/** The summary is on the page only after the next paint, and would move the field away. */
function focusFirst([first]: PlacedProblem[]) {
  if (!first) return
  setTimeout(() => {
    const control = document.getElementById(controlId(first.field))
    control?.scrollIntoView({ block: "center" })
    control?.focus({ preventScroll: true })
  })
}
