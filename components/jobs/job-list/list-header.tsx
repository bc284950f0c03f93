"use client"

import { Keyboard, Plus } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { PageHeader } from "@/components/layout/page-header"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"

export interface ListHeaderProps {
  canWrite: boolean
  onHelp: () => void
}

export function ListHeader({ canWrite, onHelp }: ListHeaderProps) {
  return (
    <PageHeader
      title="Postings"
      description={
        canWrite
          ? undefined
          : "You are a viewer: you can read postings, not change them. An admin can make you an editor."
      }
      action={
        <>
          <span className="pointer-coarse:hidden">
            <IconButton label="Keyboard shortcuts" shortcut="?" onClick={onHelp}>
              <Keyboard aria-hidden />
            </IconButton>
          </span>
          {canWrite ? (
            <Button variant="primary" render={<Link href="/jobs/new" />}>
              <Plus aria-hidden />
              New posting
            </Button>
          ) : null}
        </>
      }
    />
  )
}
