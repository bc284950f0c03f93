"use client"

import { Bookmark, Columns3, History, PencilLine, RefreshCw, Trash2 } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { MenuItem, MenuSeparator } from "@/components/ui/menu-items"
import { toast } from "@/components/ui/toast"
import { useWideScreen } from "@/components/ui/use-wide-screen"
import { useChangeView } from "@/lib/queries/change-views"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useMayWrite } from "@/lib/queries/session"
import type { PresentedView } from "@/lib/queries/views"
import type { ListViews } from "./use-views"
import type { AskedOfView } from "./view-dialogs"

export interface ViewMenuItemsProps {
  views: ListViews
  onAsk: (asked: AskedOfView) => void
  /** Shows the person's changes of many postings. */
  onShowRuns: () => void
}

export function ViewMenuItems({ views: { open, shown, query }, onAsk, onShowRuns }: ViewMenuItemsProps) {
  const { t } = useMessages()
  const wide = useWideScreen(true)
  const mayWrite = useMayWrite()
  const { mutate: change } = useChangeView()

  const update = ({ id, name }: PresentedView) =>
    change(
      { id, query },
      {
        onSuccess: () => toast({ title: t("views.updated", { name }), about: [`view-${id}`] }),
        onError: (error) =>
          toast({
            type: "error",
            title: t("views.notChanged"),
            description: refusalInWords(error),
            about: [`view-${id}`],
          }),
      },
    )

  return (
    <>
      <MenuItem icon={<Bookmark />} onSelect={() => onAsk({ kind: "create" })}>
        {t("views.create")}
      </MenuItem>
      {wide ? (
        <MenuItem icon={<Columns3 />} onSelect={() => onAsk({ kind: "columns" })}>
          {t("views.columns")}
        </MenuItem>
      ) : null}
      {open && (mayWrite || !open.shared) ? (
        <>
          <MenuSeparator />
          {shown && shown.unknown.length === 0 ? null : (
            <MenuItem icon={<RefreshCw />} onSelect={() => update(open)}>
              {t("views.update", { name: open.name })}
            </MenuItem>
          )}
          <MenuItem icon={<PencilLine />} onSelect={() => onAsk({ kind: "rename", view: open })}>
            {t("views.rename", { name: open.name })}
          </MenuItem>
          <MenuItem icon={<Trash2 />} destructive onSelect={() => onAsk({ kind: "delete", view: open })}>
            {t("views.delete", { name: open.name })}
          </MenuItem>
        </>
      ) : null}
      {mayWrite ? (
        <>
          <MenuSeparator />
          <MenuItem icon={<History />} onSelect={onShowRuns}>
            {t("bulkPage.showRuns")}
          </MenuItem>
        </>
      ) : null}
    </>
  )
}
