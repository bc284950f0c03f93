"use client"

import { AddressLink } from "@/components/layout/address-link"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Pagination } from "@/components/ui/pagination"
import { type BinRow, binPageSize, mostBroughtBack, type WantedBack } from "@/lib/queries/bin"
import { useMe } from "@/lib/queries/session"
import { BinLine } from "./bin-line"
import { useBinSelection } from "./use-bin-selection"
import type { BinWork } from "./use-bin-work"

export interface BinListProps {
  work: BinWork
  /** Called for the selected postings. */
  onRestoreMany: (wanted: readonly WantedBack[]) => void
  /** What the bin is searched for. */
  q: string
  rows: readonly BinRow[]
  paging: { total: number; page: number; pages: number }
  hrefOf: (page: number) => string
}

const place = "deleted-postings"

export function binPlace(): HTMLElement | null {
  return document.getElementById(place)
}

/** Where the keyboard moves from the search. */
export function firstBinControl(): HTMLElement | null {
  return binPlace()?.querySelector<HTMLElement>("input, button") ?? null
}

/** A page of the bin; its selected postings can be restored, or permanently deleted, at once. */
export function BinList({ work, onRestoreMany, q, rows, paging, hrefOf }: BinListProps) {
  const { t } = useMessages()
  const isAdmin = useMe().employer.role === "admin"
  const { ids, all, selected, beyond, select, selectAll, selectBeyond, loading } = useBinSelection({
    work,
    q,
    rows,
  })
  const isBusy = work.progress !== null
  const { page, pages, total } = paging
  const first = (page - 1) * binPageSize + 1
  const postings = t("postings.count", { count: selected.length })

  return (
    <div id={place} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <p role="status" className="sr-only">
        {selected.length > 0 ? t("postings.countSelected", { count: postings }) : null}
      </p>
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 px-4.25">
        <Checkbox
          label={t("postings.selectAll")}
          aria-label={t("postings.selectPage")}
          checked={all}
          indeterminate={selected.length > 0 && !all}
          onCheckedChange={selectAll}
        />
        {selected.length > 0 ? (
          <div
            role="group"
            aria-label={t("postings.selectedPostings")}
            className="flex flex-wrap items-center gap-2"
          >
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => onRestoreMany(selected.map((row) => ({ row })))}
            >
              {t("bin.restoreSelected", { postings })}
            </Button>
            {isAdmin && !beyond ? (
              <Button
                size="sm"
                variant="outline"
                className="text-destructive-text"
                onClick={() => work.askErase(selected)}
              >
                {t("bin.eraseMenu")}
              </Button>
            ) : null}
            {all && !beyond && total > rows.length ? (
              <Button size="sm" variant="ghost" loading={loading} onClick={() => void selectBeyond()}>
                {t(total > mostBroughtBack ? "bin.selectFirst" : "bin.selectMatching", {
                  count: Math.min(total, mostBroughtBack),
                })}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <ul aria-label={t("bin.list")} className="divide-y overflow-clip rounded-xl border bg-card">
        {rows.map((row) => (
          <BinLine
            key={row.id}
            row={row}
            selected={ids.has(row.id)}
            onSelect={(on) => select(row.id, on)}
            busy={isBusy}
            onRestore={() => void work.restore([{ row }])}
            onErase={isAdmin ? () => work.askErase([row]) : undefined}
          />
        ))}
      </ul>
      {pages > 1 ? (
        <Pagination
          page={page}
          pages={pages}
          summary={t("postings.span", { first, last: Math.min(first + rows.length - 1, total), total })}
          linkTo={(to) => <AddressLink href={hrefOf(to)} />}
        />
      ) : null}
    </div>
  )
}
