"use client"

import { useQuery } from "@tanstack/react-query"
import { Loaded } from "@/components/layout/loaded"
import { useMessages } from "@/components/messages/use-messages"
import { Card } from "@/components/ui/card"
import { Skeleton } from "@/components/ui/skeleton"
import { checkSettingsQuery } from "@/lib/queries/check-settings"
import { SettingsFrameHeader } from "../settings-frame-header"
import { FactsForm } from "./facts-form"
import { MutedRulesCard } from "./muted-rules-card"

/** What the posting check needs to know about the employer, and which of its rules are muted. */
export function CheckSettingsPage() {
  const { t } = useMessages()
  return (
    <>
      <SettingsFrameHeader title={t("postingCheck.title")} description={t("checkSettings.description")} />
      <Loaded
        query={useQuery(checkSettingsQuery)}
        failed={t("checkSettings.notLoaded")}
        loading={
          <Card>
            <div aria-hidden className="flex max-w-96 flex-col gap-5">
              <Skeleton className="w-48" />
              <Skeleton className="h-control" />
              <Skeleton className="w-48" />
              <Skeleton className="h-control" />
            </div>
          </Card>
        }
      >
        {(settings) => (
          <>
            <FactsForm settings={settings} />
            <MutedRulesCard muted={settings.muted} />
          </>
        )}
      </Loaded>
    </>
  )
}
