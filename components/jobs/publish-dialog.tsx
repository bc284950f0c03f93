"use client"

import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import type { JobRow } from "@/lib/queries/jobs"
import { checkHref } from "./job-hrefs"
import { quoted } from "./job-words"
import type { PublishQuestion } from "./publish-question"

export interface PublishDialogProps {
  question: PublishQuestion | null
  open: boolean
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Says which postings have errors before they are published, once for all of them, and lets them be published. */
export function PublishDialog({ question, open, onClose, focusAfter }: PublishDialogProps) {
  const words = useMessages()
  const { t } = words
  const [first] = question?.withErrors ?? []
  if (!question || !first) return null
  const { withErrors, others, enforced, publish } = question
  const jobs = withErrors.map(({ job }) => job)
  const count = jobs.length + others.length
  const release = (chosen: readonly JobRow[], label: string, variant: "primary" | "outline") => (
    <DialogClose render={<Button variant={variant} onClick={() => publish(chosen)} />}>{label}</DialogClose>
  )
  return (
    <Dialog
      title={
        count === 1
          ? t("publishing.oneHasErrors", {
              posting: quoted(first.job.title, words),
              errors: t("postings.errors", { count: first.errors }),
            })
          : t("publishing.someHaveErrors", {
              count: jobs.length,
              postings: t("postings.count", { count }),
            })
      }
      description={
        enforced
          ? t("publishing.enforced")
          : t("publishing.byCheck", { count: withErrors.reduce((sum, { errors }) => sum + errors, 0) })
      }
      open={open}
      onOpenChange={(next) => !next && onClose()}
      focusAfter={focusAfter}
      footer={
        <>
          <DialogClose />
          {others.length > 0
            ? release(
                others,
                t("publishing.others", { count: others.length }),
                enforced ? "primary" : "outline",
              )
            : null}
          {enforced
            ? null
            : release(
                [...jobs, ...others],
                count === 1 ? t("publishing.anyway") : t("publishing.allAnyway"),
                "primary",
              )}
        </>
      }
    >
      <ul aria-label={t("publishing.withErrors")} className="divide-y rounded-lg border">
        {withErrors.map(({ job, errors }) => (
          <li key={job.id} className="flex items-baseline justify-between gap-4 px-3 py-2">
            <Link
              href={checkHref(job.id)}
              prefetch={false}
              className="line-clamp-2 rounded-sm font-medium wrap-anywhere hover:underline"
            >
              {job.title}
            </Link>
            <span className="shrink-0 text-compact text-muted-foreground">
              {t("postings.errors", { count: errors })}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
