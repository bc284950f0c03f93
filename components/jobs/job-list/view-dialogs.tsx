"use client"

import { useState } from "react"
import { RenameDialog } from "@/components/forms/rename-dialog"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { toast } from "@/components/ui/toast"
import { renameViewRequest } from "@/lib/api/dashboard/views"
import { useChangeView, useDeleteView } from "@/lib/queries/change-views"
import type { JobListRequest } from "@/lib/queries/jobs"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useMe } from "@/lib/queries/session"
import type { PresentedView } from "@/lib/queries/views"
import { ColumnsDialog } from "./columns-dialog"
import { NewViewDialog } from "./new-view-dialog"
import type { useHiddenColumns } from "./use-hidden-columns"
import type { ListViews } from "./use-views"

/** What someone wants to do with a view or the columns that needs a dialog. */
export type AskedOfView =
  { kind: "create" } | { kind: "columns" } | { kind: "rename" | "delete"; view: PresentedView }

export interface ViewDialogsProps {
  asked: AskedOfView
  views: ListViews
  request: JobListRequest
  columns: ReturnType<typeof useHiddenColumns>
  onClose: () => void
}

export function ViewDialogs({ asked, views, request, columns, onClose }: ViewDialogsProps) {
  const { t } = useMessages()
  const change = useChangeView()
  if (asked.kind === "create") return <NewViewDialog views={views} request={request} onClose={onClose} />
  if (asked.kind === "columns") return <ColumnsDialog {...columns} onClose={onClose} />
  const { id, name } = asked.view
  if (asked.kind === "delete") return <DeleteView view={asked.view} onClose={onClose} />
  return (
    <RenameDialog
      title={t("views.renameTitle")}
      confirmLabel={t("views.renameConfirm")}
      name={name}
      schema={renameViewRequest}
      rename={({ name }) => change.mutateAsync({ id, name })}
      onClose={onClose}
    />
  )
}

function DeleteView({ view: { id, name, shared }, onClose }: { view: PresentedView; onClose: () => void }) {
  const { t } = useMessages()
  const { employer } = useMe()
  const { mutateAsync } = useDeleteView()
  const [refusal, setRefusal] = useState<string | null>(null)

  async function confirm() {
    try {
      await mutateAsync(id)
    } catch (error) {
      setRefusal(refusalInWords(error))
      return false
    }
    toast({ title: t("views.deleted", { name }), about: [`view-${id}`] })
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("views.deleteTitle", { name })}
      description={
        shared ? t("views.deleteSharedText", { employer: employer.name }) : t("views.deleteOwnText")
      }
      confirmLabel={t("views.deleteConfirm")}
      error={refusal}
      onConfirm={confirm}
    />
  )
}
