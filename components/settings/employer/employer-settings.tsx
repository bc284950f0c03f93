"use client"

import { useQuery } from "@tanstack/react-query"
import { Card } from "@/components/ui/card"
import { LoadFailure } from "@/components/ui/load-failure"
import { Skeleton } from "@/components/ui/skeleton"
import { employerQuery } from "@/lib/queries/employer"
import { SettingsFrameHeader } from "../settings-frame-header"
import { EmployerForm } from "./employer-form"
import { PlanCard } from "./plan-card"
import { TwoFactorRuleCard } from "./two-factor-rule-card"

/** What the employer is called, where its days begin, and its plan. */
export function EmployerSettings() {
  const { data, error, refetch, isFetching } = useQuery(employerQuery)
  return (
    <>
      <SettingsFrameHeader title="Employer" description="What your postings are published under." />
      {data ? (
        <>
          <EmployerForm employer={data} />
          <TwoFactorRuleCard employer={data} />
          <PlanCard plan={data.plan} />
        </>
      ) : error ? (
        <LoadFailure title="The employer could not be loaded" onRetry={refetch} retrying={isFetching}>
          {error.message}
        </LoadFailure>
      ) : (
        <Card>
          <div aria-hidden className="flex max-w-96 flex-col gap-5">
            <Skeleton className="w-24" />
            <Skeleton className="h-control" />
            <Skeleton className="h-control" />
          </div>
        </Card>
      )}
    </>
  )
}
