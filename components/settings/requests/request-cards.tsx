"use client"

import { useMessages } from "@/components/messages/use-messages"
import { KeyFact, milliseconds, OutcomeFact, TimeFact } from "./request-facts"
import { RequestLink } from "./request-link"
import type { RequestRowsProps } from "./request-rows"

/** The calls on a phone. */
export function RequestCards({ rows, now, locale, ...open }: RequestRowsProps) {
  const { t } = useMessages()
  return (
    <ul aria-label={t("requests.title")} className="flex flex-col gap-2">
      {rows.map((row) => (
        <li key={row.id} className="relative rounded-xl border bg-card px-3 py-2.5 text-compact">
          <p className="figures text-xs wrap-anywhere">
            <RequestLink row={row} {...open}>
              <span className="font-semibold">{row.method}</span> {row.path.replace("/api/v1.1", "")}
            </RequestLink>
          </p>
          <OutcomeFact row={row} wraps className="mt-1" />
          <div className="mt-1 flex items-baseline gap-3 text-xs text-muted-foreground">
            <TimeFact at={row.at} now={now} />
            <span className="figures whitespace-nowrap">{milliseconds(row.milliseconds, locale)}</span>
            <span className="ml-auto min-w-0">
              <KeyFact row={row} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
