"use client"

import { useRouter } from "next/navigation"
import { useCallback, useEffect, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useToday } from "@/components/employer/use-today"
import { useAddress } from "@/components/layout/page-address"
import type { JobFields, JobStatus } from "@/lib/api/v1.1/job-form"
import type { TaggedJob } from "@/lib/queries/job-form"
import type { ReferenceLists } from "@/lib/queries/reference-data"
import { editHref, jobHref } from "../job-hrefs"
import { usePublishCheck } from "../posting-check/use-publish-check"
import { useChangeToast } from "../use-change-toast"
import { fieldsOf } from "./form-fields"
import { changesOn } from "./unsaved-work"
import { useFormResolver } from "./use-form-resolver"
import { useJobSaving } from "./use-job-saving"
import { useLeaveGuard } from "@/components/layout/use-leave-guard"
import { useTypedChoices } from "./use-typed-choices"
import { useUnsavedWork } from "./use-unsaved-work"

export type Start = {
  /** The posting as it is stored; null for a new one. */
  stored: TaggedJob | null
  fields: JobFields
  /** Distinguishes what is written here from what is written in other forms. */
  workName: string
}

/** Everything that happens to a posting while it is in the form. */
export function useJobEditing({ stored, fields, workName, lists }: Start & { lists: ReferenceLists }) {
  const router = useRouter()
  const address = useAddress()
  const today = useToday()
  const tellChange = useChangeToast(today)
  const [job, setJob] = useState(stored)
  const { resolver, intend } = useFormResolver({ today, stored: job })
  const form = useForm<JobFields>({
    resolver,
    defaultValues: fields,
    shouldFocusError: false,
  })
  const { isDirty } = form.formState
  const settle = useTypedChoices(form, lists)
  const loaded = useRef(fields)
  const etag = useRef(stored?.etag)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const guard = useLeaveGuard(isDirty)

  /** Makes `next` what the form starts from, apart from what was written meanwhile. */
  const take = useCallback(
    (next: TaggedJob, written: Partial<JobFields> = {}) => {
      loaded.current = fieldsOf(next)
      setJob(next)
      etag.current = next.etag
      form.reset(loaded.current)
      for (const [name, value] of Object.entries(written))
        form.setValue(name as keyof JobFields, value, { shouldDirty: true })
    },
    [form],
  )

  const work = useUnsavedWork(job ? String(job.id) : workName, { form, loaded, base: job, onto: take })

  // Changes by others are taken over as long as nothing is written here.
  useEffect(() => {
    if (stored && !form.formState.isDirty && stored.etag !== etag.current) take(stored)
  }, [stored, form, take])

  const { holdBack, held } = usePublishCheck(job)
  const { save, ...saving } = useJobSaving({ form, job, intend, settle, holdBack, rebase, onSaved })

  function rebase(onto: TaggedJob, fields: JobFields) {
    take(onto, changesOn(fieldsOf(onto), fields))
  }

  function onSaved(saved: TaggedJob, sent: JobFields, replaced: TaggedJob | null) {
    const before: JobStatus = replaced?.status ?? "draft"
    const written = changesOn(sent, form.getValues())
    take(saved, written)
    setSavedAt(new Date())
    work.forget()
    if (saved.status !== before && Object.keys(written).length === 0) {
      guard.unlock()
      tellChange({ ...(job ?? saved), title: saved.title, status: before }, saved)
      router.replace(address(jobHref(saved.id)))
    } else if (!replaced) {
      // The form stays as it is, cursor included; only the URL becomes that of the stored posting.
      window.history.replaceState(null, "", address(editHref(saved.id)))
    }
  }

  /** What someone else has made of the posting while it was edited here; null if there is nothing. */
  const overtaken = stored && isDirty && !saving.saving && stored.etag !== job?.etag ? stored : null

  return { form, job, overtaken, isDirty, settle, savedAt, work, guard, save, held, ...saving }
}
