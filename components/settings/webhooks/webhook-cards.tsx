"use client"

import { Instant } from "@/components/employer/instant"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { relativeInstant } from "@/lib/format/instants"
import { formatList } from "@/lib/format/lists"
import type { WebhookAnswer } from "@/lib/queries/webhooks"
import { CardFact } from "../card-fact"
import { AttemptOutcome } from "./attempt-outcome"
import { type WebhookActions, WebhookMenu } from "./webhook-menu"
import { WebhookState, WebhookTroubleText } from "./webhook-state"
import { eventTypes, eventWords, isInTrouble, webhookHeading, webhookName } from "./webhook-words"

interface WebhookCardsProps {
  webhooks: readonly WebhookAnswer[]
  now: Date
  actions: WebhookActions
}

/** Cards, since an employer has few webhooks and there is much to show for each. */
export function WebhookCards({ webhooks, now, actions }: WebhookCardsProps) {
  const { t } = useMessages()
  return (
    <ul aria-label={t("webhooks.title")} className="flex flex-col gap-3">
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} now={now} actions={actions} />
      ))}
    </ul>
  )
}

function WebhookCard({
  webhook,
  now,
  actions,
}: Omit<WebhookCardsProps, "webhooks"> & { webhook: WebhookAnswer }) {
  const { t, textOf, rich, locale } = useMessages()
  const { id, url, events, confidential, lastAttempt, status, createdAt, createdBy, previousSecretUntil } =
    webhook
  const all = events.length === eventTypes.length
  const troubled = isInTrouble(webhook) || status === "paused"
  const overlaps = previousSecretUntil !== null && new Date(previousSecretUntil) > now
  return (
    <li data-webhook={id} className="rounded-xl border bg-card p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-sm font-medium wrap-anywhere">
            <Link href={`/settings/webhooks/${id}`} className="rounded-sm hover:underline">
              {webhookHeading(webhook)}
            </Link>
          </h2>
          <code className="figures mt-0.5 block text-xs wrap-anywhere text-muted-foreground">{url}</code>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:basis-full">
          <Button
            size="sm"
            variant="outline"
            aria-label={t("webhooks.seeDeliveriesOf", { name: webhookName(webhook) })}
            render={<Link href={`/settings/webhooks/${id}`} />}
          >
            {t("webhooks.seeDeliveries")}
          </Button>
          {status === "enabled" ? null : (
            <Button size="sm" variant="outline" onClick={() => actions.setStatus(webhook, "enabled")}>
              {t(status === "paused" ? "webhooks.resume" : "webhooks.enable")}
            </Button>
          )}
        </div>
        <div className="-mr-2">
          <WebhookMenu webhook={webhook} actions={actions} />
        </div>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 text-compact md:grid-cols-[1fr_1.4fr_1.2fr_1.2fr]">
        <CardFact name={t("webhooks.state")}>
          <WebhookState webhook={webhook} />
        </CardFact>
        <CardFact name={t("webhooks.lastAttempt")}>
          {lastAttempt ? (
            <>
              <AttemptOutcome result={lastAttempt} />
              <Instant at={lastAttempt.at} className="block text-xs text-muted-foreground">
                {relativeInstant(lastAttempt.at, now, locale)}
              </Instant>
            </>
          ) : (
            <span className="text-muted-foreground">{t("webhooks.noAttempt")}</span>
          )}
        </CardFact>
        <CardFact name={t("webhooks.events")}>
          <span
            title={formatList(
              events.map((type) => textOf(eventWords[type])),
              locale,
            )}
          >
            {all
              ? t("webhooks.allEvents")
              : t("webhooks.someEvents", { count: events.length, all: eventTypes.length })}
          </span>
          {confidential ? (
            <span className="block text-xs text-muted-foreground">{t("webhooks.withConfidential")}</span>
          ) : null}
        </CardFact>
        <CardFact name={t("webhooks.created")}>
          <Instant at={createdAt}>{relativeInstant(createdAt, now, locale)}</Instant>
          <span className="block truncate text-xs text-muted-foreground" title={createdBy}>
            {t("webhooks.createdBy", { person: createdBy })}
          </span>
        </CardFact>
      </dl>
      {troubled || overlaps ? (
        <div className="mt-3 border-t pt-3 text-compact text-muted-foreground">
          <WebhookTroubleText webhook={webhook} />
          {overlaps ? (
            <p>{rich("webhooks.oldSecretUntil", { until: () => <Instant at={previousSecretUntil} /> })}</p>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}
