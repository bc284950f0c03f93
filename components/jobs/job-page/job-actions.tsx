"use client"

import { Copy, Ellipsis, Trash2 } from "lucide-react"
import { useToday } from "@/components/employer/use-today"
import { Link } from "@/components/layout/page-address"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"
import { Menu } from "@/components/ui/menu"
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-items"
import { useLocale } from "@/components/ui/use-locale"
import type { JobAnswer } from "@/lib/queries/jobs"
import { useMayWrite } from "@/lib/queries/session"
import { duplicateHref, editHref } from "../job-hrefs"
import { statusDeeds, statusDeedsFor } from "../status-deeds"
import { useStatusChange } from "../use-status-change"

export interface JobActionsProps {
  job: JobAnswer
  onPreview: () => void
  onAskDelete: () => void
}

/** What can be done with the posting; to those who only read, how it looks. */
export function JobActions({ job, onPreview, onAskDelete }: JobActionsProps) {
  const mayWrite = useMayWrite()
  const setStatus = useStatusChange(useToday(), useLocale())
  return (
    <>
      <Button variant="outline" onClick={onPreview}>
        Preview
      </Button>
      {mayWrite ? (
        <>
          {job.status === "active" ? null : (
            <Button variant="outline" onClick={() => void setStatus(job, "active")}>
              {statusDeeds.active.verb}
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
            {statusDeedsFor(job.status).map((deed) => (
              <MenuItem key={deed.to} icon={<deed.icon />} onSelect={() => void setStatus(job, deed.to)}>
                {deed.verb}
              </MenuItem>
            ))}
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
