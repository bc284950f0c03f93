"use client"

import { useQuery } from "@tanstack/react-query"
import { Webhook as WebhookIcon } from "lucide-react"
import { type ReactNode, useRef, useState } from "react"
import { Loaded } from "@/components/layout/loaded"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { mostWebhooks } from "@/lib/api/dashboard/webhook-form"
import { useTestWebhook, webhooksQuery } from "@/lib/queries/webhooks"
import { SettingsFrameHeader } from "../settings-frame-header"
import { useNoticeInStep } from "./use-notice-in-step"
import { useWebhookActions } from "./use-webhook-actions"
import { WebhookCards } from "./webhook-cards"
import { type WebhookDialog, WebhookDialogs } from "./webhook-dialogs"
import { WebhookGuideLink } from "./webhook-guide-link"
import { WebhooksSkeleton } from "./webhooks-skeleton"

/** The employer's webhooks, to create, watch, test and delete. */
export function WebhookSettings() {
  const { t, rich } = useMessages()
  const list = useQuery(webhooksQuery)
  const [asked, ask] = useState<WebhookDialog | null>(null)
  const test = useTestWebhook()
  const actions = useWebhookActions(ask, test)
  const createRef = useRef<HTMLButtonElement>(null)
  useNoticeInStep(list.data?.data)
  const full = (list.data?.data.length ?? 0) >= mostWebhooks
  const create = () => ask({ what: "create" })
  return (
    <>
      <SettingsFrameHeader
        title={t("webhooks.title")}
        description={rich("webhooks.pageDescription", {
          guide: (text: ReactNode) => <WebhookGuideLink>{text}</WebhookGuideLink>,
        })}
        action={
          <Button ref={createRef} variant="primary" disabled={full} onClick={create}>
            {t("webhooks.create")}
          </Button>
        }
      />
      <Loaded
        query={list}
        failed={t("webhooks.notLoaded")}
        notRefreshed={t("webhooks.notUpToDate")}
        loading={<WebhooksSkeleton />}
        empty={({ data }) =>
          data.length > 0 ? null : (
            <EmptyState
              icon={<WebhookIcon />}
              title={t("webhooks.none")}
              action={
                <Button variant="outline" onClick={create}>
                  {t("webhooks.createFirst")}
                </Button>
              }
            >
              {t("webhooks.noneText")}
            </EmptyState>
          )
        }
      >
        {({ data }) => (
          <>
            {full ? <Banner tone="info">{t("webhooks.full", { most: mostWebhooks })}</Banner> : null}
            <WebhookCards webhooks={data} now={new Date(list.dataUpdatedAt)} actions={actions} />
            <p className="text-compact text-muted-foreground">
              {t("webhooks.count", { count: data.length, most: mostWebhooks })}
            </p>
          </>
        )}
      </Loaded>
      <WebhookDialogs asked={asked} onAsk={ask} test={test} focusAfter={() => createRef.current} />
    </>
  )
}
