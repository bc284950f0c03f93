"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Checkbox } from "@/components/ui/checkbox"
import { Field } from "@/components/ui/field"
import { NativeSelect } from "@/components/ui/native-select"
import { type JobColumn, jobColumnHeadings } from "@/lib/api/imports/job-columns"
import { namesPostings } from "@/lib/api/imports/read-posting-file"
import type { ImportSettings } from "@/lib/queries/imports"
import { type ColumnMapping, importedColumns } from "./column-memory"
import type { ImportSource } from "./read-source"

export interface ColumnsCardProps {
  source: ImportSource
  mapping: ColumnMapping
  settings: ImportSettings
  onMapping: (mapping: ColumnMapping) => void
  onSettings: (change: Partial<ImportSettings>) => void
  onTryOut: () => void
  /** Whether rows are being sent. */
  busy: boolean
}

/** What the columns of the file mean, and how its rows should be read. */
export function ColumnsCard({
  source,
  mapping,
  settings,
  onMapping,
  onSettings,
  onTryOut,
  busy,
}: ColumnsCardProps) {
  const { t } = useMessages()
  const [asked, setAsked] = useState(false)
  const [leftAside, setLeftAside] = useState<string | null>(null)
  const named = source.headings.map(
    (heading, index) => heading || t("importPage.unnamed", { number: index + 1 }),
  )
  const missing = !namesPostings(mapping)

  /** Only one column of the file can fill one of ours: the one that had it is ignored, and a message says so. */
  function choose(index: number, column: JobColumn | null) {
    const other = column ? mapping.indexOf(column) : -1
    setLeftAside(other >= 0 && other !== index ? (named[other] ?? null) : null)
    onMapping(mapping.map((each, at) => (at === index ? column : at === other ? null : each)))
  }

  return (
    <Card
      title={t("importPage.columnsTitle")}
      description={t("importPage.columnsText")}
      footer={
        <Button
          variant="primary"
          loading={busy}
          onClick={() => {
            setAsked(true)
            if (!missing) onTryOut()
          }}
        >
          {t("importPage.tryOut", { count: source.rows.length })}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="overflow-clip rounded-lg border">
          <div
            aria-hidden
            className="grid grid-cols-[1fr_13rem] gap-4 border-b bg-muted px-3 py-2 text-xs font-medium text-muted-foreground max-sm:hidden md:grid-cols-[1fr_1fr_15rem]"
          >
            <span>{t("importPage.headingOf")}</span>
            <span className="max-md:hidden">{t("importPage.exampleOf")}</span>
            <span>{t("importPage.meaningOf")}</span>
          </div>
          <ul aria-label={t("importPage.columnsTitle")} className="divide-y">
            {named.map((name, index) => (
              <li
                key={index}
                className="grid items-center gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[1fr_13rem] md:grid-cols-[1fr_1fr_15rem]"
              >
                <div className="min-w-0 md:contents">
                  <span className="block min-w-0 font-medium wrap-anywhere">{name}</span>
                  <span className="block truncate text-compact text-muted-foreground">
                    {exampleOf(source, index)}
                  </span>
                </div>
                <NativeSelect
                  size="sm"
                  aria-label={t("importPage.meaningOfColumn", { column: name })}
                  value={mapping[index] ?? ""}
                  onChange={({ target }) =>
                    choose(index, importedColumns.find((column) => column === target.value) ?? null)
                  }
                >
                  <option value="">{t("importPage.leaveAside")}</option>
                  <ColumnOptions />
                </NativeSelect>
              </li>
            ))}
          </ul>
        </div>
        <p role="status" className="text-compact text-muted-foreground empty:hidden">
          {leftAside === null ? null : t("importPage.nowLeftAside", { column: leftAside })}
        </p>
        {mapping.includes("id") && !mapping.includes("referenceId") ? (
          <Banner tone="info">
            {t("importPage.matchedById", { column: named[mapping.indexOf("id")] ?? "" })}
          </Banner>
        ) : null}
        {missing && asked ? (
          <p role="alert" className="text-compact text-destructive-text">
            {t("importPage.columnNeeded")}
          </p>
        ) : null}
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          <Field label={t("importPage.decimal")} hint={t("importPage.decimalHint")} className="max-w-80">
            <NativeSelect
              value={settings.decimal}
              onChange={({ target }) => onSettings({ decimal: target.value === "," ? "," : "." })}
            >
              <option value=".">{t("importPage.point")}</option>
              <option value=",">{t("importPage.comma")}</option>
            </NativeSelect>
          </Field>
          <div className="md:pt-5">
            <Checkbox
              label={t("importPage.withoutReference")}
              hint={t("importPage.withoutReferenceHint")}
              checked={settings.createsWithoutReference}
              onCheckedChange={(createsWithoutReference) => onSettings({ createsWithoutReference })}
            />
          </div>
        </div>
      </div>
    </Card>
  )
}

function ColumnOptions() {
  const { language } = useMessages()
  return importedColumns.map((column) => (
    <option key={column} value={column}>
      {jobColumnHeadings[column][language]}
    </option>
  ))
}

const longestExample = 120

/** The first cell that isn't blank. */
function exampleOf({ rows }: ImportSource, index: number): string {
  const found = rows.find(({ cells }) => cells[index]?.trim())?.cells[index] ?? ""
  return found.trim().slice(0, longestExample)
}
