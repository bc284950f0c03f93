"use client"

import { useFormContext } from "react-hook-form"
import { useToday } from "@/components/employer/use-today"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import { useMe } from "@/lib/queries/session"
import { PreviewDialog } from "../job-preview/preview-dialog"
import { useJobForm } from "./job-form-context"
import { postingOfForm } from "../job-preview/posting"

/** What the form contains now, saved or not, as a candidate would see it. */
export function FormPreview({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { getValues } = useFormContext<JobFields>()
  const { lists, job } = useJobForm()
  const { employer } = useMe()
  const today = useToday()
  const publishDate = job && job.status !== "draft" ? job.publishDate : today
  return (
    <PreviewDialog
      open={open}
      onClose={onClose}
      makePosting={() => postingOfForm(getValues(), { employer: employer.name, lists, publishDate })}
    />
  )
}
