"use client"

import { Bookmark } from "lucide-react"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { IconButton } from "@/components/ui/icon-button"
import { Menu } from "@/components/ui/menu"
import { onDemand } from "@/components/ui/on-demand"
import type { JobListRequest } from "@/lib/queries/jobs"
import type { useHiddenColumns } from "./use-hidden-columns"
import type { ListViews } from "./use-views"
import type { AskedOfView, ViewDialogsProps } from "./view-dialogs"
import type { ViewMenuItemsProps } from "./view-menu-items"

const ViewMenuItems = onDemand<ViewMenuItemsProps>(
  async () => (await import("./view-menu-items")).ViewMenuItems,
)
const ViewDialogs = onDemand<ViewDialogsProps>(async () => (await import("./view-dialogs")).ViewDialogs)

export interface ViewsButtonProps {
  views: ListViews
  request: JobListRequest
  columns: ReturnType<typeof useHiddenColumns>
  onShowRuns: () => void
}

/** What can be done with views: creating one from what is shown, and changing the one that is open. */
export function ViewsButton({ views, request, columns, onShowRuns }: ViewsButtonProps) {
  const { t } = useMessages()
  const [asked, setAsked] = useState<AskedOfView | null>(null)
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton label={t("views.menu")}>
            <Bookmark aria-hidden />
          </IconButton>
        }
      >
        <ViewMenuItems views={views} onAsk={setAsked} onShowRuns={onShowRuns} />
      </Menu>
      {asked ? (
        <ViewDialogs
          asked={asked}
          views={views}
          request={request}
          columns={columns}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}
