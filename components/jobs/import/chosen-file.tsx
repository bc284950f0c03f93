"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import type { MessageKey } from "@/lib/messages/message"
import type { ImportSource } from "./read-source"
import { useDroppedFiles } from "./use-dropped-files"
import type { Import } from "./use-import"

const separators = {
  ",": "importPage.byComma",
  ";": "importPage.bySemicolon",
  "\t": "importPage.byTab",
  "|": "importPage.byBar",
} as const satisfies Record<ImportSource["separator"], MessageKey>

export interface ChosenFileProps {
  source: ImportSource
  work: Import
  columnsOpen: boolean
  onColumns: () => void
  onOther: () => void
}

/** The file that is being imported, how it was read, and how many of its columns are used. */
export function ChosenFile({ source, work, columnsOpen, onColumns, onOther }: ChosenFileProps) {
  const { t } = useMessages()
  const { mapping, columnsFixed, run } = work
  useDroppedFiles(null)
  const used = mapping.filter((column) => column !== null).length
  const facts = [
    t("importPage.rows", { count: source.rows.length }),
    ...(source.name === null ? [] : [t("importPage.encoding", { encoding: source.encoding })]),
    t(separators[source.separator]),
  ]
  return (
    <Card
      title={source.name ?? t("importPage.pasted")}
      description={facts.join(" · ")}
      action={
        <Button variant="outline" disabled={run.progress !== null} onClick={onOther}>
          {t("importPage.chooseOther")}
        </Button>
      }
    >
      {columnsOpen ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{t("importPage.columnsUsed", { used, all: source.headings.length })}</p>
          {columnsFixed ? (
            <p className="text-muted-foreground">{t("importPage.columnsFixed")}</p>
          ) : (
            <Button size="sm" variant="outline" disabled={run.progress !== null} onClick={onColumns}>
              {t("importPage.changeColumns")}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
