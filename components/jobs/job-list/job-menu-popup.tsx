"use client"

import { Archive, Copy, Eye, Pencil, Send, Trash2 } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { MenuSeparator } from "@/components/ui/menu"
import { MenuItem, MenuLink } from "@/components/ui/menu-item"
import { MenuPopup } from "@/components/ui/menu-popup"
import type { JobRow } from "@/lib/queries/jobs"
import { duplicateHref, editHref, jobHref, type RowActions, statusVerbs } from "./row-actions"

export interface JobMenuPopupProps {
  job: JobRow
  actions: RowActions
}

/** What can be done with one posting of the table. */
export function JobMenuPopup({ job, actions }: JobMenuPopupProps) {
  return (
    <MenuPopup>
      <MenuLink render={<Link href={jobHref(job.id)} />} icon={<Eye />} shortcut="Enter">
        Open
      </MenuLink>
      <MenuLink render={<Link href={editHref(job.id)} />} icon={<Pencil />} shortcut="E">
        Edit
      </MenuLink>
      <MenuLink render={<Link href={duplicateHref(job.id)} />} icon={<Copy />}>
        Duplicate
      </MenuLink>
      <MenuSeparator />
      {statusVerbs(job.status).map(({ to, verb }) => (
        <MenuItem
          key={to}
          icon={to === "active" ? <Send /> : <Archive />}
          onSelect={() => actions.setStatus(job, to)}
        >
          {verb}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={() => actions.askDelete([job])}>
        Delete…
      </MenuItem>
    </MenuPopup>
  )
}
