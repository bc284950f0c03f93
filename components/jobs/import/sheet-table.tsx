"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Link } from "@/components/layout/page-address"
import { cn } from "@/components/ui/cn"
import { StatusDot } from "@/components/ui/status-dot"
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table"
import { useWideScreen } from "@/components/ui/use-wide-screen"
import { type JobCells, type JobColumn, jobColumnHeadings } from "@/lib/api/imports/job-columns"
import { Differences } from "../differences/differences"
import { toldChanges } from "../differences/field-changes"
import { jobHref } from "../job-hrefs"
import { statusWords } from "../job-status"
import { MendCells, type MendCellsProps } from "./mend-cells"
import { kindOf, rowKinds, type Mends, type SheetRow } from "./sheet-rows"

export interface SheetTableProps extends Pick<MendCellsProps, "disabled" | "onType" | "onTryAgain"> {
  rows: readonly SheetRow[]
  drafts: Mends
}

const rowFocusClass = "focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring"

/** The rows of the file with what happened to each: a table, or cards on a phone. */
export function SheetTable({ rows, drafts, ...mending }: SheetTableProps) {
  const { t } = useMessages()
  const wide = useWideScreen()
  if (!wide)
    return (
      <ul aria-label={t("importPage.table")} className="divide-y">
        {rows.map((row) => (
          <li
            key={row.number}
            data-sheet-row={row.number}
            tabIndex={-1}
            className={cn(rowFocusClass, "flex flex-col gap-1.5 px-4 py-3")}
          >
            <div className="flex items-center justify-between gap-3 text-compact">
              <Outcome row={row} />
              <span className="text-muted-foreground tabular-nums">
                {t("importPage.rowNumber", { number: row.number })}
              </span>
            </div>
            <Posting row={row} />
            <Details row={row} drafts={drafts} {...mending} />
          </li>
        ))}
      </ul>
    )
  return (
    <Table label={t("importPage.table")} className="table-fixed">
      <TableHead>
        <tr>
          <TableHeaderCell className="w-20 bg-card">{t("importPage.row")}</TableHeaderCell>
          <TableHeaderCell className="w-40 bg-card">{t("importPage.outcome")}</TableHeaderCell>
          <TableHeaderCell className="w-1/4 bg-card">{t("importPage.posting")}</TableHeaderCell>
          <TableHeaderCell className="bg-card">{t("importPage.details")}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow
            key={row.number}
            data-sheet-row={row.number}
            tabIndex={-1}
            className={cn(rowFocusClass, "align-top hover:bg-transparent")}
          >
            <TableCell className="figures py-3.5 text-muted-foreground">{row.number}</TableCell>
            <TableCell className="py-3.5">
              <Outcome row={row} />
            </TableCell>
            <th scope="row" className="border-b px-3 py-3.5 text-left font-normal">
              <Posting row={row} />
            </th>
            <TableCell className="py-1">
              <Details row={row} drafts={drafts} {...mending} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Outcome({ row }: { row: SheetRow }) {
  const { t } = useMessages()
  const { label, tone } = rowKinds[kindOf(row)]
  return <StatusDot tone={tone}>{t(label)}</StatusDot>
}

function Posting({ row }: { row: SheetRow }) {
  const { t } = useMessages()
  const { told, cells, number } = row
  const title = told?.title || cells.title?.trim() || t("importPage.noTitle")
  return (
    <div className="min-w-0">
      {told?.id && row.stage !== "undone" ? (
        // In a new tab, since the result would be lost otherwise.
        <Link
          href={jobHref(told.id)}
          prefetch={false}
          target="_blank"
          className="line-clamp-2 rounded-sm font-medium wrap-anywhere hover:underline"
        >
          {title}
          <span className="sr-only">{t("frame.inNewTab")}</span>
        </Link>
      ) : (
        <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
      )}
      {cells.referenceId?.trim() ? (
        <span key={number} className="figures block truncate text-xs text-muted-foreground">
          {cells.referenceId}
        </span>
      ) : null}
    </div>
  )
}

function Details({ row, drafts, ...mending }: Omit<SheetTableProps, "rows"> & { row: SheetRow }) {
  const { t } = useMessages()
  if (["refused", "held"].includes(kindOf(row)))
    return <MendCells row={row} draft={drafts.get(row.number)} {...mending} />
  const changes = toldChanges(row.told?.changes ?? [])
  if (!row.note && changes.length > 0)
    return (
      <div className="flex flex-col gap-1.5 md:py-2.5">
        <Differences changes={changes} foldsDescription label={t("importPage.changes")} />
        <UnlistedPlaces row={row} />
      </div>
    )
  if (!row.note && row.told?.becomes) return <Becoming row={row} cells={row.told.becomes} />
  const said =
    row.note ??
    (row.told?.outcome === "created" && row.told.status
      ? t("importPage.asStatus", { status: t(statusWords[row.told.status]) })
      : null)
  return said ? <p className="text-compact text-muted-foreground md:py-2.5">{said}</p> : null
}

/** How the row of a new posting was read. */
function Becoming({ row, cells }: { row: SheetRow; cells: JobCells }) {
  const { t, language } = useMessages()
  return (
    <div className="flex flex-col gap-1.5 text-compact text-muted-foreground md:py-2.5">
      {row.told?.status ? (
        <p>{t("importPage.asStatus", { status: t(statusWords[row.told.status]) })}</p>
      ) : null}
      <UnlistedPlaces row={row} />
      <details>
        <summary className="w-fit cursor-pointer rounded-sm underline underline-offset-4">
          {t("importPage.becomes")}
        </summary>
        <dl className="mt-2 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-0.5">
          {(Object.entries(cells) as [JobColumn, string][]).map(([column, text]) => (
            <div key={column} className="contents">
              <dt>{jobColumnHeadings[column][language]}</dt>
              <dd className="min-w-0 wrap-anywhere text-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

function UnlistedPlaces({ row }: { row: SheetRow }) {
  const { t } = useMessages()
  return row.told?.places.map(({ description: place, nearest: near }) => (
    <p key={place} className="text-compact text-warning">
      {near ? t("importPage.unlistedPlaceNear", { place, near }) : t("importPage.unlistedPlace", { place })}
    </p>
  ))
}
