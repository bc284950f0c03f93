"use client"

import { Copy, Eye, Pencil, Trash2 } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-items"
import type { JobRow } from "@/lib/queries/jobs"
import { duplicateHref, editHref, jobHref } from "../job-hrefs"
import { statusDeedsFor } from "../status-deeds"
import type { RowActions } from "./row-props"

export interface JobMenuItemsProps {
  job: JobRow
  actions: RowActions
}

/** What can be done with one posting of the table. */
export function JobMenuItems({ job, actions }: JobMenuItemsProps) {
  const { t } = useMessages()
  return (
    <>
      <MenuLink render={<Link href={jobHref(job.id)} />} icon={<Eye />} shortcut={t("frame.keyEnter")}>
        {t("postings.open")}
      </MenuLink>
      <MenuLink render={<Link href={editHref(job.id)} />} icon={<Pencil />} shortcut="E">
        {t("postings.edit")}
      </MenuLink>
      <MenuLink render={<Link href={duplicateHref(job.id)} />} icon={<Copy />}>
        {t("postings.duplicate")}
      </MenuLink>
      <MenuSeparator />
      {statusDeedsFor(job.status).map((deed) => (
        <MenuItem key={deed.to} icon={<deed.icon />} onSelect={() => actions.setStatus(job, deed.to)}>
          {t(deed.verb)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={() => actions.askDelete(job)}>
        {t("postings.deleteMenu")}
      </MenuItem>
    </>
  )
}
