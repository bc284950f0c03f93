"use client"

import { Keyboard, Plus } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { PageHeader } from "@/components/layout/page-header"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"

export interface ListHeaderProps {
  canWrite: boolean
  onHelp: () => void
}

export function ListHeader({ canWrite, onHelp }: ListHeaderProps) {
  const { t } = useMessages()
  return (
    <PageHeader
      title={t("postings.title")}
      description={canWrite ? undefined : t("postings.viewerMay")}
      action={
        <>
          <span className="pointer-coarse:hidden">
            <IconButton label={t("frame.shortcuts")} shortcut="?" onClick={onHelp}>
              <Keyboard aria-hidden />
            </IconButton>
          </span>
          {canWrite ? (
            <Button variant="primary" render={<Link href="/jobs/new" />}>
              <Plus aria-hidden />
              {t("postings.newPosting")}
            </Button>
          ) : null}
        </>
      }
    />
  )
}
