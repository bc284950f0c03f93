"use client"

import { useQuery } from "@tanstack/react-query"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Loaded } from "@/components/layout/loaded"
import { useAddress } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { useTestWebhook, webhookQuery } from "@/lib/queries/webhooks"
import { LogSkeleton } from "../log-skeleton"
import { SettingsFrameHeader } from "../settings-frame-header"
import { DeliveryList } from "./delivery-list"
import { MissingWebhook } from "./missing-webhook"
import { useNoticeInStep } from "./use-notice-in-step"
import { useWebhookActions } from "./use-webhook-actions"
import { type WebhookDialog, WebhookDialogs } from "./webhook-dialogs"
import { WebhookMenu } from "./webhook-menu"
import { WebhookState, WebhookTroubleText } from "./webhook-state"
import { isInTrouble, webhookHeading } from "./webhook-words"

/** One webhook: what was sent to it, and the outcome. */
export function WebhookPage({ id }: { id: number }) {
  const { t } = useMessages()
  const router = useRouter()
  const address = useAddress()
  const query = useQuery(webhookQuery(id))
  const [asked, ask] = useState<WebhookDialog | null>(null)
  const test = useTestWebhook()
  const actions = useWebhookActions(ask, test)
  useNoticeInStep(query.data && [query.data])
  return (
    <Loaded
      query={query}
      failed={t("webhooks.notLoaded")}
      loading={
        <>
          <SettingsFrameHeader title={t("deliveries.title")} above={above(t("webhooks.title"))} />
          <LogSkeleton label={t("deliveries.loading")} />
        </>
      }
      missing={<MissingWebhook />}
    >
      {(webhook) => (
        <>
          <SettingsFrameHeader
            above={above(t("webhooks.title"))}
            title={webhookHeading(webhook)}
            meta={<WebhookState webhook={webhook} />}
            description={<WebhookPurpose url={webhook.url} />}
            action={
              <>
                <Button variant="outline" className="max-sm:hidden" onClick={() => actions.test(webhook)}>
                  {t("webhooks.test")}
                </Button>
                <WebhookMenu webhook={webhook} actions={actions} />
              </>
            }
          />
          {isInTrouble(webhook) || webhook.status === "paused" ? (
            <Banner
              tone={webhook.status === "paused" ? "info" : "warning"}
              role="none"
              action={
                webhook.status === "enabled" ? null : (
                  <Button size="sm" variant="outline" onClick={() => actions.setStatus(webhook, "enabled")}>
                    {t(webhook.status === "paused" ? "webhooks.resume" : "webhooks.enable")}
                  </Button>
                )
              }
            >
              <WebhookTroubleText webhook={webhook} />
            </Banner>
          ) : null}
          <DeliveryList webhookId={id} />
          <WebhookDialogs
            asked={asked}
            onAsk={ask}
            test={test}
            onDeleted={() => {
              router.push(address("/settings/webhooks"))
              router.refresh()
            }}
            focusAfter={() => document.querySelector<HTMLElement>("[data-webhook-menu]")}
          />
        </>
      )}
    </Loaded>
  )
}

function WebhookPurpose({ url }: { url: string }) {
  const { t } = useMessages()
  const zone = useZoneWords()
  return (
    <>
      <code className="figures block text-xs wrap-anywhere">{url}</code>
      <span className="mt-1 block">{t("deliveries.description", { zone: zone.note })}</span>
    </>
  )
}

const above = (label: string) => [{ label, href: "/settings/webhooks" }]
