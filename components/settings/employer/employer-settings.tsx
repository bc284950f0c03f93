"use client"

import { useQuery } from "@tanstack/react-query"
import { Loaded } from "@/components/layout/loaded"
import { Card } from "@/components/ui/card"
import { Skeleton } from "@/components/ui/skeleton"
import { employerQuery } from "@/lib/queries/employer"
import { SettingsFrameHeader } from "../settings-frame-header"
import { EmployerForm } from "./employer-form"
import { PlanCard } from "./plan-card"
import { TwoFactorRuleCard } from "./two-factor-rule-card"

/** What the employer is called, where its days begin, and its plan. */
export function EmployerSettings() {
  return (
    <>
      <SettingsFrameHeader title="Employer" description="What your postings are published under." />
      <Loaded
        query={useQuery(employerQuery)}
        failed="The employer could not be loaded"
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
