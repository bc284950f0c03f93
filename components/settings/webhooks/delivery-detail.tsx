"use client"

import { Send } from "lucide-react"
import { actorName } from "@/components/activity/deed-words"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { CodeBlock } from "@/components/ui/code-block"
import { StatusDot } from "@/components/ui/status-dot"
import { toast } from "@/components/ui/toast"
import { type DeliveryAnswer, useResendDelivery } from "@/lib/queries/webhooks"
import { laidOut } from "../requests/json-layout"
import { DetailFact } from "../detail-fact"
import { DeliveryAttempts } from "./delivery-attempts"
import { DeliveryHeaders } from "./delivery-headers"
import { NextAttempt } from "./delivery-facts"
import { deliveryStates, eventPosting } from "./delivery-words"

interface DeliveryDetailProps {
  webhookId: number
  delivery: DeliveryAnswer
  now: Date
}

/** What was sent, and the outcome of each attempt. */
export function DeliveryDetail({ webhookId, delivery, now }: DeliveryDetailProps) {
  const speech = useMessages()
  const { t, textOf } = speech
  const zone = useZoneWords()
  const resend = useResendDelivery()
  const { id, event, status } = delivery
  // The event's key is sent in a header; the rest is the body, in the order in which it is signed.
  const { id: _key, ...sent } = event
  const { tone, words } = deliveryStates[status]
  const { data, timestamp } = event

  function sendAgain() {
    resend.mutateAsync({ id: webhookId, deliveryId: id }).then(
      ({ nextAttempt }) =>
        toast({
          title: t(nextAttempt === null ? "deliveries.sentAgainHeld" : "deliveries.sentAgain"),
          about: [`delivery-${id}`],
        }),
      ({ message }: Error) =>
        toast({
          type: "error",
          title: t("deliveries.notSentAgain"),
          description: message,
          about: [`delivery-${id}`],
        }),
    )
  }

  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-compact">
        <DetailFact name={t("deliveries.result")}>
          <StatusDot tone={tone}>{textOf(words)}</StatusDot>
        </DetailFact>
        {status === "pending" ? (
          <DetailFact name={t("deliveries.next")}>
            <NextAttempt delivery={delivery} now={now} />
            {delivery.nextAttempt ? (
              <span className="text-muted-foreground"> · {zone.instant(delivery.nextAttempt)}</span>
            ) : null}
          </DetailFact>
        ) : null}
        <DetailFact name={t("deliveries.when")}>
          <time dateTime={timestamp}>{zone.instant(timestamp)}</time>
        </DetailFact>
        <DetailFact name={t("deliveries.by")}>{actorName(data.by, speech)}</DetailFact>
        <DetailFact name={t("deliveries.posting")}>
          <Link
            href={`/jobs/${data.id}`}
            className="figures rounded-sm text-xs wrap-anywhere text-primary-text underline underline-offset-2"
          >
            {eventPosting(delivery)}
          </Link>
        </DetailFact>
        <DetailFact name={t("deliveries.version")}>
          <span className="figures text-xs">{data.version}</span>
        </DetailFact>
        <DetailFact name={t("deliveries.changed")}>
          {data.changed.length > 0 ? (
            <code className="figures text-xs wrap-anywhere">{data.changed.join(", ")}</code>
          ) : (
            t("deliveries.noFields")
          )}
        </DetailFact>
      </dl>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="sm" variant="outline" loading={resend.isPending} onClick={sendAgain}>
          <Send aria-hidden />
          {t("deliveries.sendAgain")}
        </Button>
        {status === "delivered" ? (
          <p className="min-w-0 flex-1 basis-48 text-xs text-muted-foreground">{t("deliveries.mayRepeat")}</p>
        ) : null}
      </div>
      <DeliveryAttempts attempts={delivery.attempts} />
      <div className="flex flex-col gap-2">
        <CodeBlock label={t("deliveries.body")} code={laidOut(JSON.stringify(sent))} />
        <p className="text-xs text-muted-foreground">{t("deliveries.bodyNote")}</p>
      </div>
      <DeliveryHeaders delivery={delivery} />
    </>
  )
}
