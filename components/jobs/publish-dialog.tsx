"use client"

import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { checkHref } from "./job-hrefs"
import { quoted } from "./job-words"
import type { PublishQuestion } from "./publish-question"

export interface PublishDialogProps {
  question: PublishQuestion | null
  open: boolean
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Says that a posting has errors before it is published, and lets it be published anyway unless the employer forbids that. */
export function PublishDialog({ question, open, onClose, focusAfter }: PublishDialogProps) {
  const words = useMessages()
  const { t } = words
  if (!question) return null
  const { job, errors, enforced, publish } = question
  const inWords = t("postings.errors", { count: errors })
  return (
    <Dialog
      title={t("publishing.oneHasErrors", { posting: quoted(job.title, words), errors: inWords })}
      description={enforced ? t("publishing.enforced") : t("publishing.byCheck", { count: errors })}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      focusAfter={focusAfter}
      footer={
        <>
          <DialogClose />
          {enforced ? (
            <Button variant="primary" render={<Link href={checkHref(job.id)} prefetch={false} />}>
              {t("publishing.show", { count: errors })}
            </Button>
          ) : (
            <DialogClose render={<Button variant="primary" onClick={publish} />}>
              {t("publishing.anyway")}
            </DialogClose>
          )}
        </>
      }
    >
      <ul aria-label={t("publishing.withErrors")} className="rounded-lg border">
        <li className="flex items-baseline justify-between gap-4 px-3 py-2">
          <Link
            href={checkHref(job.id)}
            prefetch={false}
            className="line-clamp-2 rounded-sm font-medium wrap-anywhere hover:underline"
          >
            {job.title}
          </Link>
          <span className="shrink-0 text-compact text-muted-foreground">{inWords}</span>
        </li>
      </ul>
    </Dialog>
  )
}
