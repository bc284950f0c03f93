"use client"

import { RotateCw } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { Textarea } from "@/components/ui/textarea"
import { useReferenceLists } from "@/lib/queries/reference-data"
import { type JobCells, type JobColumn, jobColumnHeadings } from "@/lib/api/imports/job-columns"
import { spokenCategories } from "../spoken-categories"
import type { SheetRow } from "./sheet-rows"

export interface MendCellsProps {
  row: SheetRow
  draft: JobCells | undefined
  disabled: boolean
  onType: (number: number, column: JobColumn, text: string) => void
  onTryAgain: (number: number) => void
}

const longestLine = 60

/** The wrong cells of a refused row, each with its reason, so that they can be fixed in place. */
export function MendCells({ row, draft, disabled, onType, onTryAgain }: MendCellsProps) {
  const { t, language } = useMessages()
  const problems = row.told?.problems ?? []
  const columns = [...new Set(problems.flatMap(({ column }) => column ?? []))]
  const said = (column: JobColumn | null) =>
    problems.flatMap((problem) => (problem.column === column ? problem.message : [])).join(" ")

  return (
    <form
      className="flex flex-col items-start gap-3 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!disabled) onTryAgain(row.number)
      }}
    >
      {said(null) ? <p className="text-compact text-destructive-text">{said(null)}</p> : null}
      {columns.map((column) => {
        const stored = row.cells[column] ?? ""
        const text = draft?.[column] ?? stored
        const props = { value: text, disabled, spellCheck: false }
        return (
          <div key={column} className="flex w-full max-w-120 flex-col gap-1.5">
            <Field label={jobColumnHeadings[column][language]} error={said(column)}>
              {stored.length > longestLine || stored.includes("\n") ? (
                <Textarea
                  {...props}
                  rows={3}
                  onChange={({ target }) => onType(row.number, column, target.value)}
                />
              ) : (
                <Input {...props} onChange={({ target }) => onType(row.number, column, target.value)} />
              )}
            </Field>
            {column === "categories" ? <CategoryNames /> : null}
          </div>
        )
      })}
      {row.barred === "unreadable" ? null : (
        <Button
          type="submit"
          size="sm"
          variant="outline"
          disabled={disabled}
          aria-label={t("importPage.mendRowNumber", { number: row.number })}
        >
          <RotateCw aria-hidden />
          {t("importPage.mendRow")}
        </Button>
      )}
    </form>
  )
}

/** All categories: too many to name in a message. */
function CategoryNames() {
  const words = useMessages()
  const { data: lists } = useReferenceLists(null)
  return (
    <details className="text-compact">
      <summary className="w-fit cursor-pointer rounded-sm underline underline-offset-4">
        {words.t("importPage.showCategories")}
      </summary>
      <ul className="mt-2 gap-x-6 text-muted-foreground sm:columns-2">
        {spokenCategories(lists?.categories, words).map(({ id, name }) => (
          <li key={id} className="break-inside-avoid">
            {name}
          </li>
        ))}
      </ul>
    </details>
  )
}
