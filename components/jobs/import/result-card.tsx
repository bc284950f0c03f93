"use client"

import { useEffect, useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Card } from "@/components/ui/card"
import { cn } from "@/components/ui/cn"
import { tabClass } from "@/components/ui/link-tabs"
import { Pagination } from "@/components/ui/pagination"
import { formatNumber } from "@/lib/format/numbers"
import { focusSheetRow } from "./focus-sheet-row"
import { ResultActions, ResultMessages, RunProgress } from "./result-actions"
import { SheetTable } from "./sheet-table"
import { kindCounts, kindOf, type RowKind, rowKinds } from "./sheet-rows"
import type { Import } from "./use-import"

const rowsAPage = 50

/** What happened to the rows, or would happen: the numbers first, then each row. */
export function ResultCard({ work }: { work: Import }) {
  const { t, locale } = useMessages()
  const { rows, run, drafts } = work
  const [kind, setKind] = useState<RowKind | null>(null)
  const [page, setPage] = useState(1)
  const place = useRef<HTMLDivElement>(null)
  const busy = run.progress !== null
  const counts = kindCounts(rows)
  const shown = kind ? rows.filter((row) => kindOf(row) === kind) : rows
  const pages = Math.max(1, Math.ceil(shown.length / rowsAPage))
  const present = Math.min(page, pages)
  const first = (present - 1) * rowsAPage
  const title = t(work.begun ? "importPage.resultTitle" : "importPage.triedTitle")
  const kinds = (Object.keys(rowKinds) as RowKind[]).filter((each) => counts[each] || each === kind)

  const rowsOfRun = useRef(0)
  /** The row that is tried again, and where it stands among those shown. */
  const triedAgain = useRef<{ number: number; place: number } | null>(null)
  const total = run.progress?.total

  useEffect(() => {
    if (total !== undefined) rowsOfRun.current = total
  }, [total])

  useEffect(() => {
    const row = busy ? null : triedAgain.current
    if (row) {
      triedAgain.current = null
      const isFree = [document.body, place.current].includes(document.activeElement as HTMLElement)
      if (isFree && focusSheetRow(row.number, row.place)) return
    }
    // The button that started or stopped it is gone. The result of many rows begins at the top; a single row is viewed where it is.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    if (!busy && rowsOfRun.current > 1) place.current?.scrollIntoView({ block: "start" })
  }, [busy])

  function tryAgain(number: number) {
    const at = shown.slice(first, first + rowsAPage).findIndex((row) => row.number === number)
    triedAgain.current = work.tryMended([number]) ? { number, place: at } : null
  }

  const show = (next: RowKind | null) => {
    triedAgain.current = null
    setKind(next)
    setPage(1)
  }
  const number = (count: number) => (
    <span className="text-xs font-normal tabular-nums">{formatNumber(count, locale)}</span>
  )

  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={title} className="outline-none">
      <Card title={title} flush>
        <div className="flex flex-col gap-4 px-4 pt-2 pb-3 sm:px-6">
          {run.progress ? (
            <RunProgress progress={run.progress} onStop={run.stop} />
          ) : (
            <>
              <ResultMessages work={work} />
              <ResultActions work={work} />
            </>
          )}
          <div role="group" aria-label={t("importPage.show")} className="-mx-1 flex flex-wrap gap-1">
            <button
              type="button"
              aria-pressed={kind === null}
              className={cn(tabClass, kind === null && "bg-secondary text-foreground")}
              onClick={() => show(null)}
            >
              {t("importPage.all")} {number(rows.length)}
            </button>
            {kinds.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={kind === each}
                className={cn(tabClass, kind === each && "bg-secondary text-foreground")}
                onClick={() => show(each)}
              >
                {t(rowKinds[each].label)} {number(counts[each] ?? 0)}
              </button>
            ))}
          </div>
        </div>
        {shown.length > 0 ? (
          <SheetTable
            rows={shown.slice(first, first + rowsAPage)}
            drafts={drafts}
            disabled={busy}
            onType={work.type}
            onTryAgain={tryAgain}
          />
        ) : (
          <p className="px-4 py-6 text-center text-muted-foreground sm:px-6">{t("importPage.noneShown")}</p>
        )}
        {pages > 1 ? (
          <div className="border-t px-4 py-3 sm:px-6">
            <Pagination
              label={t("importPage.pages")}
              page={present}
              pages={pages}
              summary={t("importPage.span", {
                first: first + 1,
                last: Math.min(first + rowsAPage, shown.length),
                total: formatNumber(shown.length, locale),
              })}
              linkTo={(to) => <button type="button" onClick={() => setPage(to)} />}
            />
          </div>
        ) : null}
      </Card>
    </div>
  )
}
