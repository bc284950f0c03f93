"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table"
import { KeyFact, milliseconds, OutcomeFact, TimeFact } from "./request-facts"
import { RequestLink } from "./request-link"
import type { RequestRowsProps } from "./request-rows"
import { jobOf } from "./request-words"

export function RequestTable({ rows, now, locale, ...open }: RequestRowsProps) {
  const { t } = useMessages()
  return (
    <div className="overflow-clip rounded-xl border bg-card [&_tbody_tr:last-child>*]:border-b-0">
      <Table label={t("requests.title")} className="table-fixed [&_tbody_:is(td,th)]:h-9">
        <TableHead className="static">
          <tr>
            <TableHeaderCell className="w-32">{t("requests.time")}</TableHeaderCell>
            <TableHeaderCell>{t("requests.request")}</TableHeaderCell>
            <TableHeaderCell className="w-[28%]">{t("requests.answer")}</TableHeaderCell>
            <TableHeaderCell className="w-[16%]">{t("requests.key")}</TableHeaderCell>
            <TableHeaderCell className="w-[11%] max-xl:hidden">{t("requests.posting")}</TableHeaderCell>
            <TableHeaderCell className="w-20 text-right">{t("requests.took")}</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} className="relative">
              <TableCell className="text-muted-foreground">
                <TimeFact at={row.at} now={now} />
              </TableCell>
              <th scope="row" className="border-b px-3 text-left font-normal">
                <span className="figures block truncate text-xs" title={`${row.method} ${row.path}`}>
                  <RequestLink row={row} {...open}>
                    <span className="font-semibold">{row.method}</span> {row.path.replace("/api/v1.1", "")}
                  </RequestLink>
                </span>
              </th>
              <TableCell>
                <OutcomeFact row={row} />
              </TableCell>
              <TableCell>
                <KeyFact row={row} />
              </TableCell>
              <TableCell className="max-xl:hidden">
                <span
                  className="figures block truncate text-xs text-muted-foreground"
                  title={jobOf(row) ?? undefined}
                >
                  {jobOf(row)}
                </span>
              </TableCell>
              <TableCell className="figures text-right text-xs whitespace-nowrap text-muted-foreground">
                {milliseconds(row.milliseconds, locale)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
