"use client"

import type { ReactNode } from "react"
import { AddressLink } from "@/components/layout/address-link"
import { useMessages } from "@/components/messages/use-messages"
import { StatusDot } from "@/components/ui/status-dot"
import type { DeliveryAnswer } from "@/lib/queries/webhooks"
import { attemptInWords } from "./attempt-words"
import { deliveryStates, nextAttemptInWords } from "./delivery-words"
import { eventWords } from "./webhook-words"

/** What the table and the cards show. */
export interface DeliveryRowsProps {
  rows: readonly DeliveryAnswer[]
  now: Date
  /** The URL that opens a delivery. */
  hrefOf: (id: number) => string
}

/** "Waiting", and below it the outcome of the last attempt. */
export function DeliveryState({ delivery }: { delivery: DeliveryAnswer }) {
  const { textOf } = useMessages()
  const { tone, words } = deliveryStates[delivery.status]
  const last = delivery.attempts.at(-1)
  const detail = last && [last.status, textOf(attemptInWords(last).what)].filter(Boolean).join(" ")
  return (
    <>
      <StatusDot tone={tone}>{textOf(words)}</StatusDot>
      {detail ? <span className="block text-xs wrap-anywhere text-muted-foreground">{detail}</span> : null}
    </>
  )
}

export function NextAttempt({ delivery, now }: { delivery: DeliveryAnswer; now: Date }) {
  const { textOf, locale } = useMessages()
  const words = nextAttemptInWords(delivery, now, locale)
  return typeof words === "string" ? words : textOf(words)
}

/** The name of the event, which opens the delivery; so does the rest of its row. */
export function DeliveryLink({ delivery, href }: { delivery: DeliveryAnswer; href: string }): ReactNode {
  const { textOf } = useMessages()
  return (
    <AddressLink
      href={href}
      data-delivery={delivery.id}
      className="rounded-sm font-medium after:absolute after:inset-0 hover:underline"
    >
      {textOf(eventWords[delivery.event.type])}
    </AddressLink>
  )
}
