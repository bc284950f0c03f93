"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Badge } from "@/components/ui/badge"
import { Card } from "@/components/ui/card"
import { say } from "@/lib/messages/message"
import type { OwnEmployer } from "@/lib/queries/employer"

const words = {
  standard: { name: say("employers.standard"), means: say("employers.standardMeans") },
  unlimited: { name: say("employers.unlimited"), means: say("employers.unlimitedMeans") },
}

/** The plan and what it means, for reading only. */
export function PlanCard({ plan: { id } }: Pick<OwnEmployer, "plan">) {
  const { t, textOf } = useMessages()
  const { name, means } = words[id]
  return (
    <Card
      title={t("employers.planTitle")}
      description={t("employers.planDescription")}
      action={<Badge tone={id === "unlimited" ? "positive" : "neutral"}>{textOf(name)}</Badge>}
    >
      <p className="max-w-120">{textOf(means)}</p>
    </Card>
  )
}
