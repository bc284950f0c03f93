"use client"

import { useQuery } from "@tanstack/react-query"
import { Loaded } from "@/components/layout/loaded"
import { useMessages } from "@/components/messages/use-messages"
import { Card } from "@/components/ui/card"
import { Skeleton } from "@/components/ui/skeleton"
import { employerQuery } from "@/lib/queries/employer"
import { SettingsFrameHeader } from "../settings-frame-header"
import { EmployerForm } from "./employer-form"
import { PlanCard } from "./plan-card"
import { TwoFactorRuleCard } from "./two-factor-rule-card"

/** The employer's name, time zone and plan. */
export function EmployerSettings() {
  const { t } = useMessages()
  return (
    <>
      <SettingsFrameHeader title={t("employers.pageTitle")} description={t("employers.pageDescription")} />
      <Loaded
        query={useQuery(employerQuery)}
        failed={t("employers.notLoaded")}
        loading={
          <Card>
            <div aria-hidden className="flex max-w-96 flex-col gap-5">
              <Skeleton className="w-24" />
              <Skeleton className="h-control" />
              <Skeleton className="h-control" />
            </div>
          </Card>
        }
      >
        {(employer) => (
          <>
            <EmployerForm employer={employer} />
            <TwoFactorRuleCard employer={employer} />
            <PlanCard plan={employer.plan} />
          </>
        )}
      </Loaded>
    </>
  )
}
