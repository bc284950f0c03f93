"use client"

import { Copy, Eye, Pencil, Trash2 } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Drawer, DrawerAction, DrawerLink } from "@/components/ui/drawer"
import type { JobRow } from "@/lib/queries/jobs"
import { duplicateHref, editHref, jobHref } from "../job-hrefs"
import { quoted } from "../job-words"
import { statusDeedsFor } from "../status-deeds"
import type { RowActions } from "./row-props"

export interface JobSheetProps {
  job: JobRow | null
  open: boolean
  onClose: () => void
  actions: RowActions
}

/** What can be done with one posting, on a phone. */
export function JobSheet({ job, open, onClose, actions }: JobSheetProps) {
  const words = useMessages()
  const { t } = words
  if (!job) return null
  return (
    <Drawer title={quoted(job.title, words)} open={open} onOpenChange={(next) => !next && onClose()}>
      <div className="pb-2">
        <DrawerLink render={<Link href={jobHref(job.id)} />} icon={<Eye aria-hidden />}>
          {t("postings.open")}
        </DrawerLink>
        <DrawerLink render={<Link href={editHref(job.id)} />} icon={<Pencil aria-hidden />}>
          {t("postings.edit")}
        </DrawerLink>
        <DrawerLink render={<Link href={duplicateHref(job.id)} />} icon={<Copy aria-hidden />}>
          {t("postings.duplicate")}
        </DrawerLink>
        {statusDeedsFor(job.status).map((deed) => (
          <DrawerAction
            key={deed.to}
            icon={<deed.icon aria-hidden />}
            onSelect={() => actions.setStatus(job, deed.to)}
          >
            {t(deed.verb)}
          </DrawerAction>
        ))}
        <DrawerAction icon={<Trash2 aria-hidden />} destructive onSelect={() => actions.askDelete(job)}>
          {t("postings.deleteMenu")}
        </DrawerAction>
      </div>
    </Drawer>
  )
}
