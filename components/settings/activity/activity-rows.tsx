"use client"

import { Fragment, useState } from "react"
import { ActivityTime } from "@/components/activity/activity-time"
import { useMessages } from "@/components/messages/use-messages"
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table"
import { useWideScreen } from "@/components/ui/use-wide-screen"
import type { ActivityFilters, TracedActivity } from "@/lib/queries/activity"
import { ActivityDetails } from "./activity-details"
import { ActorFact, DeedFact, DetailsButton } from "./activity-facts"

export interface ActivityRowsProps {
  rows: readonly TracedActivity[]
  onShow: (filters: Partial<ActivityFilters>) => void
}

/** What was done, one line each, with expandable details: a table where there is room, cards elsewhere. */
export function ActivityRows(props: ActivityRowsProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const List = useWideScreen() ? ActivityTable : ActivityCards
  function toggle(id: number) {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return <List {...props} isOpen={(id) => open.has(id)} onToggle={toggle} />
}

type ListProps = ActivityRowsProps & { isOpen: (id: number) => boolean; onToggle: (id: number) => void }

const detailsId = (id: number) => `activity-${id}`

function ActivityTable({ rows, onShow, isOpen, onToggle }: ListProps) {
  const { t } = useMessages()
  return (
    <div className="overflow-clip rounded-xl border bg-card [&_tbody_tr:last-child>*]:border-b-0">
      <Table label={t("activity.title")} className="table-fixed [&_tbody_td]:py-2 [&_tbody_td]:align-top">
        <TableHead className="static">
          <tr>
            <TableHeaderCell className="w-50">{t("activity.time")}</TableHeaderCell>
            <TableHeaderCell className="w-40">{t("activity.who")}</TableHeaderCell>
            <TableHeaderCell>{t("activity.what")}</TableHeaderCell>
            <TableHeaderCell className="w-34">{t("activity.address")}</TableHeaderCell>
            <TableHeaderCell className="w-14">
              <span className="sr-only">{t("activity.details")}</span>
            </TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <TableRow>
                <TableCell>
                  <ActivityTime at={row.at} className="figures whitespace-nowrap" />
                </TableCell>
                <TableCell>
                  <ActorFact actor={row.actor} />
                </TableCell>
                <TableCell>
                  <DeedFact activity={row} />
                </TableCell>
                <TableCell>
                  <code
                    className="figures block truncate text-muted-foreground"
                    title={row.address ?? undefined}
                  >
                    {row.address ?? "—"}
                  </code>
                </TableCell>
                <TableCell>
                  <DetailsButton
                    activity={row}
                    open={isOpen(row.id)}
                    controls={detailsId(row.id)}
                    onToggle={() => onToggle(row.id)}
                  />
                </TableCell>
              </TableRow>
              {isOpen(row.id) ? (
                <tr id={detailsId(row.id)}>
                  <td colSpan={5} className="border-b bg-muted px-4">
                    <ActivityDetails activity={row} onShow={onShow} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

function ActivityCards({ rows, onShow, isOpen, onToggle }: ListProps) {
  const { t } = useMessages()
  return (
    <ul aria-label={t("activity.title")} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={row.id} className="rounded-xl border bg-card p-4 text-compact">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <DeedFact activity={row} />
            </div>
            <div className="-mt-1.5 -mr-2">
              <DetailsButton
                activity={row}
                open={isOpen(row.id)}
                controls={detailsId(row.id)}
                onToggle={() => onToggle(row.id)}
              />
            </div>
          </div>
          <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-muted-foreground">
            <ActorFact actor={row.actor} />
            <ActivityTime at={row.at} className="figures" />
          </div>
          {row.address ? (
            <code className="figures mt-1 block text-xs text-muted-foreground">{row.address}</code>
          ) : null}
          {isOpen(row.id) ? (
            <div id={detailsId(row.id)} className="mt-3 border-t pt-3">
              <ActivityDetails activity={row} onShow={onShow} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
