"use client"

import { Archive, Copy, Ellipsis, Eye, Pencil, Send, Trash2 } from "lucide-react"
import Link from "next/link"
import { Button } from "@/components/ui/button"
import { Menu, MenuSeparator } from "@/components/ui/menu"
import { MenuItem, MenuLink } from "@/components/ui/menu-item"
import type { JobRow } from "@/lib/queries/jobs"
import { quoted } from "../job-words"
import { duplicateHref, editHref, jobHref, type RowActions, statusVerbs } from "./row-actions"

/** What can be done with one posting of the table. */
export function JobMenu({ job, actions }: { job: JobRow; actions: RowActions }) {
  return (
    <Menu
      trigger={
        <Button
          data-row-menu
          variant="ghost"
          size="icon-sm"
          aria-label={`Actions for ${quoted(job.title)}`}
          className="text-muted-foreground"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <Items job={job} actions={actions} />
    </Menu>
  )
}

/** An element of its own, so that it is drawn only when the menu is open. */
function Items({ job, actions }: { job: JobRow; actions: RowActions }) {
  return (
    <>
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
    </>
  )
}
