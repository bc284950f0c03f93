"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { columnWords, type ListColumn, listColumns } from "./list-columns"

export interface ColumnsDialogProps {
  hidden: readonly ListColumn[]
  hide: (columns: readonly ListColumn[]) => void
  onClose: () => void
}

/** Asks which columns the table should have. */
export function ColumnsDialog({ hidden, hide, onClose }: ColumnsDialogProps) {
  const { t } = useMessages()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t("views.columnsTitle")}
      description={t("views.columnsText")}
      footer={<DialogClose render={<Button variant="primary" />}>{t("views.columnsDone")}</DialogClose>}
    >
      <div className="flex flex-col gap-3">
        {listColumns.map((column) => (
          <Checkbox
            key={column}
            label={t(columnWords[column])}
            checked={!hidden.includes(column)}
            onCheckedChange={(shown) =>
              hide(shown ? hidden.filter((each) => each !== column) : [...hidden, column])
            }
          />
        ))}
      </div>
    </Dialog>
  )
}
