"use client"

import { Instant } from "@/components/employer/instant"
import { useMessages } from "@/components/messages/use-messages"
import { relativeInstant } from "@/lib/format/instants"
import { DeliveryLink, type DeliveryRowsProps, DeliveryState, NextAttempt } from "./delivery-facts"
import { eventPosting } from "./delivery-words"

/** The deliveries on a phone. */
export function DeliveryCards({ rows, now, hrefOf }: DeliveryRowsProps) {
  const { t, locale } = useMessages()
  return (
    <ul aria-label={t("deliveries.title")} className="flex flex-col gap-2">
      {rows.map((delivery) => (
        <li key={delivery.id} className="relative rounded-xl border bg-card px-3 py-2.5 text-compact">
          <p className="flex items-baseline justify-between gap-3">
            <DeliveryLink delivery={delivery} href={hrefOf(delivery.id)} />
            <Instant at={delivery.event.timestamp} className="shrink-0 text-xs text-muted-foreground">
              {relativeInstant(delivery.event.timestamp, now, locale)}
            </Instant>
          </p>
          <p className="figures mt-0.5 truncate text-xs text-muted-foreground">{eventPosting(delivery)}</p>
          <div className="mt-1">
            <DeliveryState delivery={delivery} />
          </div>
          <p className="mt-1 text-xs text-muted-foreground">
            {t("deliveries.attemptCount", { count: delivery.attempts.length })}
            {delivery.status === "pending" ? (
              <>
                {" · "}
                {t("deliveries.next")} <NextAttempt delivery={delivery} now={now} />
              </>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  )
}
