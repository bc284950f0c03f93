"use client"

import { Copy, Eye, Pencil, Trash2 } from "lucide-react"
import { Link } from "@/components/layout/page-address"
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
  if (!job) return null
  return (
    <Drawer title={quoted(job.title)} open={open} onOpenChange={(next) => !next && onClose()}>
      <div className="pb-2">
        <DrawerLink render={<Link href={jobHref(job.id)} />} icon={<Eye aria-hidden />}>
          Open
        </DrawerLink>
        <DrawerLink render={<Link href={editHref(job.id)} />} icon={<Pencil aria-hidden />}>
          Edit
        </DrawerLink>
        <DrawerLink render={<Link href={duplicateHref(job.id)} />} icon={<Copy aria-hidden />}>
          Duplicate
        </DrawerLink>
        {statusDeedsFor(job.status).map((deed) => (
          <DrawerAction
            key={deed.to}
            icon={<deed.icon aria-hidden />}
            onSelect={() => actions.setStatus(job, deed.to)}
          >
            {deed.verb}
          </DrawerAction>
        ))}
        <DrawerAction icon={<Trash2 aria-hidden />} destructive onSelect={() => actions.askDelete([job])}>
          Delete…
        </DrawerAction>
      </div>
    </Drawer>
  )
}
