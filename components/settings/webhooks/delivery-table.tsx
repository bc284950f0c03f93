"use client"

import { Instant } from "@/components/employer/instant"
import { useMessages } from "@/components/messages/use-messages"
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table"
import { relativeInstant } from "@/lib/format/instants"
import { formatNumber } from "@/lib/format/numbers"
import { DeliveryLink, type DeliveryRowsProps, DeliveryState, NextAttempt } from "./delivery-facts"
import { eventPosting } from "./delivery-words"

export function DeliveryTable({ rows, now, hrefOf }: DeliveryRowsProps) {
  const { t, locale } = useMessages()
  return (
    <div className="overflow-clip rounded-xl border bg-card [&_tbody_tr:last-child>*]:border-b-0">
      <Table label={t("deliveries.title")} className="table-fixed">
        <TableHead className="static">
          <tr>
            <TableHeaderCell className="w-34">{t("deliveries.when")}</TableHeaderCell>
            <TableHeaderCell className="w-[26%]">{t("deliveries.event")}</TableHeaderCell>
            <TableHeaderCell>{t("deliveries.result")}</TableHeaderCell>
            <TableHeaderCell className="w-22 text-right">{t("deliveries.attempts")}</TableHeaderCell>
            <TableHeaderCell className="w-[20%]">{t("deliveries.next")}</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((delivery) => (
            <TableRow key={delivery.id} className="relative">
              <TableCell className="whitespace-nowrap text-muted-foreground">
                <Instant at={delivery.event.timestamp}>
                  {relativeInstant(delivery.event.timestamp, now, locale)}
                </Instant>
              </TableCell>
              <th scope="row" className="border-b px-3 text-left font-normal">
                <DeliveryLink delivery={delivery} href={hrefOf(delivery.id)} />
                <span
                  className="figures block truncate text-xs text-muted-foreground"
                  title={eventPosting(delivery)}
                >
                  {eventPosting(delivery)}
                </span>
              </th>
              <TableCell>
                <DeliveryState delivery={delivery} />
              </TableCell>
              <TableCell className="figures text-right text-xs">
                {formatNumber(delivery.attempts.length, locale)}
              </TableCell>
              <TableCell className="text-muted-foreground">
                {delivery.status === "pending" ? <NextAttempt delivery={delivery} now={now} /> : null}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
