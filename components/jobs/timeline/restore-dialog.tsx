"use client"

import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { formatDay } from "@/lib/format/dates"
import { formatInstant } from "@/lib/format/instants"
import { ApiError } from "@/lib/queries/api-error"
import { jobQuery } from "@/lib/queries/job-form"
import { refetchJobs, type TaggedJob } from "@/lib/queries/jobs"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { type Restoring, restoringPreviewQuery, useRestoring } from "@/lib/queries/restoring"
import { useMe } from "@/lib/queries/session"
import { Differences } from "../differences/differences"
import { changesOf } from "../differences/field-changes"
import { aboutPostings, quoted } from "../job-words"
import {
  firstDraft,
  isTakenReference,
  type ReferenceChoice,
  type ReferenceDraft,
  referenceOf,
  referenceRefusal,
} from "../reference-choice"
import { TakenReference } from "../taken-reference"
import { useUndoOffer } from "../use-undo-offer"
import type { AskedRestoring } from "./asked-restoring"
import { authorName, fieldsInWords } from "./deed-sentence"
import { type RestoringEffect, restoringEffect } from "./restoring-effect"
import { undoneFields } from "./undone-fields"

export interface RestoreDialogProps {
  job: TaggedJob
  asked: AskedRestoring
  onClose: () => void
}

