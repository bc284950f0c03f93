import { Badge } from "@/components/ui/badge"
import { Card } from "@/components/ui/card"
import type { OwnEmployer } from "@/lib/queries/employer"

/** The plan and what it means: to be read, not changed. */
export function PlanCard({ plan }: { plan: OwnEmployer["plan"] }) {
  return (
    <Card
      title="Plan"
      description="Operators change plans: ask the people who run this installation."
      action={<Badge tone={plan.id === "unlimited" ? "positive" : "neutral"}>{plan.name}</Badge>}
    >
      <p className="max-w-120">{plan.means}</p>
    </Card>
  )
}
