"use client"

import { useState } from "react"
import { FormProvider } from "react-hook-form"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import { usePageTitle } from "@/components/layout/use-page-title"
import { useMessages } from "@/components/messages/use-messages"
import { ErrorSummary } from "@/components/ui/error-summary"
import { onDemand } from "@/components/ui/on-demand"
import { useHydrated } from "@/components/ui/use-hydrated"
import type { ReferenceLists } from "@/lib/queries/reference-data"
import { useMayWrite } from "@/lib/queries/session"
import type { PostingNewsProps } from "../posting-news"
import { PublishNotice } from "../posting-check/publish-notice"
import { ConflictDialog } from "./conflict-dialog"
import { FormColumns } from "./form-columns"
import { FormFooter } from "./form-footer"
import { FormPreview } from "./form-preview"
import { controlId } from "./form-problems"
import { JobFormContext } from "./job-form-context"
import { LeaveDialog } from "./leave-dialog"
import type { OvertakenNoticeProps } from "./overtaken-notice"
import { ReadOnlyNotice } from "./read-only-notice"
import { RestoreBanner } from "./restore-banner"
import { StatusLine } from "./status-line"
import { ViewPostingLink } from "./view-posting-link"
import { type Start, useJobEditing } from "./use-job-editing"
import { useSaveKey } from "./use-save-key"
import { useSpokenLists } from "./use-spoken-lists"

const PostingNews = onDemand<PostingNewsProps>(async () => (await import("../posting-news")).PostingNews)
const OvertakenNotice = onDemand<OvertakenNoticeProps>(
  async () => (await import("./overtaken-notice")).OvertakenNotice,
)

/** The form for writing or changing a posting. */
export function JobForm({ lists: stored, ...start }: Start & { lists: ReferenceLists }) {
  const { t } = useMessages()
  const lists = useSpokenLists(stored)
  const readOnly = !useMayWrite()
  const hydrated = useHydrated()
  const editing = useJobEditing({ ...start, lists })
  const { form, job, work, guard, save, overtaken } = editing
  const [previewing, setPreviewing] = useState(false)
  const status = job?.status ?? "draft"
  const { refusals } = editing
  const state = useSaveState(editing)
  const finish = () => void save(status === "draft" ? "active" : status)
  /** The buttons disappear along with the last offer. */
  const answer = (act: () => void) => {
    act()
    setTimeout(() => document.activeElement === document.body && form.setFocus("title"))
  }
  usePageTitle(job && t("postingForm.editTitleOf", { posting: job.title }))
  useSaveKey(readOnly ? null : () => void save(status), readOnly ? null : finish)

  return (
    <FormProvider {...form}>
      <JobFormContext
        value={{ job, lists, readOnly, settle: editing.settle, sameReference: editing.sameReference }}
      >
        <form
          noValidate
          // Anything typed before the script has run would be lost, and so would what a browser restores on a reload.
          inert={!hydrated}
          autoComplete="off"
          aria-label={t(job ? "postingForm.editTitle" : "postingForm.newTitle")}
          onSubmit={(event) => event.preventDefault()}
          className="flex min-h-[calc(100dvh-var(--top-bar))] flex-col"
        >
          <PageBody width="form">
            <PageHeader
              title={t(job ? "postingForm.editTitle" : "postingForm.newTitle")}
              action={job ? <ViewPostingLink id={job.id} /> : null}
            />
            {readOnly ? <ReadOnlyNotice /> : null}
            {refusals.length > 0 ? (
              <ErrorSummary
                title={t("postingForm.notSavedFields", { count: refusals.length })}
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
              <>
                {job ? <PostingNews id={job.id} inForm /> : null}
                {overtaken && job ? (
                  <OvertakenNotice
                    before={job}
                    stored={overtaken}
                    onReview={() => void editing.review(overtaken)}
                  />
                ) : null}
                {work.offered && !readOnly ? (
                  <RestoreBanner
                    work={work.offered}
                    later={work.later}
                    outdated={work.isOutdated}
                    onRestore={() => answer(work.restore)}
                    onDiscard={() => answer(work.discard)}
                  />
                ) : null}
                {editing.held ? (
                  <PublishNotice held={editing.held} onPublish={() => void save("active")} />
                ) : null}
              </>
            }
            onPreview={() => setPreviewing(true)}
            onSave={(next) => void save(next)}
          />
        </form>
        <FormPreview open={previewing} onClose={() => setPreviewing(false)} />
        {editing.conflict ? (
          <ConflictDialog
            conflict={editing.conflict}
            saving={editing.conflict.saving}
            onClose={editing.putOff}
            onMerge={(merged) => void editing.resolve(merged)}
          />
        ) : null}
        <LeaveDialog guard={guard} onGiveUp={work.giveUp} />
      </JobFormContext>
    </FormProvider>
  )
}

/** The state of the form in a few words, shown in its footer. */
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
  const { t } = useMessages()
  const zone = useZoneWords()
  if (saving) return t("postingForm.savingNow")
  if (failure) return t("postingForm.notSaved")
  if (isDirty) return t("postingForm.unsaved")
  if (savedAt) return t("postingForm.savedAt", { time: zone.time(savedAt) })
  return job && !work.offered ? t("postingForm.noUnsaved") : ""
}