/** Shows what restoring would change before it is done. */
export function RestoreDialog({ job: present, asked, onClose }: RestoreDialogProps) {
  const words = useMessages()
  const { t, locale } = words
  const { timeZone } = useMe().employer
  const today = useToday()
  const client = useQueryClient()
  const offerUndo = useUndoOffer()
  // Changes by others must not move anything just when someone is about to click.
  const [job, setJob] = useState(present)
  const [reference, setReference] = useState<ReferenceChoice | null>(null)
  const [draft, setDraft] = useState<ReferenceDraft>(firstDraft(job.referenceId))
  const { restoring, left } = useMemo(() => restoringOf(job, asked, reference), [job, asked, reference])
  const nothing = "fields" in restoring && Object.keys(restoring.fields).length === 0
  const restore = useRestoring()
  const asking = !nothing && !restore.isPending && !restore.isSuccess
  const preview = useQuery({ ...restoringPreviewQuery({ job, restoring }), enabled: asking })
  const error = restore.error ?? preview.error
  // The replacement that someone chose may not be a valid reference: they are asked again, and keep what they typed.
  const [askedAbout, setAskedAbout] = useState<ApiError | null>(null)
  const reason = reference && referenceRefusal(error)
  const taken = isTakenReference(error) ? error : reason ? askedAbout : null
  const changes = preview.data && !taken ? changesOf(job, preview.data) : []

  const effect = restoringEffect(job, changes.length > 0 ? preview.data : undefined, today)

  const { version } = asked
  const undo = asked.kind === "undo"
  const isOvertaken = present.etag !== job.etag && !restore.isPending && !restore.isSuccess
  const said = { actor: authorName(version.by, words), instant: formatInstant(version.at, locale, timeZone) }

  function headOf() {
    if (nothing) return { title: t("timeline.nothingToUndo"), description: t("timeline.allChangedLater") }
    return undo
      ? { title: t("timeline.undoTitle"), description: t("timeline.undoText", said) }
      : {
          title: t("timeline.restoreTitle", { version: version.version }),
          description: t("timeline.restoreText", said),
        }
  }

  async function confirm() {
    const restored = await restore.mutateAsync({ job, restoring }).catch(() => null)
    if (!restored) return
    onClose()
    const posting = quoted(restored.title, words)
    toast({
      title: undo
        ? t("timeline.undoneToast", { posting })
        : t("timeline.restoredToast", { posting, version: version.version }),
      ...(effect.forCandidates && {
        description: t(outcomeKeys[effect.forCandidates], { day: formatDay(restored.closeDate, locale) }),
      }),
      about: aboutPostings([job]),
      action: offerUndo({ kind: "change", job: { ...restored, status: job.status }, etag: restored.etag }),
    })
  }

  async function lookAgain() {
    const now = await client.fetchQuery({ ...jobQuery(job.id), staleTime: 0 }).catch(() => null)
    if (now) setJob(now)
    restore.reset()
    void refetchJobs(client)
  }

  function chooseReference() {
    restore.reset()
    setAskedAbout(taken)
    setReference(referenceOf(draft))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      {...headOf()}
      footer={
        <>
          <DialogClose />
          {taken ? (
            <Button variant="primary" disabled={!referenceOf(draft)} onClick={chooseReference}>
              {t("postingChanges.useReference")}
            </Button>
          ) : changes.length > 0 ? (
            <Button variant="primary" loading={restore.isPending} onClick={() => void confirm()}>
              {t((effect.publishes ? confirmPublishing : confirmKeys)[asked.kind])}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {taken ? (
          <TakenReference
            error={taken}
            present={job.referenceId}
            draft={draft}
            refused={reference && { ...reference, reason: isTakenReference(error) ? null : reason }}
            onChange={setDraft}
          />
        ) : isOvertaken || error ? (
          <Refused error={isOvertaken ? null : error} onAgain={() => void lookAgain()} />
        ) : null}
        <EffectNotice effect={effect} />
        {left.length > 0 && !nothing ? (
          <Banner tone="warning">{t("timeline.changedLater", { fields: fieldsInWords(left, words) })}</Banner>
        ) : null}
        {nothing ? null : preview.data ? (
          changes.length > 0 ? (
            <Differences changes={changes} label={t("timeline.whatChanges")} />
          ) : (
            <p>{t("timeline.nothingToRestore")}</p>
          )
        ) : error ? null : (
          <div aria-busy="true" className="flex flex-col gap-3">
            <p className="sr-only">{t("timeline.checking")}</p>
            <Skeleton className="w-60" />
            <Skeleton className="w-80 max-w-full" />
          </div>
        )}
      </div>
    </Dialog>
  )
}

const confirmKeys = { version: "timeline.confirmRestore", undo: "timeline.confirmUndo" } as const
const confirmPublishing = {
  version: "timeline.confirmPublishing",
  undo: "timeline.confirmUndoPublishing",
} as const

const outcomeKeys = { opens: "postingChanges.openUntil", leaves: "postingChanges.notSeen" } as const
const effectKeys = { opens: "timeline.opens", leaves: "timeline.leaves" } as const

/** What restoring does to what candidates see, and with how many errors. */
function EffectNotice({ effect: { forCandidates, errors } }: { effect: RestoringEffect }) {
  const { t } = useMessages()
  if (!forCandidates && errors === 0) return null
  return (
    <Banner tone={forCandidates === "opens" && errors === 0 ? "info" : "warning"} role="none">
      {forCandidates ? <p>{t(effectKeys[forCandidates])}</p> : null}
      {errors > 0 ? (
        <p>{t("timeline.hasErrors", { errors: t("postings.errors", { count: errors }) })}</p>
      ) : null}
    </Banner>
  )
}

/** Why nothing can be restored as shown; without an `error`, it's because someone has changed the posting. */
function Refused({ error, onAgain }: { error: Error | null; onAgain: () => void }) {
  const { t } = useMessages()
  const meanwhile = error instanceof ApiError && error.code === "precondition_failed"
  if (error && !meanwhile)
    return (
      <Banner tone="error" title={t("timeline.notPossible")}>
        {refusalInWords(error)}
      </Banner>
    )
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t("timeline.changedMeanwhile")}
      action={
        <Button size="sm" variant="outline" onClick={onAgain}>
          {t("timeline.lookAgain")}
        </Button>
      }
    >
      {t("timeline.changedMeanwhileText")}
    </Banner>
  )
}

/** What the service is asked to restore, and which parts of an undone change stay as they are. */
function restoringOf(
  job: TaggedJob,
  { kind, version }: AskedRestoring,
  reference: ReferenceChoice | null,
): { restoring: Restoring; left: ReturnType<typeof undoneFields>["left"] } {
  if (kind === "version") return { restoring: { version: version.version, ...reference }, left: [] }
  const { fields, left } = undoneFields(job, version)
  return { restoring: { fields: { ...fields, ...reference } }, left }
}
