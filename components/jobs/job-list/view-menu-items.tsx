"use client"

import { Bookmark, Columns3, History, PencilLine, RefreshCw, Trash2, Users } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { MenuItem, MenuSeparator } from "@/components/ui/menu-items"
import { toast } from "@/components/ui/toast"
import { useWideScreen } from "@/components/ui/use-wide-screen"
import { useChangeView } from "@/lib/queries/change-views"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useMayWrite, useMe } from "@/lib/queries/session"
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
  const { employer } = useMe()
  // The menu is gone by the time the service answers, and callbacks of `mutate` with it.
  const { mutateAsync: change } = useChangeView()

  const save = (id: number, what: { query: string } | { shared: true }, done: string) =>
    change({ id, ...what }).then(
      () => toast({ title: done, about: [`view-${id}`] }),
      (error: unknown) =>
        toast({
          type: "error",
          title: t("views.notChanged"),
          description: refusalInWords(error),
          about: [`view-${id}`],
        }),
    )
  const update = ({ id, name }: PresentedView) => save(id, { query }, t("views.updated", { name }))
  const share = ({ id, name }: PresentedView) =>
    save(id, { shared: true }, t("views.nowShared", { name, employer: employer.name }))

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
          {open.shared || !mayWrite ? null : (
            <MenuItem icon={<Users />} onSelect={() => share(open)}>
              {t("views.shareNow", { name: open.name })}
            </MenuItem>
          )}
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
