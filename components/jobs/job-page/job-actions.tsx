"use client"

import { Archive, Copy, Ellipsis, FileText, Send, Trash2 } from "lucide-react"
import { useToday } from "@/components/employer/use-today"
import { Link } from "@/components/layout/page-address"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuSeparator } from "@/components/ui/menu"
import { MenuItem, MenuLink } from "@/components/ui/menu-item"
import { useLocale } from "@/components/ui/use-locale"
import type { Job } from "@/lib/queries/jobs"
import { useMe } from "@/lib/queries/session"
import { duplicateHref, editHref } from "../job-list/row-actions"
import { useStatusChange } from "../job-list/use-status-change"

export interface JobActionsProps {
  job: Job
  onPreview: () => void
  onAskDelete: () => void
}

/** What can be done with the posting; to those who only read, how it looks. */
export function JobActions({ job, onPreview, onAskDelete }: JobActionsProps) {
  const mayChange = useMe().employer.role !== "viewer"
  const setStatus = useStatusChange(useToday(), useLocale())
  return (
    <>
      <Button variant="outline" onClick={onPreview}>
        Preview
      </Button>
      {mayChange ? (
        <>
          {job.status === "active" ? null : (
            <Button variant="outline" onClick={() => void setStatus(job, "active")}>
              Publish
            </Button>
          )}
          <Button variant="primary" render={<Link href={editHref(job.id)} />}>
            Edit
          </Button>
          <Menu
            trigger={
              <IconButton id="posting-actions" label="More actions" variant="outline">
                <Ellipsis aria-hidden />
              </IconButton>
            }
          >
            <MenuLink render={<Link href={duplicateHref(job.id)} />} icon={<Copy />}>
              Duplicate
            </MenuLink>
            <MenuSeparator />
            {job.status === "active" ? null : (
              <MenuItem icon={<Send />} onSelect={() => void setStatus(job, "active")}>
                Publish
              </MenuItem>
            )}
            {job.status === "archived" ? null : (
              <MenuItem icon={<Archive />} onSelect={() => void setStatus(job, "archived")}>
                Archive
              </MenuItem>
            )}
            {job.status === "draft" ? null : (
              <MenuItem icon={<FileText />} onSelect={() => void setStatus(job, "draft")}>
                Turn into a draft
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} destructive onSelect={onAskDelete}>
              Delete…
            </MenuItem>
          </Menu>
        </>
      ) : null}
    </>
  )
}
