"use client"

import { useMessages } from "@/components/messages/use-messages"
import type { DeliveryAnswer } from "@/lib/queries/webhooks"

/** The headers with which a receiver checks a delivery, and what each is for. */
export function DeliveryHeaders({ delivery: { event, attempts } }: { delivery: DeliveryAnswer }) {
  const { t } = useMessages()
  const last = attempts.at(-1)
  const headers = [
    { name: "webhook-id", value: event.id, meaning: t("deliveries.idMeaning") },
    {
      name: "webhook-timestamp",
      value: last ? String(Math.floor(Date.parse(last.at) / 1_000)) : "…",
      meaning: t("deliveries.timestampMeaning"),
    },
    { name: "webhook-signature", value: "v1,…", meaning: t("deliveries.signatureMeaning") },
  ]
  return (
    <section aria-label={t("deliveries.headers")}>
      <h3 className="text-compact font-semibold">{t("deliveries.headers")}</h3>
      <dl className="mt-2 flex flex-col gap-2 text-compact">
        {headers.map(({ name, value, meaning }) => (
          <div key={name} className="rounded-lg border px-3 py-2">
            <dt>
              <code className="figures text-xs font-semibold">{name}</code>
            </dt>
            <dd>
              <code className="figures block text-xs wrap-anywhere">{value}</code>
              <span className="mt-1 block text-xs text-muted-foreground">{meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
