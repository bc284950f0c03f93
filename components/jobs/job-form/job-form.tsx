"use client"

import { useState } from "react"
import { FormProvider } from "react-hook-form"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import { ErrorSummary } from "@/components/ui/error-summary"
import { useHydrated } from "@/components/ui/use-hydrated"
import { pluralForm } from "@/lib/format/plurals"
import type { ReferenceLists } from "@/lib/queries/reference-data"
import { useMayWrite } from "@/lib/queries/session"
import { ConflictDialog } from "./conflict-dialog"
import { FormColumns } from "./form-columns"
import { FormFooter } from "./form-footer"
import { FormPreview } from "./form-preview"
import { controlId } from "./form-problems"
import { JobFormContext } from "./job-form-context"
import { LeaveDialog } from "./leave-dialog"
import { ReadOnlyNotice } from "./read-only-notice"
import { RestoreBanner } from "./restore-banner"
import { StatusLine } from "./status-line"
import { ViewPostingLink } from "./view-posting-link"
import { type Start, useJobEditing } from "./use-job-editing"
import { useSaveKey } from "./use-save-key"

/** A posting to be written or changed. */
export function JobForm({ lists, ...start }: Start & { lists: ReferenceLists }) {
  const readOnly = !useMayWrite()
  const hydrated = useHydrated()
  const editing = useJobEditing({ ...start, lists })
  const { form, job, work, guard, save } = editing
  const [previewing, setPreviewing] = useState(false)
  const status = job?.status ?? "draft"
  const { refusals } = editing
  const state = useSaveState(editing)
  useSaveKey(readOnly ? null : () => void save(status))

  return (
    <FormProvider {...form}>
      <JobFormContext
        value={{ job, lists, readOnly, settle: editing.settle, sameReference: editing.sameReference }}
      >
        <form
          noValidate
          // What is typed before the script has run would be lost, and so would what a browser puts back on a reload.
          inert={!hydrated}
          autoComplete="off"
          aria-label={job ? "Edit posting" : "New posting"}
          onSubmit={(event) => event.preventDefault()}
          className="flex min-h-[calc(100dvh-var(--top-bar))] flex-col"
        >
          <PageBody width="form">
            <PageHeader
              title={job ? "Edit posting" : "New posting"}
              action={job ? <ViewPostingLink id={job.id} /> : null}
            />
            {readOnly ? <ReadOnlyNotice /> : null}
            {refusals.length > 0 ? (
              <ErrorSummary
                title={`Not saved: ${refusals.length} ${pluralForm(refusals.length, needed)}`}
                problems={refusals.map(({ field, message }) => ({ id: controlId(field), message }))}
              />
            ) : null}
            <FormColumns status={<StatusLine job={job} />} />
          </PageBody>
          <FormFooter
            status={status}
            state={state}
            readOnly={readOnly}
            saving={editing.saving}
            failure={editing.failure}
            offer={
              work.offered && !readOnly ? (
                <RestoreBanner work={work.offered} onRestore={work.restore} onDiscard={work.forget} />
              ) : null
            }
            onPreview={() => setPreviewing(true)}
            onSave={(next) => void save(next)}
          />
        </form>
        <FormPreview open={previewing} onClose={() => setPreviewing(false)} />
        {editing.conflict ? (
          <ConflictDialog
            conflict={editing.conflict}
            onClose={editing.putOff}
            onSave={(merged) => void editing.resolve(merged)}
          />
        ) : null}
        <LeaveDialog guard={guard} onGiveUp={work.giveUp} />
      </JobFormContext>
    </FormProvider>
  )
}

const needed = { one: "field needs attention", other: "fields need attention" }

/** Where the form stands, in a few words at its foot. */
function useSaveState({
  saving,
  isDirty,
  savedAt,
  failure,
  job,
  work,
}: Pick<
  ReturnType<typeof useJobEditing>,
  "saving" | "isDirty" | "savedAt" | "failure" | "job" | "work"
>): string {
  const zone = useZoneWords()
  if (saving) return "Saving…"
  if (failure) return "Not saved"
  if (isDirty) return "Unsaved changes"
  if (savedAt) return `Saved ${zone.time(savedAt)}`
  return job && !work.offered ? "No unsaved changes" : ""
}
