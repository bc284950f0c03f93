"use client"

import { Copy, Ellipsis, Trash2 } from "lucide-react"
import { useCallback, useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { useShortcuts } from "@/components/keyboard/use-shortcuts"
import { Link } from "@/components/layout/page-address"
import { useGoTo } from "@/components/layout/use-go-to"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"
import { Menu } from "@/components/ui/menu"
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-items"
import type { JobAnswer, JobStatus } from "@/lib/queries/jobs"
import { useMayWrite } from "@/lib/queries/session"
import { duplicateHref, editHref } from "../job-hrefs"
import { PublishDialog } from "../publish-dialog"
import type { PublishQuestion } from "../publish-question"
import { statusDeeds, statusDeedsFor } from "../status-deeds"
import { useStatusChange } from "../use-status-change"

export interface JobActionsProps {
  job: JobAnswer
  onPreview: () => void
  onAskDelete: () => void
}

/** What can be done with the posting; for people who may only read, how it looks. */
export function JobActions({ job, onPreview, onAskDelete }: JobActionsProps) {
  const { t } = useMessages()
  const mayWrite = useMayWrite()
  const [question, setQuestion] = useState<{ asked: PublishQuestion; open: boolean } | null>(null)
  const ask = useCallback((asked: PublishQuestion) => setQuestion({ asked, open: true }), [])
  const setStatus = useStatusChange(useToday(), ask)
  const goTo = useGoTo()
  const become = (status: JobStatus) => {
    if (!mayWrite || job.status === status) return false
    void setStatus(job, status)
  }
  useShortcuts({
    e: () => (mayWrite ? goTo(editHref(job.id)) : false),
    p: () => become("active"),
    a: () => become("archived"),
  })
  return (
    <>
      <Button variant="outline" onClick={onPreview}>
        {t("posting.preview")}
      </Button>
      {mayWrite ? (
        <>
          {job.status === "active" ? null : (
            <Button variant="outline" onClick={() => void setStatus(job, "active")}>
              {t(statusDeeds.active.verb)}
            </Button>
          )}
          <Button variant="primary" render={<Link href={editHref(job.id)} />}>
            {t("postings.edit")}
          </Button>
          <Menu
            trigger={
              <IconButton id="posting-actions" label={t("postings.moreActions")} variant="outline">
                <Ellipsis aria-hidden />
              </IconButton>
            }
          >
            <MenuLink render={<Link href={duplicateHref(job.id)} />} icon={<Copy />}>
              {t("postings.duplicate")}
            </MenuLink>
            <MenuSeparator />
            {statusDeedsFor(job.status).map((deed) => (
              <MenuItem key={deed.to} icon={<deed.icon />} onSelect={() => void setStatus(job, deed.to)}>
                {t(deed.verb)}
              </MenuItem>
            ))}
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} destructive onSelect={onAskDelete}>
              {t("postings.deleteMenu")}
            </MenuItem>
          </Menu>
          <PublishDialog
            question={question?.asked ?? null}
            open={question?.open ?? false}
            onClose={() => setQuestion(question && { ...question, open: false })}
            focusAfter={() => document.getElementById("posting-actions")}
          />
        </>
      ) : null}
    </>
  )
}
